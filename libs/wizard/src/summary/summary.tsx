import { fieldSpecs, type FormField } from '@statewise/fields';
import { SummaryCard } from '@statewise/ui';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { formPlaces, isApplicable, placeOf, type Place } from '../flow/places.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import type { ScreenProps } from '../wizard-options.js';
import { SummaryAnswer } from './answer.js';

export interface SummaryProps extends ScreenProps {
  /** Fields that tell the applicant nothing here, such as a consent, besides those that the flow leaves out; `2.mobile` leaves one out at one step alone. */
  readonly leaveOut?: readonly string[];
  /** Answers that are said as one, such as a name or an address. */
  readonly joined?: readonly JoinedAnswers[];
  /** What a step has besides its answers, such as lists of people. */
  readonly Besides?: ComponentType<ScreenProps & { readonly step: number }>;
}

/** Answers of one step under one term; fields of a part stand beside one another, parts behind a comma. */
export interface JoinedAnswers {
  readonly step: number;
  readonly term: string;
  readonly parts: readonly (readonly string[])[];
}

/** The steps before this one as they will be sent, each with the way back to it. */
export function Summary({ flow, leaveOut = [], joined = [], Besides = NothingBesides }: SummaryProps) {
  const setup = useFlowSetup();
  const here = placeOf(setup.flow, flow.state)?.step ?? 0;
  const unsaid = [...leaveOut, ...(setup.flow.summary?.leaveOut ?? [])];
  return formPlaces(setup.flow)
    .filter((place) => place.step < here && isApplicable(place, flow))
    .map((place) => (
      <SummaryPart key={place.step} flow={flow} place={place} leaveOut={unsaid} joined={joined} Besides={Besides} />
    ));
}

const NothingBesides = () => null;

interface SummaryPartProps extends Required<SummaryProps> {
  readonly place: Place;
}

function SummaryPart({ flow, place: { step, fields }, leaveOut, joined, Besides }: SummaryPartProps) {
  const t = useWizardText();
  const answers = flow.snapshot.context.steps[step] ?? {};
  const edit = { type: 'step.goTo', step };
  const said = (fields === undefined ? [] : fieldSpecs(fields)).filter(
    ({ name, isQuestion }) =>
      !leaveOut.includes(name) && !leaveOut.includes(`${step}.${name}`) && isSaid(answers[name], isQuestion),
  );
  const answer = (spec: FormField): ReactNode => (
    <SummaryAnswer flow={flow} spec={spec} value={answers[spec.name]} values={answers} />
  );
  const together = joined.filter((group) => group.step === step);
  const items = said.flatMap((spec) => {
    const group = together.find(({ parts }) => parts.flat().includes(spec.name));
    if (group === undefined) return { term: t.text(`field.${spec.name}`), value: answer(spec) };
    const parts = group.parts
      .map((names) => names.flatMap((name) => said.filter((one) => one.name === name)))
      .filter((part) => part.length > 0);
    const isFirst = said.find(({ name }) => group.parts.flat().includes(name)) === spec;
    return isFirst ? { term: group.term, value: inOneLine(parts, answer) } : [];
  });
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

function inOneLine(parts: readonly (readonly FormField[])[], answer: (spec: FormField) => ReactNode): ReactNode {
  const [[first] = []] = parts;
  return parts.flat().map((spec) => (
    <Fragment key={spec.name}>
      {spec !== first && (parts.some(([begin]) => begin === spec) ? ', ' : ' ')}
      {answer(spec)}
    </Fragment>
  ));
}

/** A tick that is not set says nothing; a no to a question does. */
function isSaid(value: unknown, isQuestion = false): boolean {
  return value !== undefined && value !== null && value !== '' && (value !== false || isQuestion);
}
