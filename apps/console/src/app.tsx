import { QueryClientProvider } from '@tanstack/react-query';
import { FailureBoundary, LinkProvider, Loading, ToastProvider, type LinkProps } from '@statewise/ui';
import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useConsoleText } from './messages/use-console-text.js';
import { ConfirmationProvider } from './requests/confirmation.js';
import { createQueryClient } from './requests/query-client.js';
import { SessionProvider } from './requests/session.js';
import { Inside } from './shell/inside.js';
import { SignInPage } from './sign-in/sign-in-page.js';

const InvitationPage = lazy(async () => ({
  default: (await import('./first-sign-in/first-sign-in.js')).InvitationPage,
}));
const ApprovalPage = lazy(async () => ({ default: (await import('./first-sign-in/approval-page.js')).ApprovalPage }));
const ConfirmedPage = lazy(async () => ({ default: (await import('./sign-in/confirmed-page.js')).ConfirmedPage }));
const SetupPage = lazy(async () => ({ default: (await import('./first-sign-in/first-sign-in.js')).SetupPage }));

/** Five pages for who is not signed in, and the rooms for who is. */
export function ConsoleApp() {
  const [client] = useState(createQueryClient);
  return (
    <BrowserRouter basename="/console">
      <LinkProvider link={RoutedLink}>
        <ToastProvider>
          <QueryClientProvider client={client}>
            <SessionProvider>
              <ConfirmationProvider>
                <FailureBoundary>
                  <Suspense fallback={<Waiting />}>
                    <Routes>
                      <Route path="/sign-in" element={<SignInPage />} />
                      <Route path="/invitation" element={<InvitationPage />} />
                      <Route path="/approval" element={<ApprovalPage />} />
                      <Route path="/confirmed" element={<ConfirmedPage />} />
                      <Route path="/setup" element={<SetupPage />} />
                      <Route path="*" element={<Inside />} />
                    </Routes>
                  </Suspense>
                </FailureBoundary>
              </ConfirmationProvider>
            </SessionProvider>
          </QueryClientProvider>
        </ToastProvider>
      </LinkProvider>
    </BrowserRouter>
  );
}

/** Paths of the console go through its router; the API and the other front ends are ordinary links. */
function RoutedLink({ href, ...rest }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('/api/') && rest.target === undefined;
  return isOurs ? (
    <Link {...rest} to={href} />
  ) : (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  );
}

function Waiting() {
  const t = useConsoleText();
  return <Loading label={t('loading')} />;
}
