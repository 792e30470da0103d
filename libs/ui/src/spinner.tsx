import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useUiText } from './i18n.js';
import { DialogContext, openDialogs } from './open-dialogs.js';

/** Turns while something is under way; say in text what it is. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg
      className="sw-spinner"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.25" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" strokeLinecap="round" />
    </svg>
  );
}

export interface LoadingProps {
  /** What is being waited for; shown beside the spinner. */
  readonly label: string;
}

/** A spinner with its explanation, announced politely. */
export function Loading({ label }: LoadingProps) {
  return (
    <>
      <p className="sw-loading" role="status">
        <Spinner size={24} />
        {label}
      </p>
      <Slow />
    </>
  );
}

/** Milliseconds after which waiting is no more what people expect. */
const usual = 5_000;

/** Stands beside what is waited for, and says after a while that nothing is wrong with the page; not while a dialog above it waits for the person. */
export function Slow() {
  const t = useUiText();
  const [isSlow, setSlow] = useState(false);
  const own = useContext(DialogContext);
  const isBehind = useSyncExternalStore(
    openDialogs.subscribe,
    () => ![undefined, own?.current].includes(openDialogs.top()),
    () => false,
  );
  useEffect(() => {
    if (isBehind) return;
    const timer = setTimeout(() => setSlow(true), usual);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBehind]);
  return (
    isSlow && (
      <span className="sw-small" role="status">
        {t('slow')}
      </span>
    )
  );
}
