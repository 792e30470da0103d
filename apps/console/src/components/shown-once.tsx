import { CopyButton, Notice } from '@statewise/ui';
import type { ReactNode } from 'react';

export interface ShownOnceProps {
  readonly title: string;
  readonly why: string;
  readonly text: string;
  readonly onDismiss: () => void;
}

/** Something that the server tells a single time, to be copied now. */
export function ShownOnce({ title, why, text, onDismiss }: ShownOnceProps): ReactNode {
  return (
    <Notice tone="warning" title={title} live="assertive" onDismiss={onDismiss} actions={<CopyButton text={text} />}>
      <p>{why}</p>
      <p>
        <code className="console-secret">{text}</code>
      </p>
    </Notice>
  );
}
