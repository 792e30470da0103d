import { useCallback, type ReactNode } from 'react';
import { formPlaces } from '../flow/places.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { usePageTitle } from '../shell/page-title.js';

export interface StepHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** Number of the step; without one it is a page of its own. */
  readonly step?: number;
}

/** The heading of a screen; it takes the focus when the screen appears, so that a screen reader says where one is. */
export function StepHeading({ title, lead, step }: StepHeadingProps): ReactNode {
  const t = useWizardText();
  const steps = formPlaces(useFlowSetup().flow);
  usePageTitle(title);
  const focus = useCallback((heading: HTMLHeadingElement | null) => {
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const position = steps.findIndex((place) => place.step === step) + 1;
  return (
    <header className="wizard-heading">
      {position > 0 && (
        <p className="wizard-heading__count">{t('step.count', { step: position, total: steps.length })}</p>
      )}
      <h1 ref={focus} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className="sw-lead">{lead}</p>}
    </header>
  );
}
