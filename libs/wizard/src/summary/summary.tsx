import { fieldSpecs } from '@statewise/fields';
import { SummaryCard } from '@statewise/ui';
import type { ComponentType, ReactNode } from 'react';
import { formPlaces, isApplicable, placeOf, type Place } from '../flow/places.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import type { ScreenProps } from '../wizard-options.js';
import { SummaryAnswer } from './answer.js';

export interface SummaryProps extends ScreenProps {
  /** Fields that tell the applicant nothing, such as a consent; `2.mobile` leaves one out at one step alone. */
  readonly leaveOut?: readonly string[];
  /** What a step has besides its answers, such as lists of people. */
  readonly Besides?: ComponentType<ScreenProps & { readonly step: number }>;
}

/** The steps before this one as they will be sent, each with the way back to it. */
export function Summary({ flow, leaveOut = [], Besides = NothingBesides }: SummaryProps): ReactNode {
  const setup = useFlowSetup();
  const here = placeOf(setup.flow, flow.state)?.step ?? 0;
  return formPlaces(setup.flow)
    .filter((place) => place.step < here && isApplicable(place, flow))
    .map((place) => <SummaryPart key={place.step} flow={flow} place={place} leaveOut={leaveOut} Besides={Besides} />);
}

const NothingBesides = () => null;

interface SummaryPartProps extends Required<SummaryProps> {
  readonly place: Place;
}

function SummaryPart({ flow, place: { step, fields }, leaveOut, Besides }: SummaryPartProps): ReactNode {
  const t = useWizardText();
  const answers = flow.snapshot.context.steps[step] ?? {};
  const edit = { type: 'step.goTo', step };
  const items = (fields === undefined ? [] : fieldSpecs(fields))
    .filter(
      ({ name, isQuestion }) =>
        !leaveOut.includes(name) && !leaveOut.includes(`${step}.${name}`) && isSaid(answers[name], isQuestion),
    )
    .map((spec) => ({
      term: t.text(`field.${spec.name}`),
      value: <SummaryAnswer flow={flow} spec={spec} value={answers[spec.name]} />,
    }));
  return (
    <SummaryCard
      title={t.text(`step.${step}`)}
      items={items}
      {...(flow.can(edit) ? { onEdit: () => flow.send(edit) } : {})}
    >
      <Besides flow={flow} step={step} />
    </SummaryCard>
  );
}

/** A tick that is not set says nothing; a no to a question does. */
function isSaid(value: unknown, isQuestion = false): boolean {
  return value !== undefined && value !== null && value !== '' && (value !== false || isQuestion);
}
