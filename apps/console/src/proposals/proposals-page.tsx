import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Answer, Empty } from '../pieces/answer.js';
import { FilterBar, useFilters } from '../pieces/filters.js';
import { Moment } from '../pieces/moment.js';
import { Page } from '../pieces/page.js';
import { RecordTable } from '../pieces/record-table.js';
import { useCall } from '../requests/call.js';
import { useProposalsText } from './messages/catalogue.js';
import { kinds, type Proposal } from './proposal.js';

const whiches = ['open', 'mine', 'closed'] as const;

/** What waits for a second person, what the reader proposed, and what was decided. */
export function ProposalsPage(): ReactNode {
  const t = useProposalsText();
  const { values, set } = useFilters(['which', 'kind']);
  const which = whiches.find((known) => known === values.which) ?? 'open';
  const proposals = useCall('GET /api/v1/proposals', { which, ...(values.kind !== '' && { kind: values.kind }) });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterBar>
        <Select
          name="which"
          label={t('which')}
          value={which}
          options={whiches.map((value) => ({ value, label: t(`which.${value}`) }))}
          onChange={(chosen) => set({ which: chosen })}
        />
        <Select
          name="kind"
          label={t('kind')}
          placeholder={t('kind.any')}
          value={values.kind}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
      </FilterBar>
      <Answer query={proposals}>{({ proposals: rows }) => <ProposalTable rows={rows} />}</Answer>
    </Page>
  );
}

function ProposalTable({ rows }: { readonly rows: readonly Proposal[] }): ReactNode {
  const t = useProposalsText();
  if (rows.length === 0) return <Empty title={t('empty')} />;
  return (
    <RecordTable
      caption={t('caption')}
      rows={rows}
      rowId={({ id }) => id}
      href={({ id, kind }) => (kind === 'acceptance' ? `/applications/${id}/acts` : `/proposals/${id}`)}
      columns={[
        { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        { id: 'about', header: t('about'), cell: ({ title }) => title },
        { id: 'by', header: t('by'), cell: ({ proposed_by }) => proposed_by.name },
        { id: 'created', header: t('created'), cell: ({ created_at }) => <Moment at={created_at} /> },
        { id: 'until', header: t('until'), cell: ({ expires_at }) => <Moment at={expires_at} /> },
        { id: 'state', header: t('state'), cell: ({ state }) => t(`state.${state}`) },
      ]}
    />
  );
}
