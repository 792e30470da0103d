import { I18nProvider } from '@statewise/ui';
import { useMemo, type ReactNode } from 'react';
import { ErrorPage, ErrorText } from '../error-page.js';
import { textsIn } from '../messages/loaded.js';
import { pathsOf } from '../shell/addresses.js';
import { Layout } from '../shell/layout.js';
import { PlaceContext, type PageModule, type PageState } from './page-state.js';

/** A whole page: the same on the server and in the browser. */
export function SitePage({
  state,
  page,
}: {
  readonly state: PageState;
  readonly page: PageModule | undefined;
}): ReactNode {
  const { locale, path, search, data } = state;
  const place = useMemo(() => ({ path, search, paths: pathsOf(data) }), [path, search, data]);
  return (
    <I18nProvider locale={locale} catalogues={textsIn(locale.language)}>
      <PlaceContext value={place}>
        <Content state={state} page={page} />
      </PlaceContext>
    </I18nProvider>
  );
}

function Content({
  state: { layout, status, data },
  page,
}: {
  readonly state: PageState;
  readonly page: PageModule | undefined;
}): ReactNode {
  if (layout === undefined) return <ErrorPage status={status} />;
  return (
    <Layout {...layout}>
      {page ? (
        <page.Page data={data} />
      ) : (
        <div className="sw-width site-section">
          <ErrorText status={status} />
        </div>
      )}
    </Layout>
  );
}
