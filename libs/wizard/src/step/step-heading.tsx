import type { FlowBinding } from '@statewise/flow-client';
import { useCallback, type ReactNode } from 'react';
import { countedPlaces, placeOf } from '../flow/places.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { usePageTitle } from '../shell/page-title.js';

export interface StepHeadingProps {
  readonly title: string;
  readonly lead?: string;
  /** The application, on a page of its steps: the heading says which one it is. */
  readonly flow?: FlowBinding;
}

/** The heading of a screen; it takes the focus when the screen appears, so that a screen reader says where one is. */
export function StepHeading({ title, lead, flow }: StepHeadingProps): ReactNode {
  const t = useWizardText();
  const setup = useFlowSetup();
  const place = flow && placeOf(setup.flow, flow.state);
  const steps = flow === undefined ? [] : countedPlaces(setup, flow);
  usePageTitle(title);
  const focus = useCallback((heading: HTMLHeadingElement | null) => {
    if (heading === null) return;
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const position = place === undefined ? 0 : steps.indexOf(place) + 1;
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
