import { fieldSpecs, type Fields, type FormField } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { stepClasses } from '@statewise/machines';
import { SummaryCard, useFormat, type Description } from '@statewise/ui';
import { use, type ReactNode } from 'react';
import type { Choice, Dropdowns } from '../api/dropdowns.js';
import { useLoanText } from '../messages/use-loan-text.js';
import { useServices } from '../services.js';
import { loanContextOf, loanTypeField, promotionField, useLoanCatalogue } from '../wizard/loan-step-form.js';

/** Steps one to four as they will be sent, each with the way back to it. */
export function Summary({ flow }: { readonly flow: FlowBinding }): ReactNode {
  return [1, 2, 3, 4].map((step) => <SummaryPart key={step} flow={flow} step={step} />);
}

function SummaryPart({ flow, step }: { readonly flow: FlowBinding; readonly step: number }): ReactNode {
  const t = useLoanText();
  const items = useAnswersInWords(flow, step);
  return <SummaryCard title={t.text(`step.${step}`)} items={items} onEdit={() => flow.send({ type: 'step.goTo', step })} />;
}

/** Fields that say nothing the applicant does not know, or nothing in words. */
const unsaid = new Set(['accept_gdpr', 'intermediary_id', 'store_number']);

function useAnswersInWords(flow: FlowBinding, step: number): readonly Description[] {
  const t = useLoanText();
  const services = useServices();
  const promotions = useLoanCatalogue(flow).promotions.map(({ id, name }) => ({ value: String(id), label: name }));
  const written = useWritten({ ...use(services.dropdowns()), store_id: use(services.stores()), [promotionField]: promotions });
  const answers: Fields = loanContextOf(flow).steps[step] ?? {};
  const type = stepClasses[step];
  if (type === undefined) return [];
  return fieldSpecs(type)
    .filter(({ name }) => !unsaid.has(name) && isSaid(answers[name]))
    .map((spec) => ({ term: t.text(`field.${spec.name}`), value: written(spec, answers[spec.name]) }));
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** Writes an answer in words: choices by their labels, amounts the reader's way. */
function useWritten(dropdowns: Dropdowns): (spec: FormField, value: unknown) => string {
  const t = useLoanText();
  const format = useFormat();
  return ({ name, kind, dropdown }, value) => {
    if (name === loanTypeField) return t.text(`type.${String(value)}`);
    if (name === 'loan_term') return t('start.months', { count: Number(value) });
    if (name === 'van_marcke_client_choice') return t.text(`choice.${String(value)}`);
    if (kind === 'boolean') return t('step.yes');
    if (kind === 'money') return format.money(Number(value));
    return labelOf(dropdowns[dropdown ?? name], value) ?? String(value);
  };
}

function labelOf(choices: readonly Choice[] | undefined, value: unknown): string | undefined {
  return choices?.find((choice) => choice.value === String(value))?.label;
}
