import { LinkButton, TextField } from '@statewise/ui';
import type { ReactNode } from 'react';
import { AnswerValue, Empty } from '../components/answer.js';
import { Badge } from '../components/badge.js';
import { FilterBar, useFilters } from '../components/filters.js';
import { Page } from '../components/page.js';
import { RecordTable } from '../components/record-table.js';
import { useItems, type ContentKind, type Listed } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { PriceTable } from './price-table.js';
import { useConsoleText } from '../messages/use-console-text.js';

/** Everything of a kind, to be found by its words. */
export function ContentListPage({ kind }: { readonly kind: ContentKind }): ReactNode {
  const t = useContentText();
  const room = useConsoleText();
  const { name } = kind;
  return (
    <Page
      title={t.text(`kind.${name}`)}
      lead={t.text(`kind.${name}.lead`)}
      back={{ href: '/content', label: room('room.content') }}
      actions={
        kind.can_edit && kind.can_create ? <LinkButton href={`/content/${name}/new`}>{t('new')}</LinkButton> : undefined
      }
    >
      <AnswerValue query={useItems(name)}>
        {(items) => (name === 'price' ? <PriceTable items={items} /> : <Items name={name} items={items} />)}
      </AnswerValue>
    </Page>
  );
}

function Items({ name, items }: { readonly name: string; readonly items: readonly Listed[] }): ReactNode {
  const t = useContentText();
  const filters = useFilters(['q']);
  const wanted = filters.values.q.trim().toLowerCase();
  const found = items.filter((item) => `${item.title} ${item.note} ${item.key}`.toLowerCase().includes(wanted));
  return (
    <>
      {items.length > 8 && (
        <FilterBar>
          <TextField
            name="q"
            type="search"
            label={t('search')}
            value={filters.values.q}
            onChange={(q) => filters.set({ q }, { replace: true })}
          />
        </FilterBar>
      )}
      {found.length === 0 ? (
        <Empty title={t('list.empty')} />
      ) : (
        <RecordTable
          caption={t.text(`kind.${name}`)}
          rows={found}
          rowId={({ key }) => key}
          href={({ key }) => `/content/${name}/${encodeURIComponent(key)}`}
          columns={[
            { id: 'title', header: t('list.name'), cell: ({ title, key }) => title || key },
            { id: 'note', header: t('list.note'), cell: ({ note }) => note },
            { id: 'state', header: t('list.state'), cell: (item) => stateOf(item, t) },
          ]}
        />
      )}
    </>
  );
}

/** How something stands, in a word. */
function stateOf({ is_published, has_draft }: Listed, t: ReturnType<typeof useContentText>): ReactNode {
  if (!is_published) return <Badge tone="warning">{t('state.new')}</Badge>;
  return has_draft ? <Badge tone="info">{t('state.draft')}</Badge> : <Badge>{t('state.published')}</Badge>;
}
