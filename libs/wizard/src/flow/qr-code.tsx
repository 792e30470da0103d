import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, drawn as one path; always dark on white, whatever the colour scheme, since scanners expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <figure className="wizard-qr" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="sw-small">{label}</figcaption>
    </figure>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
