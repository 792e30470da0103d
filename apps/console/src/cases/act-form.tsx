import { fieldErrorCatalogue } from '@statewise/i18n';
import { Actions, Button, useT } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { FormInput, type FormValue } from '../components/form-input.js';
import { call } from '../requests/call.js';
import { fieldErrors } from '../requests/request.js';
import { useAct } from '../requests/use-act.js';
import type { PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';
import { useRefresh } from './use-possible-acts.js';

type Values = Readonly<Record<string, FormValue>>;
const nothing: Values = {};

interface ActFormProps {
  readonly id: string;
  readonly version: number;
  readonly act: PossibleActs['acts'][number];
}

/** An act that the flow declares, with the fields that its event asks for: an act without any is a button. */
export function ActForm({ id, version, act }: ActFormProps): ReactNode {
  const t = useCasesText();
  const errorText = useT(fieldErrorCatalogue);
  const refresh = useRefresh();
  const [values, setValues] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useAct({
    act: (sent: Values) =>
      call('POST /api/v1/applications/{code}/events', { code: id, body: { ...sent, type: act.type, version } }),
    said: act.done ?? t('act.done'),
    onDone: async (_answer, sent) => {
      setValues((now) => (now === sent ? nothing : now));
      setTried(false);
      await refresh();
    },
  });
  const refused = fieldErrors(error);
  const isMissing = (name: string): boolean => String(values[name] ?? '').trim() === '';
  const missing = act.fields.filter(({ is_required, name }) => is_required && isMissing(name));
  const errorOf = (name: string): string | undefined => {
    if (isTried && missing.some((field) => field.name === name)) return t('field.missing');
    const [key] = refused[name] ?? [];
    return key === undefined ? undefined : errorText.text(key);
  };
  return (
    <CaseSection title={act.label}>
      <form
        className="cases-section"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (missing.length === 0) mutate(values);
        }}
      >
        {act.lead !== null && <p>{act.lead}</p>}
        {act.fields.map((field) => (
          <FormInput
            key={field.name}
            field={field}
            value={values[field.name]}
            placeholder={t('field.choose')}
            error={errorOf(field.name)}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        <Actions>
          <Button type="submit" busy={isPending}>
            {act.label}
          </Button>
        </Actions>
      </form>
    </CaseSection>
  );
}
