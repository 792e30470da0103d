import { Select } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { Badge } from '../components/badge.js';
import { FilterBar, useFilters } from '../components/filters.js';
import { TextFilter } from '../components/text-filter.js';
import { MoreButton, usePages } from '../components/pages.js';
import { RecordTable } from '../components/record-table.js';
import type { Result } from '../requests/call.js';
import { mailStates, mailTones } from './mail.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage } from './operations-page.js';

/** Every mail, narrowed by status and search. */
export function OutboxPage(): ReactNode {
  const t = useOperationsText();
  const filters = useFilters(['q', 'state']);
  const mails = usePages('GET /api/v1/outbox', filters.values, 'mails');
  return (
    <OperationsPage part="outbox" lead={t('outbox.lead')}>
      <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
        <TextFilter {...filters.field('q', { replace: true })} label={t('outbox.search')} />
        <Select
          {...filters.field('state')}
          label={t('outbox.state')}
          placeholder={t('outbox.any')}
          options={mailStates.map((state) => ({ value: state, label: t(`mail.state.${state}`) }))}
        />
      </FilterBar>
      <AnswerValue query={mails}>{(rows) => <Mails rows={rows} />}</AnswerValue>
      <MoreButton pages={mails} />
    </OperationsPage>
  );
}

function Mails({ rows }: { readonly rows: Result<'GET /api/v1/outbox'>['mails'] }): ReactNode {
  const t = useOperationsText();
  return (
    <RecordTable
      caption={t('outbox.caption')}
      empty={<Empty title={t('outbox.empty')} />}
      rows={rows}
      rowId={({ id }) => id}
      href={({ id }) => `/operations/outbox/${id}`}
      columns={[
        { id: 'subject', header: t('mail.subject'), cell: ({ subject }) => subject },
        { id: 'to', header: t('mail.to'), cell: ({ to }) => to },
        {
          id: 'state',
          header: t('mail.state'),
          cell: ({ state }) => <Badge tone={mailTones[state]}>{t(`mail.state.${state}`)}</Badge>,
        },
        { id: 'reason', header: t('mail.reason'), cell: ({ reason }) => <span className="sw-small">{reason}</span> },
        { id: 'created', header: t('mail.created'), at: ({ created_at }) => created_at },
      ]}
    />
  );
}
