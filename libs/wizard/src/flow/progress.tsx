import { checkFields, fieldSpecs } from '@statewise/fields';
import type { UnstampedEvent, FlowBinding } from '@statewise/flow-client';
import { ProgressSteps } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { countedPlaces, placeOfStep, placesOf, type Place } from './places.js';

/**
 * The steps that are counted; what follows them only for admins, or once the application got there. What can be opened
 * is the chart's to say.
 */
export function Progress({ flow, current }: { readonly flow: FlowBinding; readonly current: Place }): ReactNode {
  const t = useWizardText();
  const setup = useFlowSetup();
  const { flow: chart } = setup;
  const forms = countedPlaces(setup, flow);
  const last = forms.at(-1)?.step ?? 0;
  const { furthestStep } = flow.snapshot.context;
  const hasEnd = flow.application?.isAdmin === true || furthestStep > last;
  const ends = placesOf(chart).filter((place) => place.step > last && placeOfStep(chart, place.step) === place);
  const places = hasEnd ? [...forms, ...ends] : forms;
  const isShown = forms.includes(current) || (hasEnd && ends.some(({ step }) => step === current.step));
  if (!isShown) return null;
  const wayTo = ({ step, state }: Place): UnstampedEvent | undefined =>
    [
      { type: 'step.goTo', step },
      { type: 'application.jump', state, reason: t('admin.jump') },
    ].find((way) => flow.can(way));
  const isDone = (step: number): boolean => {
    const place = places.find((known) => known.step === step);
    if (place === undefined) return false;
    return setup.isDone?.(place, flow) ?? (place.fields === undefined ? step < furthestStep : isAnswered(place, flow));
  };
  const ways = new Map(places.map((place) => [place.step, wayTo(place)]));
  const goTo = (step: number): void => {
    const way = ways.get(step);
    if (way !== undefined) flow.send(way);
  };
  return (
    <div className="wizard-progress">
      <div className="sw-width sw-width--narrow">
        <ProgressSteps
          steps={places.map(({ step }) => ({
            number: step,
            name: t.text(`step.${step}`),
            canOpen: ways.get(step) !== undefined,
            isDone: isDone(step),
          }))}
          current={current.step}
          onGoTo={goTo}
        />
      </div>
    </div>
  );
}

/** Whether the answers of a step are there and pass its rules as they stand; those that depend on an offer passed when they were saved. */
function isAnswered({ step, fields }: Place, { snapshot: { context } }: FlowBinding): boolean {
  const answers = context.steps[step];
  if (answers === undefined || fields === undefined) return false;
  const names = new Set(fieldSpecs(fields).map(({ name }) => name));
  const own = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
  const { errors = {} } = checkFields(fields, own, { ...context, at: new Date().toISOString() });
  return Object.values(errors).every((keys) => !keys.includes('required'));
}
