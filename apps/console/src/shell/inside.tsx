import { FailureNotice } from '../sign-in/submission.js';
import { Actions, FailureBoundary, Loading, Link, Button, Modal, Stack } from '@statewise/ui';
import { Suspense, lazy, useState } from 'react';
import { Navigate, Route, useLocation, useNavigate } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { Empty, Page, FeatureRoutes } from '../components/page.js';
import { usePerson, useSession, type Person } from '../requests/session.js';
import { features, roomsOf } from '../features.js';
import { Frame } from './frame.js';
import { hasDesk } from '../requests/task-counts.js';
import { SignInForm } from '../sign-in/sign-in-form.js';

const DeskPage = lazy(async () => ({ default: (await import('../desk/desk-page.js')).DeskPage }));

/** The first page: what waits for who has a desk, and for who works on no cases every feature that they may enter, with what it is for. */
function Overview() {
  const t = useConsoleText();
  const { name, role } = usePerson();
  return (
    <Page title={t('overview.title', { name })} lead={t(`role.${role}`)}>
      {hasDesk(role) && <DeskPage />}
      {role !== 'staff' && role !== 'admin' && <Entered role={role} />}
    </Page>
  );
}

function Entered({ role }: Pick<Person, 'role'>) {
  const t = useConsoleText();
  return (
    <>
      {roomsOf(role).map(({ group, rooms }) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="console-overview__group">
            {t(`group.${group}`)}
          </h2>
          <ul className="console-overview">
            {rooms.map(({ path, title }) => (
              <li key={path}>
                <Link href={`/${path}`}>{t(title)}</Link>
                <p className="sw-small">{t.text(`${title}.lead`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Everything that needs a sign-in: who has none is sent to sign in, and comes back to the page. */
export function Inside() {
  const t = useConsoleText();
  const { person, failure, isLost, other } = useSession();
  const { pathname, search, hash } = useLocation();
  if (person === undefined)
    return failure === null ? <Loading label={t('loading')} /> : <FailureNotice failure={failure} />;
  if (person === null) {
    const to = `${pathname}${search}`;
    const gate = to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`;
    return <Navigate to={`${gate}${hash}`} replace />;
  }
  return (
    <>
      {/* What its person typed waits for them, and whoever sits there meanwhile sees none of it; the dialog has all else out of reach. */}
      <div style={isLost || other ? { opacity: 0 } : {}}>
        <Frame>
          <FailureBoundary key={pathname.split('/')[1]}>
            <Suspense fallback={<Loading label={t('loading')} />}>
              <Rooms />
            </Suspense>
          </FailureBoundary>
        </Frame>
      </div>
      <SessionDialogs />
    </>
  );
}

function Rooms() {
  const t = useConsoleText();
  const { role } = usePerson();
  const closed = (
    <Page title={t('closed.title')}>
      <Empty title={t('closed.lead')} />
    </Page>
  );
  return (
    <FeatureRoutes>
      <Route index element={<Overview />} />
      {features.map(({ path, roles, page: Feature }) => (
        <Route key={path} path={`${path}/*`} element={roles.includes(role) ? <Feature /> : closed} />
      ))}
    </FeatureRoutes>
  );
}

/** Over the page, so that what was typed in it stays, when its person is not signed in any more. */
function SessionDialogs() {
  const { isLost, other } = useSession();
  if (isLost) return <SignInAgain />;
  return other && <SomebodyElse other={other} />;
}

function SignInAgain() {
  const t = useConsoleText();
  const { email } = usePerson();
  const { signedIn } = useSession();
  return (
    <Modal open isStatic narrow title={t('again.title')} onClose={() => undefined}>
      <Stack gap="m">
        <p>{t('again.lead')}</p>
        <SignInForm email={email ?? undefined} onSignedIn={signedIn} />
      </Stack>
    </Modal>
  );
}

/** Going on would be under another name: that is chosen, and not what happens. */
function SomebodyElse({ other }: { readonly other: Person }) {
  const t = useConsoleText();
  const { name: own, email } = usePerson();
  const { signedIn, goOn } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isReturning, setIsReturning] = useState(false);
  const { name } = other;
  return (
    <Modal open isStatic narrow title={t('other.title', { name })} onClose={() => undefined}>
      <Stack gap="m">
        <p>{t('other.lead', { name, own })}</p>
        <Actions>
          <Button
            onClick={() => {
              goOn(other);
              // What was searched for is not the next one’s.
              void navigate(pathname, { replace: true });
            }}
          >
            {t('other.goOn', { name })}
          </Button>
          {!isReturning && (
            <Button variant="secondary" onClick={() => setIsReturning(true)}>
              {t('other.return', { own })}
            </Button>
          )}
        </Actions>
        {isReturning && <SignInForm email={email ?? undefined} onSignedIn={signedIn} />}
      </Stack>
    </Modal>
  );
}
