import { LinkProvider, Loading, type LinkProps } from '@statewise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { basenameOf } from './address.js';
import { Shell } from './shell.js';
import { Crash } from './crash.js';
import { useLoanText } from './messages/use-loan-text.js';
import { PrivacyNotice } from './privacy/privacy-notice.js';
import { useServices } from './services.js';
import { StartPage } from './start/start-page.js';

const ResumePage = lazy(async () => ({ default: (await import('./resume/resume-page.js')).ResumePage }));
const Wizard = lazy(async () => ({ default: (await import('./wizard/wizard.js')).Wizard }));

/** The pages of the specification by their paths; every other path is the wizard's, which knows the steps. */
export function App(): ReactNode {
  const { locale } = useServices();
  return (
    <BrowserRouter basename={basenameOf(locale)}>
      <LinkProvider link={RoutedLink}>
        <Crash>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="/" element={<StartPage />} />
              <Route path="/start/:code" element={<StartPage />} />
              <Route path="/resume/:code?" element={<ResumePage />} />
              <Route path="/code/:code?" element={<ResumePage />} />
              <Route path="*" element={<Wizard />} />
            </Routes>
          </Suspense>
        </Crash>
        <PrivacyNotice />
      </LinkProvider>
    </BrowserRouter>
  );
}

/** Paths of this front end go through its router; everything else is an ordinary link. */
function RoutedLink({ href, ...rest }: LinkProps): ReactNode {
  const isOurs =
    href.startsWith('/') &&
    !/^\/(?:[a-z]{2}-)?[a-z]{2}(?:\/|$)/.test(href) &&
    !href.includes('/api/') &&
    rest.target === undefined;
  return isOurs ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  );
}

function Waiting(): ReactNode {
  const t = useLoanText();
  return (
    <Shell>
      <Loading label={t('app.loading')} />
    </Shell>
  );
}
