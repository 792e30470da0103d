import { Actions, Button, TextArea } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { Form, useFocusWhere } from '../components/form.js';
import { useAct } from '../requests/use-act.js';
import { useCasesText } from './messages/catalogue.js';

/** What the fields of an act are drawn with. */
export interface ActInputs<F> {
  readonly form: F;
  readonly set: (change: Partial<F>) => void;
  /** The error of a field that has to be filled in, once that was tried. */
  readonly missing: (text: string) => string | undefined;
  /** Why the server refused the act. */
  readonly failure: unknown;
}

interface ActFrameProps<F> {
  readonly empty: F;
  /** What is filled in already. */
  readonly initial?: Partial<F> | undefined;
  /** Whether it was chosen elsewhere, and is to have the focus. */
  readonly isChosen?: boolean;
  readonly variant?: 'primary' | 'secondary';
  /** What the button says. */
  readonly go: (form: F) => string;
  /** What is said once it is done. */
  readonly said: (form: F) => string;
  readonly isComplete: (form: F) => boolean;
  readonly act: (form: F) => Promise<unknown>;
  /** Whether the fields themselves show why the server refused it. */
  readonly showsFailure?: boolean;
  /** None where there is nothing to fill in: a button, then. */
  readonly children?: (inputs: ActInputs<F>) => ReactNode;
  readonly small?: boolean;
}

/** The form of an act: sent once it is complete, and emptied then, unless it says something else meanwhile. */
export function ActFrame<F extends object>({ empty, initial, isChosen = false, ...props }: ActFrameProps<F>) {
  const t = useCasesText();
  const focused = useFocusWhere(isChosen);
  const [form, setForm] = useState<F>({ ...empty, ...initial });
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useAct({
    act: props.act,
    said: (_answer, sent) => props.said(sent),
    ...(props.showsFailure !== true && { isShown: () => false }),
    onDone: (_answer, sent: F) => {
      setForm((now) => (now === sent ? empty : now));
      setTried(false);
    },
  });
  return (
    <Form
      className="cases-section"
      ref={focused}
      onSubmit={() => {
        setTried(true);
        if (props.isComplete(form)) mutate(form);
      }}
    >
      {props.children?.({
        form,
        set: (change) => setForm({ ...form, ...change }),
        missing: (text) => (isTried && text.trim() === '' ? t('field.missing') : undefined),
        failure: error,
      })}
      <Actions>
        <Button type="submit" busy={isPending} small={props.small ?? false} variant={props.variant ?? 'primary'}>
          {props.go(form)}
        </Button>
      </Actions>
    </Form>
  );
}

interface ReasonFieldProps extends Omit<ActInputs<{ readonly reason: string }>, 'failure'> {
  readonly name: 'status' | 'jump' | 'proposal' | 'withdrawal';
}

/** Why an act is done, which colleagues read. */
export function ReasonField({ name, form: { reason }, set, missing }: ReasonFieldProps) {
  const t = useCasesText();
  return (
    <TextArea
      name={`${name}-reason`}
      label={t(`${name}.reason`)}
      hint={t('decide.reasonHint')}
      value={reason}
      onChange={(next) => set({ reason: next })}
      maxLength={500}
      rows={2}
      error={missing(reason)}
    />
  );
}
