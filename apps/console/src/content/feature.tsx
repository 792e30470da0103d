import { Link } from '@statewise/ui';
import { useState, type ReactNode } from 'react';
import { Route, useNavigate, useParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { AnswerValue, Page, AbsentPage, FeatureRoutes } from '../components/page.js';
import './content.css';
import { contentOf } from '@statewise/machines';
import { newItemKey, useItem, useKinds, type Content, type ContentKind, type Item } from './content.js';
import { optionLabel } from './content-input.js';
import { Editor } from './editor.js';
import { History } from './history.js';
import { ContentListPage } from './list-page.js';
import { useContentText } from './messages/catalogue.js';
import { useNextPrice } from './next-price.js';
import { PreviewPane, useBesideLanguage } from './preview-pane.js';
import { useContentEditor } from './use-content-editor.js';

/** Prices, policy and texts: a list of kinds, a list of each, and one editor for all of them. */
export function Feature() {
  const room = useConsoleText();
  const query = useKinds();
  const pages = (kinds: readonly ContentKind[]) => (
    <FeatureRoutes>
      <Route index element={<KindsPage kinds={kinds} />} />
      <Route path=":kind" element={<OfKind kinds={kinds} page={ContentListPage} />} />
      <Route path=":kind/:key" element={<OfKind kinds={kinds} page={ItemPage} />} />
    </FeatureRoutes>
  );
  if (query.data) return pages(query.data);
  return (
    <Page title={room('room.content')}>
      <AnswerValue query={query}>{pages}</AnswerValue>
    </Page>
  );
}

function KindsPage({ kinds }: { readonly kinds: readonly ContentKind[] }) {
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

interface OfKindProps {
  readonly kinds: readonly ContentKind[];
  readonly page: (props: { readonly kind: ContentKind }) => ReactNode;
}

function OfKind({ kinds, page: KindPage }: OfKindProps) {
  const { kind: name } = useParams();
  const kind = kinds.find((known) => known.name === name);
  return kind ? <KindPage key={kind.name} kind={kind} /> : <AbsentPage />;
}

function ItemPage({ kind }: { readonly kind: ContentKind }) {
  const t = useContentText();
  const navigate = useNavigate();
  const { key = '' } = useParams();
  const [made, setMade] = useState<string>();
  const label = t.text(`kind.${kind.name}`);
  const list = `/content/${kind.name}`;
  const query = useItem(kind.name, key);
  const isNew = key === newItemKey;
  const title = kind.name === 'risk-policy' ? label : (itemName(kind, contentOf(query.data), t) ?? key);
  const onMade = async (next: string): Promise<void> => {
    setMade(next);
    await navigate(`${list}/${encodeURIComponent(next)}`, { replace: true });
  };
  return (
    <Page
      title={isNew ? t('new.title', { kind: label }) : title}
      back={{ href: kind.name === 'risk-policy' ? '/content' : list, label }}
    >
      <AnswerValue query={isNew ? { ...query, data: null } : query}>
        {(item) => (
          // A new item keeps its editor once it is stored: the person may still be typing in it.
          <OpenItem key={key === made ? newItemKey : key} kind={kind} item={item ?? undefined} onMade={onMade} />
        )}
      </AnswerValue>
    </Page>
  );
}

/** What one thing of a kind is called: its name, or what it is for where it has none, as a price has. */
function itemName(
  { facts: fields, texts: worded }: ContentKind,
  { texts, facts }: Content,
  t: ReturnType<typeof useContentText>,
): string | undefined {
  const named = texts.en?.['title'] ?? texts.en?.['name'] ?? texts.en?.['label'] ?? facts['name'];
  if (named !== undefined || worded.length > 0) return named === undefined ? undefined : String(named);
  const first = fields.slice(0, 2).flatMap((field) => {
    const value = facts[field.name];
    const option = field.options.find((one) => one.value === String(value));
    return value === undefined ? [] : ((option && optionLabel(field, option, t)) ?? String(value));
  });
  return first.length === 0 ? undefined : first.join(', ');
}

interface OpenItemProps {
  readonly kind: ContentKind;
  /** As the server has it; undefined for something new. */
  readonly item: Item | undefined;
  /** Told the key that something new was given. */
  readonly onMade: (key: string) => unknown;
}

function OpenItem({ kind, item, onMade }: OpenItemProps) {
  const editing = useContentEditor(kind, item, onMade, useNextPrice(item === undefined && kind.name === 'price'));
  const language = useBesideLanguage();
  const { over } = editing.editor.context;
  return (
    <>
      <div className="content-beside">
        <Editor {...editing} kind={kind} />
        {over !== null && over.draft !== null && kind.has_preview && language !== undefined && (
          <PreviewPane kind={kind.name} itemKey={over.key} version={over.version} language={language} />
        )}
      </div>
      {over !== null && <History {...editing} kind={kind} itemKey={over.key} />}
    </>
  );
}
