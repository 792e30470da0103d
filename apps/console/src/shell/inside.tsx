import { FailureBoundary, Loading, Notice } from '@statewise/ui';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, useLocation } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { Empty } from '../components/answer.js';
import { Page } from '../components/page.js';
import { FeatureRoutes } from '../components/feature-routes.js';
import { sentenceOf } from '../requests/problem-sentence.js';
import { usePerson, useSession } from '../requests/session.js';
import { features } from '../features.js';
import { Frame } from './frame.js';
import { Overview } from './overview.js';
import { SessionDialogs } from './session-dialogs.js';

/** Everything that needs a sign-in: who has none is sent to sign in, and comes back to the page. */
export function Inside(): ReactNode {
  const t = useConsoleText();
  const { person, failure } = useSession();
  const { pathname, search, hash } = useLocation();
  if (person === undefined)
    return failure === null ? (
      <Loading label={t('loading')} />
    ) : (
      <Notice tone="danger">{sentenceOf(failure) ?? t('act.unreachable')}</Notice>
    );
  if (person === null) {
    const to = `${pathname}${search}`;
    const gate = to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`;
    return <Navigate to={`${gate}${hash}`} replace />;
  }
  return (
    <Frame>
      <FailureBoundary key={pathname.split('/')[1]}>
        <Suspense fallback={<Loading label={t('loading')} />}>
          <Rooms />
        </Suspense>
      </FailureBoundary>
      <SessionDialogs />
    </Frame>
  );
}

function Rooms(): ReactNode {
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
