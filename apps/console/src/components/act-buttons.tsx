import { Button, type ButtonProps } from '@statewise/ui';
import { useState } from 'react';
import { isOutcomeUnknown } from '../requests/call.js';
import { useAct, type ActOptions, type Done } from '../requests/use-act.js';
import { useUnsent } from '../requests/use-unsent.js';
import { DialogForm, type DialogFormProps } from './dialog-form.js';
import { FormFields, type FormFieldSpec, type FormFieldsProps, type FormValues } from './form-fields.js';

export interface FormDialogProps<Answer>
  extends
    Pick<DialogFormProps, 'title' | 'go' | 'isDangerous' | 'isPaused' | 'onClose'>,
    Pick<FormFieldsProps, 'errorText'>,
    Pick<ActOptions<void, Answer>, 'said' | 'saidProposed'> {
  readonly lead?: string;
  /** Which of several that its page may show it is about: what is typed for one is not shown for another. */
  readonly about?: string | undefined;
  /** May depend on what is typed. */
  readonly fields?: (values: FormValues) => readonly FormFieldSpec[];
  readonly initial?: FormValues;
  readonly act: (values: FormValues) => Promise<Answer>;
  readonly onDone?: (answer: Done<Answer>) => unknown;
  /** Called besides where it waits for a second person. */
  readonly onProposed?: (answer: Answer) => unknown;
}

export interface DialogButtonProps<Answer> extends Omit<FormDialogProps<Answer>, 'onClose'> {
  readonly button?: Pick<ButtonProps, 'variant' | 'small' | 'aria-label'>;
  /** On the button that opens it, where that says something else than the one that sends. */
  readonly label?: string;
}

/** A button that opens a question or a small form. */
export function DialogButton<Answer>({ button, label, ...dialog }: DialogButtonProps<Answer>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setIsOpen(true)}>
        {label ?? dialog.go}
      </Button>
      {isOpen && <FormDialog key={dialog.about} {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A question or a small form over the page; it stays with what was typed until the server took it, and has it after a reload or where no answer came. */
export function FormDialog<Answer>({
  title,
  lead,
  about = '',
  go,
  isDangerous = false,
  isPaused = false,
  fields = () => [],
  initial = {},
  act,
  onDone,
  onProposed,
  onClose,
  errorText,
  ...words
}: FormDialogProps<Answer>) {
  const { values, type, forget } = useUnsent(
    `${title}${about}`,
    initial,
    (name) => !secretsIn(fields(initial)).includes(name),
  );
  const close = (): void => {
    forget();
    onClose();
  };
  const shown = new Set(fields(values).map(({ name }) => name));
  const sending = useAct({
    ...words,
    // What was kept of a form with other fields is not sent unseen.
    act: () => act(Object.fromEntries(Object.entries(values).filter(([name]) => shown.has(name) || name in initial))),
    // What perhaps was done is looked for on the page below; what was typed is kept for another try.
    onFailed: (failure) => {
      if (isOutcomeUnknown(failure)) onClose();
    },
    onDone: async (answer) => {
      close();
      await onDone?.(answer);
    },
    onProposed: async (answer) => {
      close();
      await onProposed?.(answer);
    },
  });
  return (
    <DialogForm
      {...{ title, go, isDangerous, isPaused }}
      onClose={close}
      isBusy={sending.isPending}
      onSubmit={() => sending.mutate()}
    >
      {lead !== undefined && <p>{lead}</p>}
      <FormFields
        fields={fields(values)}
        values={values}
        onChange={type}
        failure={sending.error}
        {...(errorText && { errorText })}
      />
    </DialogForm>
  );
}

/** Passwords and codes are stored nowhere. */
const secretsIn = (fields: readonly FormFieldSpec[]): string[] =>
  fields.flatMap(({ name, input, autoComplete }) =>
    input === 'password' || autoComplete === 'one-time-code' ? [name] : [],
  );

interface ActButtonProps<Answer> extends ActOptions<void, Answer> {
  readonly button?: Pick<ButtonProps, 'variant' | 'small' | 'aria-label'>;
  /** What it says. */
  readonly go: string;
}

/** A button that does something at once; see `DialogButton` for what is asked about first. */
export function ActButton<Answer>({ button, go, ...options }: ActButtonProps<Answer>) {
  const doing = useAct(options);
  return (
    <Button variant="secondary" {...button} busy={doing.isPending} onClick={() => doing.mutate()}>
      {go}
    </Button>
  );
}
