import { labelled, languages } from '@statewise/i18n';
import { LinkButton, Select, useFormat } from '@statewise/ui';
import { useNavigate } from 'react-router';
import { AnswerValue, Empty, Page } from '../components/page.js';
import { Badge } from '../components/values.js';
import { FilterBar, useFilters, TextFilter } from '../components/filters.js';
import { RecordTable } from '../components/record-table.js';
import { useListKeys } from '../components/keys.js';
import { useItems, type ContentKind, type Listed } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { PriceTable } from './price-table.js';
import { useConsoleText } from '../messages/use-console-text.js';

/** Everything of a kind, to be found by its words. */
export function ContentListPage({ kind }: { readonly kind: ContentKind }) {
  const t = useContentText();
  const room = useConsoleText();
  const { name } = kind;
  return (
    <Page
      title={t.text(`kind.${name}`)}
      lead={t.text(`kind.${name}.lead`)}
      back={{ href: '/content', label: room('room.content') }}
      actions={
        kind.can_edit && (kind.can_create || kind.key_pattern !== null) ? (
          <LinkButton href={`/content/${name}/new`}>{t('new')}</LinkButton>
        ) : undefined
      }
    >
      <AnswerValue query={useItems(name)}>
        {(items) => (name === 'price' ? <PriceTable items={items} /> : <Items name={name} items={items} />)}
      </AnswerValue>
    </Page>
  );
}

function Items({ name, items }: { readonly name: string; readonly items: readonly Listed[] }) {
  const t = useContentText();
  const format = useFormat();
  const filters = useFilters(['q', 'language']);
  const asked = languageFilters.find(({ value }) => value === filters.values.language);
  const wanted = filters.values.q.trim().toLowerCase();
  const isTranslated = items.some(({ languages }) => Object.keys(languages).length > 0);
  const found = items.filter(
    (item) =>
      `${item.title} ${item.note} ${item.key}`.toLowerCase().includes(wanted) &&
      (asked === undefined || item.languages[asked.language] === asked.state),
  );
  const navigate = useNavigate();
  const addressOf = (key: string): string => `/content/${name}/${encodeURIComponent(key)}`;
  const current = useListKeys(
    found.map(({ key }) => key),
    { open: (key) => void navigate(addressOf(key)) },
  );
  return (
    <>
      {(items.length > 8 || isTranslated) && (
        <FilterBar>
          <TextFilter {...filters.field('q', { replace: true })} label={t('search')} />
          {isTranslated && (
            <Select
              {...filters.field('language')}
              label={t('list.languages')}
              placeholder={t('list.anyLanguage')}
              value={asked?.value ?? ''}
              options={languageFilters.map(({ value, language, state }) => ({
                value,
                label: labelled(t.language, t(`language.${language}`), t(`language.${state}`)),
              }))}
            />
          )}
        </FilterBar>
      )}
      <RecordTable
        caption={t.text(`kind.${name}`)}
        empty={<Empty title={t('list.empty')} />}
        rows={found}
        rowId={({ key }) => key}
        href={({ key }) => addressOf(key)}
        current={current}
        columns={[
          { header: t('list.name'), cell: ({ title, key }) => title || (key === name ? t.text(`kind.${name}`) : key) },
          { header: t('list.note'), cell: ({ note }) => (isDay.test(note) ? format.date(note) : note) },
          ...(isTranslated ? [{ header: t('list.languages'), cell: (item: Listed) => <Languages item={item} /> }] : []),
          { header: t('list.state'), cell: (item) => <State item={item} /> },
        ]}
      />
    </>
  );
}

/** What can be looked for: what a translation lacks. */
const languageFilters = languages
  .filter((language) => language !== 'en')
  .flatMap((language) =>
    (['missing', 'older'] as const).map((state) => ({ value: `${language}-${state}`, language, state })),
  );

/** What is told of an article is its day. */
const isDay = /^\d{4}-\d\d-\d\d$/;

/** The translations that are missing, or older than the original. */
function Languages({ item }: { readonly item: Listed }) {
  const t = useContentText();
  return (
    <span className="content-languages">
      {languageFilters
        .filter(({ language, state }) => item.languages[language] === state)
        .map(({ value, language, state }) => (
          <Badge key={value} tone="warning">
            {labelled(t.language, t(`language.${language}`), t(`language.${state}`))}
          </Badge>
        ))}
    </span>
  );
}

/** How something stands, in a word; when its draft publishes itself. */
function State({ item: { is_published, has_draft, scheduled_at } }: { readonly item: Listed }) {
  const t = useContentText();
  const format = useFormat();
  if (scheduled_at !== null)
    return <Badge tone="info">{t('state.scheduled', { time: format.dateTime(scheduled_at) })}</Badge>;
  if (!is_published) return <Badge tone="warning">{t(has_draft ? 'state.new' : 'state.unwritten')}</Badge>;
  return has_draft ? <Badge tone="info">{t('state.draft')}</Badge> : <Badge>{t('state.published')}</Badge>;
}
