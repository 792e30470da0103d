import { useCallback } from 'react';
import { usePageTitle } from '../shell/page-title.js';

export interface StepHeadingProps {
  readonly title: string;
  readonly lead?: string;
}

/** The heading of a screen; it takes the focus when the screen appears, so that a screen reader says where one is. */
export function StepHeading({ title, lead }: StepHeadingProps) {
  usePageTitle(title);
  const focus = useCallback((heading: HTMLHeadingElement | null) => {
    if (heading === null) return;
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <header className="wizard-heading">
      <h1 ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="sw-lead">{lead}</p>}
    </header>
  );
}
