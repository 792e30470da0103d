import { languageNames, languages } from '@statewise/i18n';
import { Button, keepFocus, LogoMark, Notice, TextButton, useUiText } from '@statewise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router';
import { useKey } from '../components/keys.js';
import { useConsoleText } from '../messages/use-console-text.js';
import { useCall } from '../requests/call.js';
import { usePerson, useSession } from '../requests/session.js';
import { shownCount, useTaskCounts, useTaskNews } from '../requests/task-counts.js';
import { useAct } from '../requests/use-act.js';
import { features, roomsOf } from '../features.js';
import { isNamed } from '../room.js';
import { chooseLanguage } from './language.js';
import { useFeatureFinder } from './feature-finder.js';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../shortcuts/shortcuts-dialog.js')).ShortcutsDialog,
}));
const TaskBar = lazy(async () => ({ default: (await import('../desk/task-bar.js')).TaskBar }));

/** Navigation beside every page, above it on a phone; who is signed in, the language, and the way out. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const ui = useUiText();
  const t = useConsoleText();
  const { key } = useLocation();
  const finder = useFeatureFinder();
  const { role } = usePerson();
  // Open for the page it was opened on: going somewhere closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  const [isHelped, setHelped] = useState(false);
  useKey('?', () => setHelped(true));
  useEffect(keepFocus, []);
  return (
    <div className="console-frame">
      <a className="sw-skip" href="#main">
        {ui('skipToContent')}
      </a>
      <header className="console-side" data-open={isOpen}>
        <div className="console-side__top">
          <Link to="/" className="console-side__home">
            <LogoMark size={28} />
            <span>{t('name')}</span>
          </Link>
          <Button
            variant="quiet"
            small
            className="console-side__toggle"
            aria-expanded={isOpen}
            aria-controls="console-navigation"
            onClick={() => setOpenOn(isOpen ? undefined : key)}
          >
            {isOpen ? t('menu.close') : t('menu.open')}
          </Button>
        </div>
        <div id="console-navigation" className="console-side__body">
          {finder.button}
          <Navigation />
          <Account onKeyboard={() => setHelped(true)} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="console-main">
        {role === 'admin' && <SingleAdminNotice />}
        <TaskAtHand />
        {children}
      </main>
      {finder.dialog}
      {isHelped && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelped(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The task that the desk led to, until the desk is opened again: also once it is done, to lead to the next one. */
function TaskAtHand() {
  const { pathname } = useLocation();
  const asked = useSearchParams()[0].get('task');
  const [kept, keep] = useState(asked);
  const id = asked ?? (pathname === '/' ? null : kept);
  if (id !== kept) keep(id);
  return (
    id !== null && (
      <Suspense>
        <TaskBar key={id} id={id} />
      </Suspense>
    )
  );
}

/** Said on every page where one person does what two do elsewhere. */
function SingleAdminNotice() {
  const t = useConsoleText();
  const { data } = useCall('GET /api/v1/proposals', { limit: '1' });
  if (data?.single_admin !== true) return null;
  return (
    <Notice tone="warning">
      {t('single.notice')} <Link to="/accounts">{t('single.link')}</Link>
    </Notice>
  );
}

function Navigation() {
  const t = useConsoleText();
  const { role } = usePerson();
  const { pathname, search } = useLocation();
  const waiting = useTaskCounts().filter(({ all }) => all > 0).length;
  const links = useRef<HTMLElement>(null);
  // On a low screen the links scroll: the one of the page is shown however the page was reached, and whatever waits above it.
  useEffect(() => {
    links.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, search, waiting]);
  return (
    <nav ref={links} aria-label={t('menu.label')} className="console-navigation">
      <DeskLinks />
      {roomsOf(role).map(({ group, rooms }) => (
        <div key={group}>
          <p className="console-navigation__group">{t(`group.${group}`)}</p>
          <ul>
            {rooms.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={`/${path}`}>{t(title)}</NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The desk, also for pages that only it leads to, and each kind of which something waits, with how much. */
function DeskLinks() {
  const t = useConsoleText();
  const kind = useSearchParams()[0].get('kind');
  const { pathname } = useLocation();
  const waiting = useTaskCounts().filter(({ all }) => all > 0);
  useTaskNews();
  const shown = pathname === '/' ? waiting.find((one) => one.kind === kind) : undefined;
  const isDesk = pathname === '/' || features.some((one) => !isNamed(one) && pathname.split('/')[1] === one.path);
  return (
    <ul>
      <li>
        <Link to="/" aria-current={isDesk && !shown ? 'page' : undefined}>
          {t('desk')}
        </Link>
      </li>
      {waiting.map((one) => (
        <li key={one.kind} className="console-navigation__kind">
          <Link to={`/?kind=${one.kind}`} aria-current={one === shown ? 'page' : undefined}>
            {one.label} <span className="console-tabs__count">{shownCount(one.all)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Account({ onKeyboard }: { readonly onKeyboard: () => void }) {
  const t = useConsoleText();
  const { name, email, role } = usePerson();
  const { signOut } = useSession();
  const client = useQueryClient();
  // It sets who is signed in and forgets everything else by itself.
  const leaving = useAct({ act: signOut, readsAgain: false });
  return (
    <div className="console-account">
      <p>
        <strong>{name}</strong>
        <br />
        <span className="sw-small">{email ?? t(`role.${role}`)}</span>
      </p>
      <ul className="console-account__languages" aria-label={t('language')}>
        {languages.map((language) => (
          <li key={language}>
            <TextButton
              lang={language}
              aria-label={`${language.toUpperCase()} ${languageNames[language]}`}
              aria-pressed={language === t.language}
              onClick={() => {
                chooseLanguage(language);
                void client.invalidateQueries();
              }}
            >
              {language.toUpperCase()}
            </TextButton>
          </li>
        ))}
      </ul>
      <TextButton onClick={onKeyboard}>{t('keyboard')}</TextButton>
      <TextButton onClick={() => leaving.mutate()}>{t('signOut')}</TextButton>
    </div>
  );
}
