import './audit.css';
import { auditKinds, isUuid, type TableFormat } from '@statewise/contract';
import { Select, ComboBox, type Option } from '@statewise/ui';
import { useState } from 'react';
import { AnswerValue, Page } from '../components/page.js';
import { instantOf } from '../components/bank-time.js';
import { ExportButtons } from '../components/export-buttons.js';
import { FilterBar, useFilters, TextFilter, type Filters } from '../components/filters.js';
import { MoreButton, usePages } from '../components/pages.js';
import { addressOf, useCall } from '../requests/call.js';
import { ActTable } from './act-table.js';
import { useAuditText } from './messages/catalogue.js';

const names = ['kind', 'person', 'application', 'from', 'to'] as const;

/** What insiders did, narrowed by what stands in the address. */
export function Feature() {
  const t = useAuditText();
  const filters = useFilters(names);
  const { kind, person, application, from, to } = filters.values;
  const query = {
    kind,
    person,
    // An id that is still being typed finds nothing yet, and is nothing to complain about.
    application: isUuid(application) ? application : undefined,
    from: instantOf(from),
    to: instantOf(to, '00:00', 1),
  };
  const acts = usePages('GET /api/v1/audit', query, 'acts');
  const fileOf = (format: TableFormat) => addressOf('GET /api/v1/audit/export', { ...query, format });
  return (
    <Page title={t('title')} lead={t('lead')} actions={<ExportButtons name="audit" addressOf={fileOf} />}>
      <AuditFilters filters={filters} />
      <AnswerValue query={acts}>
        {(rows) => <ActTable rows={rows} onPerson={(id) => filters.set({ person: id })} />}
      </AnswerValue>
      <MoreButton pages={acts} />
    </Page>
  );
}

function AuditFilters({ filters }: { readonly filters: Filters<(typeof names)[number]> }) {
  const t = useAuditText();
  const { field } = filters;
  return (
    <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
      <Select
        {...field('kind')}
        label={t('kind')}
        placeholder={t('anyKind')}
        options={auditKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <PersonFilter {...field('person')} />
      <TextFilter
        {...field('application', { replace: true })}
        label={t('application')}
        placeholder={t('applicationHint')}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextFilter key={name} {...field(name)} type="date" label={t(name)} />
      ))}
    </FilterBar>
  );
}

interface PersonFilterProps {
  /** The id of an account, or `token:` and that of a program; empty for none. */
  readonly value: string;
  readonly onChange: (person: string) => void;
}

/** Whose acts are shown: accounts and programs, searched by name among all that there are. */
function PersonFilter({ value, onChange }: PersonFilterProps) {
  const t = useAuditText();
  const [searched, setSearched] = useState('');
  return (
    <ComboBox
      name="person"
      label={t('person')}
      placeholder={t('anyPerson')}
      value={value}
      onChange={onChange}
      onSearch={setSearched}
      options={usePeople(searched.trim(), value)}
    />
  );
}

/** Who is called so, accounts and programs by name; the one that is asked for is among them, by its id where it is gone. */
function usePeople(q: string, asked: string): readonly Option[] {
  const accounts = usePages('GET /api/v1/accounts', { q }, 'accounts').data ?? [];
  const tokens = useCall('GET /api/v1/tokens').data?.tokens ?? [];
  const people = [
    ...accounts.map(({ id, name, email, username }) => ({
      value: id,
      label: name,
      also: [email, username].filter((text) => text !== null),
    })),
    ...tokens.map(({ id, name }) => ({ value: `token:${id}`, label: name })),
  ].toSorted((one, other) => one.label.localeCompare(other.label));
  const isKnown = asked === '' || people.some(({ value }) => value === asked);
  const isAccount = !isKnown && !asked.startsWith('token:');
  const account = useCall('GET /api/v1/accounts/{id}', { id: asked }, { enabled: isAccount, retry: false });
  return isKnown ? people : [{ value: asked, label: account.data?.account.name ?? asked }, ...people];
}
