import { FailureBoundary, LinkProvider, Loading, ToastProvider, type LinkProps } from '@statewise/ui';
import { Fragment, lazy, Suspense, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useWizardText } from './messages/use-wizard-text.js';
import { PrivacyNotice } from './privacy/privacy-notice.js';
import { useWizard } from './services.js';
import { Shell } from './shell/shell.js';

const ResumePage = lazy(async () => ({ default: (await import('./resume/resume-page.js')).ResumePage }));
const Wizard = lazy(async () => ({ default: (await import('./flow/wizard.js')).Wizard }));

/** The front end's own pages, those to resume on, and every other path for the wizard, which knows the steps. */
export function App(): ReactNode {
  const { basename, options } = useWizard();
  const { pages = [], provider: Provider = Fragment } = options;
  return (
    <BrowserRouter basename={basename}>
      <LinkProvider link={RoutedLink}>
        <ToastProvider>
          <FailureBoundary around={inShell}>
            <Provider>
              <Suspense fallback={<Waiting />}>
                <Routes>
                  {pages.map(({ path, page: Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  <Route path="/resume/:code?" element={<ResumePage />} />
                  <Route path="/code/:code?" element={<ResumePage />} />
                  <Route path="*" element={<Wizard />} />
                </Routes>
              </Suspense>
            </Provider>
          </FailureBoundary>
          <PrivacyNotice />
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>
  );
}

const inShell = (message: ReactNode): ReactNode => <Shell narrow>{message}</Shell>;

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
  const t = useWizardText();
  return (
    <Shell>
      <Loading label={t('app.loading')} />
    </Shell>
  );
}
