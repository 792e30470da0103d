import { localisePath } from '@statewise/i18n';
import { FailureBoundary, FailureToasts, I18nProvider, missingTextReporter, ToastRegion } from '@statewise/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ErrorPage, ErrorText } from '../error-page.js';
import { textsIn } from '../messages/loaded.js';
import { offeredOf, pathsOf, samePath } from '../shell/addresses.js';
import { Layout } from '../shell/layout.js';
import { PlaceContext, type PageModule, type PageState } from './page-state.js';

const reportMissing = missingTextReporter('site');

/** A whole page: the same on the server and in the browser. */
export function SitePage({
  state,
  page,
}: {
  readonly state: PageState;
  readonly page: PageModule | undefined;
}): ReactNode {
  const { locale, path, search, data } = state;
  const [moved, moveTo] = useState<string>();
  const place = useMemo(
    () => ({
      ...(moved === undefined
        ? { path, search, paths: pathsOf(data) }
        : { path: localisePath(locale, moved), search: '', paths: samePath(moved) }),
      offered: offeredOf(data),
      moveTo,
    }),
    [locale, path, search, data, moved],
  );
  return (
    <I18nProvider
      locale={locale}
      catalogues={textsIn(locale.language)}
      live={state.layout?.texts}
      onMissing={reportMissing}
    >
      <FailureBoundary around={alone}>
        <PlaceContext value={place}>
          <Content state={state} page={page} />
          <ToastRegion>
            <FailureToasts />
          </ToastRegion>
        </PlaceContext>
      </FailureBoundary>
    </I18nProvider>
  );
}

const inSection = (message: ReactNode): ReactNode => <div className="sw-width site-section">{message}</div>;
const alone = (message: ReactNode): ReactNode => (
  <main id="main" className="sw-main">
    <div className="sw-width">{message}</div>
  </main>
);

function Content({
  state: { layout, status, reference, data },
  page,
}: {
  readonly state: PageState;
  readonly page: PageModule | undefined;
}): ReactNode {
  if (layout === undefined) return <ErrorPage status={status} reference={reference} />;
  return (
    <Layout {...layout}>
      {page ? (
        <FailureBoundary around={inSection}>
          <page.Page data={data} />
        </FailureBoundary>
      ) : (
        inSection(<ErrorText status={status} reference={reference} />)
      )}
    </Layout>
  );
}
