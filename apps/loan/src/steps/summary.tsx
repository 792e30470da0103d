import { fieldSpecs, type Fields } from '@statewise/fields';
import type { FlowBinding } from '@statewise/flow-client';
import { stepClasses } from '@statewise/machines';
import { SummaryCard, type Description } from '@statewise/ui';
import type { ReactNode } from 'react';
import { useLoanText } from '../messages/use-loan-text.js';
import { loanContextOf } from '../wizard/loan-step-form.js';
import { useWritten } from '../wizard/use-written.js';

/** Steps one to four as they will be sent, each with the way back to it. */
export function Summary({ flow }: { readonly flow: FlowBinding }): ReactNode {
  return [1, 2, 3, 4].map((step) => <SummaryPart key={step} flow={flow} step={step} />);
}

function SummaryPart({ flow, step }: { readonly flow: FlowBinding; readonly step: number }): ReactNode {
  const t = useLoanText();
  const items = useAnswersInWords(flow, step);
  return (
    <SummaryCard title={t.text(`step.${step}`)} items={items} onEdit={() => flow.send({ type: 'step.goTo', step })} />
  );
}

/** Fields that say nothing the applicant does not know, or nothing in words. */
const unsaid = new Set(['accept_gdpr', 'intermediary_id', 'store_number']);

function useAnswersInWords(flow: FlowBinding, step: number): readonly Description[] {
  const t = useLoanText();
  const written = useWritten(flow);
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
