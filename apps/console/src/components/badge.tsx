import type { Tone } from '@statewise/ui';
import type { ReactNode } from 'react';

/** A word that says how something stands; its colour only says it again. */
export function Badge({
  tone,
  children,
}: {
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={`console-badge console-badge--${tone ?? 'plain'}`}>{children}</span>;
}
