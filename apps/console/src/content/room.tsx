import { Link } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Route, useParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { Answer } from '../pieces/answer.js';
import { Page } from '../pieces/page.js';
import { AbsentPage, RoomRoutes } from '../pieces/room-routes.js';
import './content.css';
import { useItem, useKinds, type ContentKind } from './content.js';
import { Editor } from './editor.js';
import { History } from './history.js';
import { ListPage } from './list-page.js';
import { useContentText } from './messages/catalogue.js';

/** Prices, policy and texts: a list of kinds, a list of each, and one editor for all of them. */
export function Room(): ReactNode {
  return (
    <Answer query={useKinds()}>
      {(kinds) => (
        <RoomRoutes>
          <Route index element={<KindsPage kinds={kinds} />} />
          <Route path=":kind" element={<OfKind kinds={kinds} page={ListPage} />} />
          <Route path=":kind/new" element={<OfKind kinds={kinds} page={NewPage} />} />
          <Route path=":kind/:key" element={<OfKind kinds={kinds} page={ItemPage} />} />
        </RoomRoutes>
      )}
    </Answer>
  );
}

function KindsPage({ kinds }: { readonly kinds: readonly ContentKind[] }): ReactNode {
  const t = useContentText();
  const room = useConsoleText();
  return (
    <Page title={room('room.content')} lead={t('lead')}>
      <ul className="content-kinds">
        {kinds.map(({ name }) => (
          <li key={name}>
            <Link href={`/content/${name}`}>{t.text(`kind.${name}`)}</Link>
            <p className="sw-small">{t.text(`kind.${name}.lead`)}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function OfKind({
  kinds,
  page: KindPage,
}: {
  readonly kinds: readonly ContentKind[];
  readonly page: (props: { readonly kind: ContentKind }) => ReactNode;
}): ReactNode {
  const { kind: name } = useParams();
  const kind = kinds.find((known) => known.name === name);
  return kind ? <KindPage key={kind.name} kind={kind} /> : <AbsentPage />;
}

function NewPage({ kind }: { readonly kind: ContentKind }): ReactNode {
  const t = useContentText();
  const label = t.text(`kind.${kind.name}`);
  return (
    <Page title={t('new.title', { kind: label })} back={{ href: `/content/${kind.name}`, label }}>
      <Editor kind={kind} />
    </Page>
  );
}

function ItemPage({ kind }: { readonly kind: ContentKind }): ReactNode {
  const t = useContentText();
  const { key = '' } = useParams();
  const label = t.text(`kind.${kind.name}`);
  const query = useItem(kind.name, key);
  const { texts, facts } = query.data?.draft ?? query.data?.published ?? { texts: {}, facts: {} };
  const named = texts.en?.['title'] ?? texts.en?.['name'] ?? texts.en?.['label'] ?? facts['name'];
  return (
    <Page
      title={kind.name === 'risk-policy' ? label : String(named ?? key)}
      back={{ href: kind.name === 'risk-policy' ? '/content' : `/content/${kind.name}`, label }}
    >
      <Answer query={query}>
        {(item) => (
          <>
            <Editor key={item.version} kind={kind} item={item} />
            <History kind={kind} item={item} />
          </>
        )}
      </Answer>
    </Page>
  );
}
