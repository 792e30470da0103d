/** Two bars: what turns by itself is stopped. */
export function PauseIcon() {
  return <Drawn d="M7 4.5v11M13 4.5v11" />;
}

/** A triangle: it turns by itself again. */
export function PlayIcon() {
  return <Drawn d="M6.5 4.2v11.6l9-5.8Z" />;
}

function Drawn({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
