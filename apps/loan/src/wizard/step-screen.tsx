import type { FlowBinding } from '@statewise/flow-client';
import { stateOfStep } from '@statewise/machines';
import { Actions, Button, ErrorSummary, Stack } from '@statewise/ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { useErrorText } from './error-text.js';
import type { StepForm } from '@statewise/wizard';
import { StepHeading } from './step-heading.js';

export interface StepScreenProps {
  readonly flow: FlowBinding;
  readonly form: StepForm;
  readonly children: ReactNode;
  readonly sendLabel?: string;
  /** Opens what hides a field before the error summary leads to it. */
  readonly onGoTo?: (name: string) => void;
}

/** What every step has: heading, error summary, its fields, back and on. */
export function StepScreen({ flow, form, children, sendLabel, onGoTo }: StepScreenProps): ReactNode {
  const t = useLoanText();
  const isBusy = flow.isUnderWay;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.save();
  };
  return (
    <form noValidate onSubmit={submit} className="loan-form">
      <StepHeading
        key={form.step}
        title={t.text(`step.${form.step}`)}
        lead={t.text(`step.${form.step}.lead`)}
        step={form.step}
      />
      <StepErrors form={form} attempt={flow.refusal?.attempt ?? 0} {...(onGoTo ? { onGoTo } : {})} />
      <Stack>{children}</Stack>
      <Actions className="loan-actions">
        <Button type="submit" busy={isBusy}>
          {sendLabel ?? t('step.next')}
        </Button>
        {flow.can({ type: 'step.back' }) && (
          <Button variant="quiet" onClick={() => flow.send({ type: 'step.back' })}>
            {t('step.back')}
          </Button>
        )}
      </Actions>
    </form>
  );
}

interface StepErrorsProps {
  readonly form: StepForm;
  readonly attempt: number;
  readonly onGoTo?: (name: string) => void;
}

function StepErrors({ form, attempt, onGoTo }: StepErrorsProps): ReactNode {
  const errorText = useErrorText();
  const labelOf = useErrorLabel();
  const order = [...form.specs.keys()];
  const errors = Object.entries(form.errors)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, [key = 'required']]) => ({
      ...(form.specs.has(name) ? { name } : {}),
      message: `${labelOf(name)}: ${errorText({ name, kind: form.specs.get(name)?.kind, key })}`,
    }));
  return <ErrorSummary errors={errors} attempt={attempt} {...(onGoTo ? { onGoTo } : {})} />;
}

/** What an error is about: a field of this step, or a step before it and its field, as in `stepTwo.street`. */
function useErrorLabel(): (name: string) => string {
  const t = useLoanText();
  const fieldLabel = (name: string) => t.text(t.has(`short.${name}`) ? `short.${name}` : `field.${name}`);
  return (name) => {
    const [state = '', field] = name.split('.');
    const step = Object.entries(stateOfStep).find(([, known]) => known === state)?.[0];
    if (step === undefined) return fieldLabel(name);
    return [t.text(`step.${step}`), ...(field === undefined ? [] : [fieldLabel(field)])].join(', ');
  };
}
