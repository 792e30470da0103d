import { typingCheckMachine } from '@statewise/machines';
import { FormField, useErrorText, type ScreenProps, type StepForm } from '@statewise/wizard';
import { useMachine } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';

const name = 'employee_number';

/** The employee number; its error is shown once typing pauses. */
export function EmployeeNumberField({ flow, form }: ScreenProps & { readonly form: StepForm }): ReactNode {
  const errorText = useErrorText();
  const [check, send] = useMachine(typingCheckMachine);
  const typed = String(form.values[name] ?? '');
  const [key] = typed === '' ? [] : (flow.explain(form.event)?.[name] ?? []);
  const isFine = key === undefined;
  useEffect(() => send({ type: 'text.typed', isFine }), [send, typed, isFine]);
  const isWrong = key !== undefined && check.matches('wrong');
  const error = isWrong ? { error: errorText({ name, kind: 'text', key }) } : {};
  return <FormField form={form} name={name} {...error} />;
}
