import { fieldErrorCatalogue } from '@statewise/i18n';
import { useT } from '@statewise/ui';
import { FormInput, type FormValue } from '../components/form-input.js';
import { call } from '../requests/call.js';
import { fieldErrors } from '../requests/request.js';
import { ActFrame } from './act-frame.js';
import type { PossibleActs } from './cases.js';
import { useCasesText } from './messages/catalogue.js';
import { CaseSection } from './section.js';

type Values = Readonly<Record<string, FormValue>>;
const nothing: Values = {};
const textOf = (values: Values, name: string): string => String(values[name] ?? '');

interface ActFormProps {
  readonly id: string;
  readonly version: number;
  readonly act: PossibleActs['acts'][number];
  readonly isChosen?: boolean;
}

/** An act that the flow declares, with the fields that its event asks for: an act without any is a button. */
export function ActForm({ id, version, act, isChosen = false }: ActFormProps) {
  const t = useCasesText();
  const errorText = useT(fieldErrorCatalogue);
  const { type, label, lead, done, writes_to, fields } = act;
  const required = fields.filter(({ is_required }) => is_required);
  const refused = (failure: unknown, name: string): string | undefined => {
    const [key] = fieldErrors(failure)[name] ?? [];
    return key === undefined ? undefined : errorText.text(key);
  };
  return (
    <CaseSection title={label}>
      {lead !== null && <p>{lead}</p>}
      {writes_to !== null && <p>{t('act.writes', { address: writes_to })}</p>}
      <ActFrame
        empty={nothing}
        isChosen={isChosen}
        go={() => label}
        said={() => done ?? t('act.done')}
        isComplete={(values) => required.every(({ name }) => textOf(values, name).trim() !== '')}
        act={(values) =>
          call('POST /api/v1/applications/{code}/events', { code: id, body: { ...values, type, version } })
        }
        showsFailure
      >
        {({ form, set, missing, failure }) =>
          fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={form[field.name]}
              error={
                (field.is_required ? missing(textOf(form, field.name)) : undefined) ?? refused(failure, field.name)
              }
              onChange={(value) => set({ [field.name]: value })}
            />
          ))
        }
      </ActFrame>
    </CaseSection>
  );
}
