import type { FormField } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { useFormat } from '@statewise/ui';
import { use } from 'react';
import type { Choice, Dropdowns } from '@statewise/wizard';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { loanTypeField, promotionField, useLoanCatalogue } from './loan-step-form.js';

/** Writes an answer in words: choices by their labels, amounts the reader's way. */
export function useWritten(flow: FlowBinding): (spec: FormField, value: unknown) => string {
  const t = useLoanText();
  const format = useFormat();
  const services = useServices();
  const promotions = useLoanCatalogue(flow).promotions.map(({ id, name }) => ({ value: String(id), label: name }));
  const choices: Dropdowns = {
    ...use(services.dropdowns()),
    store_id: use(services.stores()),
    [promotionField]: promotions,
  };
  return ({ name, kind, dropdown }, value) => {
    if (name === loanTypeField) return t.text(`type.${String(value)}`);
    if (name === 'loan_term') return t('start.months', { count: Number(value) });
    if (name === 'van_marcke_client_choice') return t.text(`choice.${String(value)}`);
    if (kind === 'boolean') return value === true ? t('step.yes') : t('step.no');
    if (kind === 'money' && Number.isFinite(Number(value))) return format.money(Number(value));
    return labelOf(choices[dropdown ?? name], value) ?? String(value);
  };
}

function labelOf(choices: readonly Choice[] | undefined, value: unknown): string | undefined {
  return choices?.find((choice) => choice.value === String(value))?.label;
}
