import { Select } from '@statewise/ui';
import { Empty } from '../components/page.js';
import { Badge } from '../components/values.js';
import { FilterBar, useFilters, TextFilter } from '../components/filters.js';
import { RecordList, usePages } from '../components/pages.js';
import { mailStates, mailTones } from './mail.js';
import { useOperationsText } from './messages/catalogue.js';
import { OperationsPage } from './operations-page.js';

/** Every mail, narrowed by status and search. */
export function OutboxPage() {
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
      <RecordList
        pages={mails}
        caption={t('outbox.caption')}
        empty={<Empty title={t('outbox.empty')} />}
        rowId={({ id }) => id}
        href={({ id }) => `/operations/outbox/${id}`}
        columns={[
          { header: t('mail.subject'), cell: ({ subject }) => subject },
          { header: t('mail.to'), cell: ({ to }) => to },
          {
            header: t('mail.state'),
            cell: ({ state }) => <Badge tone={mailTones[state]}>{t(`mail.state.${state}`)}</Badge>,
          },
          { header: t('mail.reason'), cell: ({ reason }) => <span className="sw-small">{reason}</span> },
          { header: t('mail.created'), at: ({ created_at }) => created_at },
        ]}
      />
    </OperationsPage>
  );
}
