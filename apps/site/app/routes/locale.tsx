import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { hasCookie, languageCookie, privacyCookie } from '../cookies.js';
import { ErrorPage, ErrorText } from '../error-page.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { NoticesProvider } from '../notices/notices.js';
import { LanguageCheck } from '../shell/language-check.js';
import { PrivacyBanner } from '../shell/privacy-banner.js';
import { Shell } from '../shell/shell.js';
import { useSmoothScroll } from '../shell/use-smooth-scroll.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const { reader } = context.get(hostContext);
  const [menus, notices] = await Promise.all([reader.menus(locale), reader.notices(locale)]);
  const cookies = request.headers.get('cookie') ?? '';
  return { menus, notices, year: new Date().getFullYear(), isPrivacyAccepted: hasCookie(cookies, privacyCookie), isLanguageChecked: hasCookie(cookies, languageCookie) };
}

/** Menus and notices stay the same while pages are turned. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['locale'] !== nextParams['locale'];
}

export default function LocalePages(): ReactNode {
  useSmoothScroll();
  const { menus, notices, year, isPrivacyAccepted, isLanguageChecked } = useLoaderData<typeof loader>();
  return (
    <NoticesProvider notices={notices}>
      <Shell menus={menus} year={year}>
        <Outlet />
      </Shell>
      <PrivacyBanner isAccepted={isPrivacyAccepted} />
      {!isLanguageChecked && <LanguageCheck />}
    </NoticesProvider>
  );
}

/** What is not there is said within the site, as long as the locale is known. */
export function ErrorBoundary({ error }: { readonly error: unknown }): ReactNode {
  const known = useRouteLoaderData<typeof loader>('routes/locale');
  if (!known) return <ErrorPage error={error} />;
  return (
    <Shell menus={known.menus} year={known.year}>
      <div className="sw-width site-section"><ErrorText error={error} /></div>
    </Shell>
  );
}
