import { Link } from '@statewise/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Route, useLocation, useNavigate, useParams } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { AnswerValue, Page, AbsentPage, FeatureRoutes } from '../components/page.js';
import './content.css';
import { AskedAddress } from '../components/asked-address.js';
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

/** Kinds of which there is one thing. */
const onlyOnes: ReadonlySet<string> = new Set(['home', 'menus', 'risk-policy']);

function ItemPage({ kind }: { readonly kind: ContentKind }) {
  const t = useContentText();
  const navigate = useNavigate();
  const { key = '' } = useParams();
  const { key: opening } = useLocation();
  const [made, setMade] = useState<{ readonly key: string; readonly as: string }>();
  const room = useConsoleText();
  const label = t.text(`kind.${kind.name}`);
  const list = `/content/${kind.name}`;
  const query = useItem(kind.name, key);
  const isNew = key === newItemKey;
  const pattern = isNew ? kind.key_pattern : null;
  const isOnly = onlyOnes.has(kind.name);
  const title = isOnly ? label : (itemName(kind, contentOf(query.data), t) ?? key);
  // A new item keeps its editor once it is stored: the person may still be typing in it. The next new one has its own.
  const opened = key === made?.key ? made.as : isNew ? opening : key;
  const onMade = (next: string): void => {
    setMade({ key: next, as: opening });
    void navigate(`${list}/${encodeURIComponent(next)}`, { replace: true });
  };
  return (
    <Page
      title={isNew ? t('new.title', { kind: label }) : title}
      back={{ href: isOnly ? '/content' : list, label: isOnly ? room('room.content') : label }}
    >
      {pattern !== null ? (
        <AskedAddress
          name="address"
          isFocused
          label={t('field.slug')}
          hint={t('new.address')}
          errorOf={(typed) => (new RegExp(pattern).test(typed) ? undefined : t('new.addressTaken'))}
          go={t('new.go')}
          onChosen={(next) => void navigate(`${list}/${next}`)}
        />
      ) : (
        <AnswerValue query={isNew ? { ...query, data: null } : query}>
          {(item) => (
            <OpenItem
              key={opened}
              kind={kind}
              item={item ?? undefined}
              onMade={onMade}
              onGone={() => void navigate(list)}
            />
          )}
        </AnswerValue>
      )}
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
  readonly onMade: (key: string) => void;
  readonly onGone: () => void;
}

function OpenItem({ kind, item, onMade, onGone }: OpenItemProps) {
  const editing = useContentEditor(kind, item, useNextPrice(item === undefined && kind.name === 'price'));
  const language = useBesideLanguage();
  const { over } = editing.editor.context;
  const isGone = editing.editor.matches('gone');
  const goOn = useEffectEvent(onMade);
  const leave = useEffectEvent(onGone);
  const made = item === undefined ? over?.key : undefined;
  useEffect(() => {
    if (isGone) leave();
    else if (made !== undefined) goOn(made);
  }, [isGone, made]);
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
