import { I18nProvider } from '@statewise/ui';
import type { ReportMissing } from '@statewise/i18n';
import { ErrorPage, ErrorText } from '../error-page.js';
import { Island } from '../islands/island.js';
import { textsIn } from '../messages/loaded.js';
import { Layout } from '../shell/layout.js';
import { PageMessages } from '../shell/page-messages.js';
import type { PageData } from './page-data.js';
import type { PageModule, PageState } from './page-state.js';
import { PlaceContext } from './place.js';

export interface SitePageProps {
  readonly state: PageState;
  readonly page: PageModule | undefined;
  readonly about: PageData;
  readonly onMissing: ReportMissing;
}

/** A whole page, drawn on the server alone; the browser takes over its islands. */
export function SitePage({ state, page, about, onMissing }: SitePageProps) {
  const { locale, texts } = about;
  return (
    <I18nProvider locale={locale} catalogues={textsIn(locale.language)} live={texts} onMissing={onMissing}>
      <PlaceContext value={about}>
        <Content state={state} page={page} />
        <Island name="messages" of={PageMessages} props={{}} starts="when asked" />
      </PlaceContext>
    </I18nProvider>
  );
}

interface ContentProps {
  readonly state: PageState;
  readonly page: PageModule | undefined;
}

function Content({ state: { layout, status, reference, data }, page }: ContentProps) {
  if (layout === undefined) return <ErrorPage status={status} reference={reference} />;
  return (
    <Layout {...layout}>
      {page?.Page ? (
        <page.Page data={data} />
      ) : (
        <div className="sw-width site-section">
          <ErrorText status={status} reference={reference} />
        </div>
      )}
    </Layout>
  );
}
