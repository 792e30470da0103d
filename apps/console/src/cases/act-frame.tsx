import { newKey } from '@statewise/flow-client';
import { fieldErrorCatalogue } from '@statewise/i18n';
import { Actions, Button, useT, type ButtonProps } from '@statewise/ui';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Form, useFocusWhere } from '../components/form.js';
import { FormInput, type FormValue, type WordedField } from '../components/form-input.js';
import { fieldErrors, isRefusal } from '../requests/call.js';
import { usePerson } from '../requests/session.js';
import { keepUnsent, unsentOf } from '../requests/unsent.js';
import { useAct } from '../requests/use-act.js';
import { useCasesText } from './messages/catalogue.js';

/** What is filled in, by the names of fields. */
export type ActValues = Readonly<Record<string, FormValue>>;

/** A field of an act, and what follows from it. */
export interface ActField extends WordedField {
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  /** Read aloud when it changes. */
  readonly below?: ReactNode;
}

/** What an act is sent under, and over which version. */
export interface SentAct {
  readonly key: string;
  readonly version?: number | undefined;
}

interface ActFrameProps {
  /** Tells its fields from those of the other acts of the page. */
  readonly name: string;
  /** Which of several it is about: what is typed for one is not shown for another. */
  readonly about?: string;
  /** None where there is nothing to fill in: a button, then. */
  readonly fields?: (values: ActValues) => readonly ActField[];
  /** What is filled in already. */
  readonly initial?: ActValues | undefined;
  /** Whether it was chosen elsewhere, and is to have the focus. */
  readonly isChosen?: boolean;
  readonly button?: Pick<ButtonProps, 'variant' | 'small'>;
  /** What the button says. */
  readonly go: string | ((values: ActValues) => string);
  /** What is said once it is done. */
  readonly said: string | ((values: ActValues) => string);
  /** Of the application as it is shown, where it counts what the act was chosen over. */
  readonly version?: number;
  /** Makes the call; key and version are the same for what is sent again because no answer came: it is done once. */
  readonly act: (values: ActValues, sent: SentAct) => Promise<unknown>;
  /** Whether the fields show all that the server may refuse. */
  readonly showsFailure?: boolean;
}

/** The form of an act: sent once it is complete, and emptied then, unless it says something else meanwhile. */
export function ActFrame({
  name,
  about = '',
  fields,
  initial,
  isChosen = false,
  button,
  go,
  said,
  version,
  ...props
}: ActFrameProps) {
  const t = useCasesText();
  const errorText = useT(fieldErrorCatalogue);
  const focused = useFocusWhere(isChosen);
  const { id: person } = usePerson();
  const { pathname } = useLocation();
  const [place] = useState(`${pathname}.${name}${about}`);
  const [first] = useState(() => {
    const kept = unsentOf<Filled>(person, place);
    const isKept = Object.entries(initial ?? {}).every(([field, value]) => kept?.values[field] === value);
    return kept && isKept ? kept : filledWith({ ...kept?.values, ...initial });
  });
  const [form, setForm] = useState(first);
  useEffect(() => {
    if (form !== first) keepUnsent(person, place, Object.keys(form.values).length > 0 ? form : undefined);
  }, [form, first, person, place]);
  const [isTried, setTried] = useState(false);
  const sentUnder = useRef(new WeakMap<Filled, SentAct>());
  const { mutate, isPending, error, variables } = useAct({
    act: (sent: Filled) => {
      const before = sentUnder.current.get(sent);
      // Where more has happened since than that act, this is another one.
      const isOther = Number(version) > Number(before?.version) + 1;
      const under = before && !isOther ? before : { key: before ? newKey() : sent.key, version };
      sentUnder.current.set(sent, under);
      return props.act(sent.values, under);
    },
    onFailed: (failure, sent) => {
      // What was not done is sent anew the next time, over what stands there then.
      if (isRefusal(failure)) setForm((now) => (now === sent ? filledWith(sent.values) : now));
    },
    said: (_answer, { values }) => (typeof said === 'string' ? said : said(values)),
    ...(props.showsFailure !== true && { isShown: () => false }),
    onDone: (_answer, sent) => {
      // Also where its page was left before the answer came.
      if (unsentOf<Filled>(person, place)?.key === sent.key) keepUnsent(person, place, undefined);
      setForm((now) => (now === sent ? filledWith() : now));
      setTried(false);
    },
  });
  const { values } = form;
  const asked = fields?.(values) ?? [];
  const refused = fieldErrors(error);
  const errorOf = (field: ActField): string | undefined => {
    if (isTried && !isFilled(field, values)) return t('field.missing');
    // What was typed since is not what was refused.
    const [key] = variables?.values[field.name] === values[field.name] ? (refused[field.name] ?? []) : [];
    return key && errorText.text(key);
  };
  return (
    <Form
      className="cases-section"
      ref={focused}
      onSubmit={() => {
        setTried(true);
        if (asked.every((field) => isFilled(field, values))) mutate(form);
      }}
    >
      {asked.map(({ below, hint, disabled = false, ...field }) => (
        <Fragment key={field.name}>
          <FormInput
            field={{ ...field, name: `${name}-${field.name}` }}
            value={values[field.name]}
            error={errorOf(field)}
            {...{ hint, disabled }}
            onChange={(value) => setForm(filledWith({ ...values, [field.name]: value }))}
          />
          {below !== undefined && <div aria-live="polite">{below}</div>}
        </Fragment>
      ))}
      <Actions>
        <Button type="submit" busy={isPending} {...button}>
          {typeof go === 'string' ? go : go(values)}
        </Button>
      </Actions>
    </Form>
  );
}

/** What is filled in, and the key that it is sent under. */
interface Filled {
  readonly values: ActValues;
  readonly key: string;
}

const filledWith = (values: ActValues = {}): Filled => ({ values, key: newKey() });

/** Whether a field has what it must have; of a choice, one of the options that it has now. */
function isFilled({ name, is_required, options = [] }: ActField, values: ActValues): boolean {
  const text = String(values[name] ?? '').trim();
  return !is_required || (text !== '' && (options.length === 0 || options.some(({ value }) => value === text)));
}

/** Why an act is done, which colleagues read. */
export const reasonField = (
  t: ReturnType<typeof useCasesText>,
  act: 'status' | 'jump' | 'proposal' | 'withdrawal',
): ActField => ({
  name: 'reason',
  label: t(`${act}.reason`),
  hint: t('decide.reasonHint'),
  input: 'sentence',
  is_required: true,
  max_length: 500,
});
