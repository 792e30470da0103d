import { FailureBoundary, LinkProvider, Loading, ToastProvider, type LinkProps } from '@statewise/ui';
import { Fragment, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router';
import { AllTexts } from './messages/all-texts.js';
import { useWizardText } from './messages/use-wizard-text.js';
import { useWizard } from './services.js';
import { Opening } from './shell/opening.js';
import { RouterLink } from './shell/router-link.js';
import { Shell } from './shell/shell.js';
import { useDrawn } from './shell/use-drawn.js';

const ResumePage = lazy(async () => ({ default: (await import('./resume/resume-page.js')).ResumePage }));
// Nothing of a page fails because its policy cannot be fetched; the next one asks again.
const PrivacyNotice = lazy<ComponentType>(() =>
  import('./privacy/privacy-notice.js').then(
    (module) => ({ default: module.PrivacyNotice }),
    () => ({ default: Nothing }),
  ),
);
const Wizard = lazy(async () => ({ default: (await import('./flow/wizard.js')).Wizard }));

/** The front end's own pages, those to resume on, and every other path for the wizard, which knows the steps. */
export function App() {
  const { basename, options } = useWizard();
  const { pages = [], provider: Provider = Fragment } = options;
  const isDrawn = useDrawn();
  return (
    <BrowserRouter basename={basename}>
      <LinkProvider link={RoutedLink}>
        <ToastProvider>
          {/* It stands in front of everything: its script is asked for before those of the page. */}
          {isDrawn && (
            <Suspense>
              <PrivacyNotice />
            </Suspense>
          )}
          <FailureBoundary around={inShell}>
            <Provider>
              <Suspense fallback={<Waiting />}>
                <Routes>
                  {pages.map(({ path, page: Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  {!isDrawn && options.opening !== undefined && <Route index element={<Waiting />} />}
                  <Route element={<WithAllTexts />}>
                    <Route path="/resume/:code?" element={<ResumePage />} />
                    <Route path="/code/:code?" element={<ResumePage />} />
                    <Route path="*" element={<Wizard />} />
                  </Route>
                </Routes>
              </Suspense>
            </Provider>
          </FailureBoundary>
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>
  );
}

const WithAllTexts = () => (
  <AllTexts>
    <Outlet />
  </AllTexts>
);

const Nothing = () => null;

const inShell = (message: ReactNode): ReactNode => <Shell narrow>{message}</Shell>;

/** Paths of this front end go through its router; everything else is an ordinary link. */
function RoutedLink({ href, ...rest }: LinkProps) {
  const isOurs =
    href.startsWith('/') &&
    !/^\/(?:[a-z]{2}-)?[a-z]{2}(?:\/|$)/.test(href) &&
    !href.includes('/api/') &&
    rest.target === undefined;
  return isOurs ? (
    <RouterLink {...rest} href={href} />
  ) : (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  );
}

function Waiting() {
  const t = useWizardText();
  const { pathname } = useLocation();
  const { opening } = useWizard().options;
  const isOpening = pathname === '/' && opening !== undefined;
  return (
    <Shell narrow={isOpening}>
      {isOpening && <Opening title={t.text(opening)} />}
      <Loading label={t('app.loading')} />
    </Shell>
  );
}
