import { checkFields, fieldSpecs } from '@statewise/fields';
import type { UnstampedEvent, FlowBinding } from '@statewise/flow-client';
import { ProgressSteps } from '@statewise/ui';
import { memo, useMemo } from 'react';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { useAfterPaint } from '../visit/use-painted.js';
import type { FlowSetup } from '../wizard-options.js';
import { countedPlaces, placeOfStep, placesOf, type Place } from './places.js';

/**
 * The steps that are counted; what follows them only for admins, or once the application got there. What can be opened
 * is the chart's to say, a moment after the step on screen: it takes as long as the rest of that.
 */
export const Progress = memo(function Progress({ flow, current }: ProgressProps) {
  const t = useWizardText();
  const setup = useFlowSetup();
  const settled = useAfterPaint(flow);
  const jump = t('admin.jump');
  const steps = useMemo(() => stepsOf(setup, settled, jump), [setup, settled, jump]);
  const shown = steps.find(({ place, isEnd }) => place === current || (isEnd && place.step === current.step));
  // Thanks that lead nowhere are no step.
  if (shown === undefined || (shown.isEnd && steps.every(({ way }) => way === undefined))) return null;
  const goTo = (step: number): void => {
    const way = steps.find(({ place }) => place.step === step)?.way;
    if (way !== undefined) flow.send(way);
  };
  return (
    <div className="wizard-progress">
      <div className="sw-width sw-width--narrow">
        <ProgressSteps
          steps={steps.map(({ place: { step }, isEnd, way, isDone }) => ({
            number: step,
            name: t.text(`step.${step}`),
            canOpen: way !== undefined,
            isDone,
            isAfter: isEnd,
          }))}
          current={current.step}
          onGoTo={goTo}
        />
      </div>
    </div>
  );
});

interface ProgressProps {
  readonly flow: FlowBinding;
  readonly current: Place;
}

interface CountedStep {
  readonly place: Place;
  /** Whether it follows what is counted. */
  readonly isEnd: boolean;
  /** The event that leads there now. */
  readonly way: UnstampedEvent | undefined;
  readonly isDone: boolean;
}

function stepsOf(setup: FlowSetup, flow: FlowBinding, jump: string): readonly CountedStep[] {
  const { flow: chart } = setup;
  const forms = countedPlaces(setup, flow);
  const last = forms.at(-1)?.step ?? 0;
  const { furthestStep } = flow.snapshot.context;
  const hasEnd = flow.application?.isAdmin === true || furthestStep > last;
  const ends = placesOf(chart).filter((place) => place.step > last && placeOfStep(chart, place.step) === place);
  const wayTo = ({ step, state }: Place): UnstampedEvent | undefined =>
    [
      { type: 'step.goTo', step },
      { type: 'application.jump', state, reason: jump },
    ].find((way) => flow.can(way));
  const isDone = (place: Place): boolean =>
    setup.isDone?.(place, flow) ?? (place.fields === undefined ? place.step < furthestStep : isAnswered(place, flow));
  return (hasEnd ? [...forms, ...ends] : forms).map((place) => ({
    place,
    isEnd: place.step > last,
    way: wayTo(place),
    isDone: isDone(place),
  }));
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
