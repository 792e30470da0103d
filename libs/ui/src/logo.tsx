import { provider } from '@statewise/i18n';

/** The mark: a globe with its lines, the one in its middle drawn through. */
export function LogoMark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle cx="18" cy="18" r="17" fill="currentColor" />
      <g className="sw-logo__lines" fill="none" strokeWidth="1.6">
        <ellipse cx="18" cy="18" rx="5.2" ry="12.5" />
        <ellipse cx="18" cy="18" rx="10.6" ry="12.5" />
      </g>
      <path className="sw-logo__prime" d="M18 3.5v29" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name of the provider. */
export function Logo() {
  return (
    <span className="sw-logo">
      <LogoMark />
      <span className="sw-logo__name">{provider.name}</span>
    </span>
  );
}
