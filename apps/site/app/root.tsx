import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import { parseLocalisedPath, type Locale } from '@statewise/i18n';
import { I18nProvider, LinkProvider } from '@statewise/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ErrorPage } from './error-page.js';
import { textsIn } from './messages/loaded.js';
import { RouterLink } from './router-link.js';
import { wantedLocale } from './wanted-locale.js';
import './styles/site.css';

export function loader({ request }: LoaderFunctionArgs): { wanted: Locale } {
  return { wanted: wantedLocale(request.headers) };
}

/** What the visitor prefers changes nothing while pages are turned. */
export const shouldRevalidate = (): boolean => false;

/** Texts are known for the language of the document alone; another one is another document. */
function useDocumentLocale(): Locale {
  const { pathname } = useLocation();
  const preferred = useRouteLoaderData<typeof loader>('root');
  return parseLocalisedPath(pathname)?.locale ?? preferred?.wanted ?? { country: 'ot', language: 'en' };
}

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const locale = useDocumentLocale();
  return (
    <html lang={locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0a3b39" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider locale={locale} catalogues={textsIn(locale.language)}>
          <LinkProvider link={RouterLink}>{children}</LinkProvider>
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root(): ReactNode {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { readonly error: unknown }): ReactNode {
  return <ErrorPage error={error} />;
}
