import type { FlowBinding } from '@statewise/flow-client';
import { fieldSpecs } from '@statewise/fields';
import { labelled } from '@statewise/i18n';
import { Actions, Button, ErrorSummary, Loading, Stack, whenIdle, type SummarisedError } from '@statewise/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FlowButton } from '../flow/flow-button.js';
import { placesOf } from '../flow/places.js';
import { SavedIndicator } from '../flow/saved-indicator.js';
import { useWizardText } from '../messages/use-wizard-text.js';
import { useFlowSetup } from '../services.js';
import { Question } from '../shell/question.js';
import { useIsPainted } from '../visit/use-painted.js';
import { useErrorText, useNamedErrorText } from './error-text.js';
import { useFieldLabel } from './field-label.js';
import type { StepForm } from './step-form.js';
import { StepHeading } from './step-heading.js';

export interface StepScreenProps {
  readonly flow: FlowBinding;
  readonly form: StepForm;
  readonly children: ReactNode;
  readonly sendLabel?: string;
  /** What errors may be about besides fields, such as a list: the summary leads there by its id, as to a field. */
  readonly parts?: readonly string[];
  /** Opens what hides a field before the error summary leads to it. */
  readonly onGoTo?: (name: string) => void;
}

/** What every step has: heading, error summary, its fields, back and on. The heading is painted before the rest is drawn: a step is there at once. */
export function StepScreen({ children, ...props }: StepScreenProps) {
  const { flow, form } = props;
  const t = useWizardText();
  const lead = `step.${form.step}.lead`;
  const { withdraws } = useFlowSetup();
  const [isAsked, setIsAsked] = useState(false);
  const isHeadingDrawn = useIsPainted();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (withdraws?.(flow, form.event) === true) setIsAsked(true);
    else form.save();
  };
  const confirm = (): void => {
    setIsAsked(false);
    form.save();
  };
  return (
    <form noValidate onSubmit={submit} className="wizard-form">
      <StepHeading
        key={form.step}
        title={t.text(`step.${form.step}`)}
        {...(t.has(lead) ? { lead: t.text(lead) } : {})}
      />
      {isHeadingDrawn ? (
        <Suspense fallback={<Loading label={t('app.loading')} />}>
          <StepBody {...props}>{children}</StepBody>
        </Suspense>
      ) : (
        <div className="wizard-coming" />
      )}
      <Question
        isOpen={isAsked}
        title={t('withdraw.title')}
        yes={t('withdraw.yes')}
        no={t('withdraw.no')}
        onYes={confirm}
        onNo={() => setIsAsked(false)}
      >
        <p>{t('withdraw.text')}</p>
      </Question>
    </form>
  );
}

function StepBody({ flow, form, children, sendLabel, parts = [], onGoTo }: StepScreenProps) {
  const t = useWizardText();
  useTriedChart(flow, form);
  return (
    <>
      <StepErrors flow={flow} form={form} parts={parts} {...(onGoTo ? { onGoTo } : {})} />
      <Stack>{children}</Stack>
      <Actions className="wizard-actions">
        <FlowButton type="submit" flow={flow}>
          {sendLabel ?? t('step.next')}
        </FlowButton>
        {flow.can({ type: 'step.back' }) && (
          <Button variant="quiet" onClick={() => flow.send({ type: 'step.back' })}>
            {t('step.back')}
          </Button>
        )}
      </Actions>
      <SavedIndicator flow={flow} />
    </>
  );
}

/** Lets the chart decide once on a step before it is asked to: what the browser runs for the first time takes it four times as long. */
function useTriedChart({ client }: FlowBinding, { event }: StepForm): void {
  const latest = useRef(event);
  useEffect(() => whenIdle(() => void client.preview(latest.current)), [client]);
}

interface StepErrorsProps {
  readonly flow: FlowBinding;
  readonly form: StepForm;
  readonly parts: readonly string[];
  readonly onGoTo?: (name: string) => void;
}

function StepErrors({ flow, form, parts, onGoTo }: StepErrorsProps) {
  const errorText = useNamedErrorText();
  const labelOf = useFieldLabel();
  const elsewhere = useErrorElsewhere(flow);
  const order = [...form.specs.keys()];
  const errors = Object.entries(form.errors)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, [key = 'required']]): SummarisedError => {
      const isHere = form.specs.has(name) || parts.includes(name);
      const there = isHere ? undefined : elsewhere(name, key);
      if (there !== undefined) return there;
      const message = errorText({ kind: undefined, ...form.specs.get(name), name, key }, labelOf(name));
      return { ...(isHere ? { name } : {}), message };
    });
  const attempt = flow.refusal?.attempt ?? 0;
  return <ErrorSummary errors={eachOnce(errors)} attempt={attempt} {...(onGoTo ? { onGoTo } : {})} />;
}

/** What two fields say with the same words is one thing to do: the first of them leads there. */
function eachOnce<Said extends { readonly message: string }>(errors: readonly Said[]): readonly Said[] {
  return errors.filter(({ message }, at) => errors.findIndex((other) => other.message === message) === at);
}

/** Says what is wrong at another step, named by its state, or with a field of it, as in `stepTwo.street`, and leads there. */
function useErrorElsewhere(flow: FlowBinding): (name: string, key: string) => SummarisedError | undefined {
  const t = useWizardText();
  const labelOf = useFieldLabel();
  const errorText = useErrorText();
  const namedErrorText = useNamedErrorText();
  const places = placesOf(useFlowSetup().flow);
  return (name, key) => {
    const [state = '', field] = name.split('.');
    const place = places.find((known) => known.state === state);
    if (place === undefined) return undefined;
    const { step, fields } = place;
    const spec = fields && fieldSpecs(fields).find((known) => known.name === field);
    const wrong = { kind: undefined, ...spec, name: field ?? name, key };
    const said = field === undefined ? errorText(wrong) : namedErrorText(wrong, labelOf(field));
    const message = labelled(t.language, t.text(`step.${step}`), said);
    const there = { type: 'step.goTo', step };
    return { message, onGoTo: flow.can(there) ? () => void flow.send(there) : undefined };
  };
}
