import { useFormat } from '@statewise/ui';
import type { ReactNode } from 'react';
import { bank } from '../bank.js';
import { RecordTable } from '../components/record-table.js';
import { useProposalsText } from './messages/catalogue.js';
import { changesOf, type Proposal } from './proposal.js';

const nothing = () => (): undefined => undefined;
const useBankLabel = bank.useFieldLabel ?? nothing;
const useBankValue = bank.useFieldValue ?? nothing;

/** What a proposal changes, value by value, in words. */
export function ChangeTable({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const t = useProposalsText();
  const bankLabel = useBankLabel();
  const show = useShown();
  const labelOf = (name: string): string => {
    if (t.has(`field.${name}`)) return t.text(`field.${name}`);
    return bankLabel(name) ?? name;
  };
  return (
    <RecordTable
      caption={t('changes')}
      rows={changesOf(proposal)}
      rowId={({ name }) => name}
      columns={[
        { header: t('name'), cell: ({ name }) => labelOf(name) },
        { header: t('now'), cell: ({ name, before }) => show(name, before) },
        { header: t('then'), cell: ({ name, after }) => show(name, after) },
      ]}
    />
  );
}

function useShown(): (name: string, value: unknown) => string {
  const t = useProposalsText();
  const format = useFormat();
  const ofBank = useBankValue();
  return (name, value) => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return format.number(value);
    if (name === 'role' && t.has(`role.${String(value)}`)) return t.text(`role.${String(value)}`);
    if (name === 'expires_at') return format.date(String(value));
    if (Array.isArray(value)) return value.length === 0 ? t('nothing') : value.join(', ');
    return ofBank(name, value) ?? (typeof value === 'string' ? value : JSON.stringify(value));
  };
}
