import { loadCatalogues, uiCatalogue } from '@statewise/i18n';
import type { NoticeText } from '@statewise/site-content';
import { missingTextReporter, setCookie, Button, ExternalIcon, LinkButton, Modal } from '@statewise/ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { IslandFrame } from '../islands/island-frame.js';
import { siteCatalogue } from '../messages/catalogue.js';
import type { PageData } from '../page/page-data.js';
import { noticeMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';
import { languageCookie, oneDay } from '../cookies.js';
import { useSiteText } from '../messages/use-site-text.js';
import { usePlace } from '../page/place.js';

/** The chart of the notices, which sets the cookie. */
function noticeActor(): Actor<typeof noticeMachine> {
  return createActor(
    noticeMachine.provide({ actions: { rememberCheck: () => setCookie(languageCookie, '1', oneDay) } }),
  );
}

const chart = noticeActor();
const texts = new Map<string, NoticeText>();
let drawn: Promise<void> | undefined;

/** Opens a notice over the page, by the chart of the notices. */
export async function showNotice(notice: NoticeText, page: PageData): Promise<void> {
  texts.set(notice.name, notice);
  await (drawn ??= drawNotices(page).catch((error: unknown) => {
    drawn = undefined;
    throw error;
  }));
  chart.send({ type: 'notice.opened', kind: notice.name });
}

async function drawNotices(page: PageData): Promise<void> {
  const catalogues = await loadCatalogues(page.locale.language, [uiCatalogue, siteCatalogue]);
  chart.start();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <IslandFrame {...{ page, catalogues }} onMissing={missingTextReporter('site')}>
      <OpenNotice />
    </IslandFrame>,
  );
}

const changes = (changed: () => void): (() => void) => {
  const subscription = chart.subscribe(changed);
  return () => subscription.unsubscribe();
};

function OpenNotice() {
  const snapshot = useSyncExternalStore(changes, () => chart.getSnapshot());
  const notice = snapshot.matches('open') ? texts.get(snapshot.context.kind ?? '') : undefined;
  return (
    notice && (
      <NoticeDialog
        notice={notice}
        onFollow={() => chart.send({ type: 'notice.followed' })}
        onDismiss={() => chart.send({ type: 'notice.dismissed' })}
      />
    )
  );
}

interface NoticeDialogProps {
  readonly notice: NoticeText;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}

/** A notice over the page. */
function NoticeDialog({ notice, onFollow, onDismiss }: NoticeDialogProps) {
  const t = useSiteText();
  const { href } = notice.button;
  return (
    <Modal
      open
      narrow
      title={notice.title}
      onClose={onDismiss}
      actions={
        <>
          <FollowLink href={href} label={notice.button.label} onFollow={onFollow} />
          <Button variant="quiet" onClick={onDismiss}>
            {t('notice.stay')}
          </Button>
        </>
      }
    >
      <p>{notice.text}</p>
    </Modal>
  );
}

interface FollowLinkProps {
  readonly href: string;
  readonly label: string;
  readonly onFollow: () => void;
}

/** A notice without an address of its own leads to this page in English. */
function FollowLink({ href, label, onFollow }: FollowLinkProps) {
  const t = useSiteText();
  const { path } = usePlace();
  const target = href === '' ? path.replace(/^\/([a-z]{2}-)?[a-z]{2}(?=\/|$)/, '/$1en') : href;
  return (
    <LinkButton href={target} target="_blank" rel="noopener" iconAfter={<ExternalIcon />} onClick={onFollow}>
      {label}
      <span className="sw-sr"> ({t('notice.newTab')})</span>
    </LinkButton>
  );
}
