import { useCallback, type ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';

export interface StepHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** Number of the step; without one it is a page of its own. */
  readonly step?: number;
}

/** The heading of a screen; it takes the focus when the screen appears, so that a screen reader says where one is. */
export function StepHeading({ title, lead, step }: StepHeadingProps): ReactNode {
  const t = useLoanText();
  const focus = useCallback((heading: HTMLHeadingElement | null) => {
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const isCounted = step !== undefined && step >= 1 && step <= 5;
  return (
    <header className="loan-heading">
      {isCounted && <p className="loan-heading__count">{t('step.count', { step })}</p>}
      <h1 ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="sw-lead">{lead}</p>}
    </header>
  );
}
