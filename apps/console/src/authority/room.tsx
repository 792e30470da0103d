import { Select, textHookOf } from '@statewise/ui';
import { actorRoles, useActorText } from '../components/actor/use-actor-text.js';
import { AnswerValue, Empty, Page } from '../components/page.js';
import { FilterBar, useFilters, TextFilter } from '../components/filters.js';
import { RecordTable } from '../components/record-table.js';
import { useCall, type Result } from '../requests/call.js';

type Row = Result<'GET /api/v1/authority'>['acts'][number];

const names = ['role', 'q'] as const;

/** Who may do what, narrowed to a role and to words. */
export function Feature() {
  const t = useAuthorityText();
  const actor = useActorText();
  const table = useCall('GET /api/v1/authority');
  const filters = useFilters(names);
  const { role, q } = filters.values;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterBar onClear={filters.isEmpty ? undefined : filters.clear}>
        <Select
          {...filters.field('role')}
          label={t('role')}
          placeholder={t('anyRole')}
          options={actorRoles.map((value) => ({ value, label: actor(value) }))}
        />
        <TextFilter {...filters.field('q', { replace: true })} label={t('search')} placeholder={t('searchHint')} />
      </FilterBar>
      <AnswerValue query={table}>
        {({ acts }) => <Acts rows={acts.filter((row) => isAsked(row, role, q))} />}
      </AnswerValue>
    </Page>
  );
}

/** Whether a role may cause it, and every word that is searched for stands in it. */
function isAsked({ roles, name, says, area }: Row, role: string, q: string): boolean {
  const isOfRole = role === '' || roles.length === 0 || roles.some((one) => one === role);
  const text = `${name} ${says} ${area}`.toLowerCase();
  return (
    isOfRole &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

function Acts({ rows }: { readonly rows: readonly Row[] }) {
  const t = useAuthorityText();
  return (
    <RecordTable
      caption={t('caption')}
      empty={<Empty title={t('empty')} />}
      rows={rows}
      rowId={({ flow, name }) => `${flow} ${name}`}
      columns={[
        { header: t('act'), cell: (row) => <What row={row} /> },
        { header: t('who'), cell: (row) => <Roles row={row} /> },
        { header: t('namedBy'), cell: ({ named_by }) => named_by.map((naming) => t(`naming.${naming}`)).join(', ') },
        { header: t('asks'), cell: (row) => <Asks row={row} /> },
        { header: t('noted'), cell: ({ noted }) => t(`noted.${noted}`) },
      ]}
    />
  );
}

function What({ row: { name, says, area, flow, told } }: { readonly row: Row }) {
  const t = useAuthorityText();
  return (
    <>
      <code>{name}</code>
      {flow !== null && ` (${area})`}
      <br />
      <span className="sw-small">{told === null ? says : `${says.replace(/\.$/, '')}. ${t(`told.${told}`)}`}</span>
    </>
  );
}

function Roles({ row: { roles, own } }: { readonly row: Row }) {
  const t = useAuthorityText();
  const actor = useActorText();
  const free = roles.filter((role) => !own.includes(role)).map((role) => actor(role));
  const whoever = roles.length === 0 ? [t('everyone')] : free;
  const limited = own.length === 0 ? [] : [t('ownOnly', { roles: own.map((role) => actor(role)).join(', ') })];
  return [...whoever, ...limited].join('; ');
}

function Asks({ row: { person, fresh, second, is_masked } }: { readonly row: Row }) {
  const t = useAuthorityText();
  const asked = [
    person && t('asks.person'),
    fresh === 'yes' && t('asks.fresh'),
    fresh === 'sometimes' && t('asks.sometimes'),
    second !== null && t('asks.second'),
    is_masked && t('asks.masked'),
  ];
  return asked.filter((part) => part !== false).join(', ') || '–';
}

/** Texts of the page of who may do what. */
const useAuthorityText = textHookOf('console-authority', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
