import type { TextPart } from '@statewise/site-content';
import type { ReactNode } from 'react';

interface InformationTextProps {
  readonly parts: readonly TextPart[];
  readonly calculator?: ReactNode;
}

/** A rendered text; where its calculator belongs, `calculator` stands. */
export function InformationText({ parts, calculator }: InformationTextProps) {
  return parts.map((part, at) => {
    const key = `${part.kind}-${at}`;
    if (part.kind === 'calculator') return <div key={key}>{calculator}</div>;
    // The server rendered it from Markdown without raw HTML.
    return <div key={key} className="site-text" dangerouslySetInnerHTML={{ __html: part.html }} />;
  });
}
