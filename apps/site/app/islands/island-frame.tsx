import type { LoadedCatalogues, ReportMissing } from '@statewise/i18n';
import { FailureBoundary, I18nProvider } from '@statewise/ui';
import type { ReactNode } from 'react';
import { PlaceContext } from '../page/place.js';
import type { PageData } from '../page/page-data.js';

export interface IslandFrameProps {
  readonly page: Pick<PageData, 'locale' | 'path' | 'search' | 'paths' | 'texts'>;
  readonly catalogues: LoadedCatalogues;
  readonly onMissing: ReportMissing;
  readonly children: ReactNode;
}

/** What stands around the content of each island, the same on the server and in the browser. */
export function IslandFrame({ page, catalogues, onMissing, children }: IslandFrameProps) {
  return (
    <I18nProvider locale={page.locale} catalogues={catalogues} live={page.texts} onMissing={onMissing}>
      <PlaceContext value={page}>
        <FailureBoundary>{children}</FailureBoundary>
      </PlaceContext>
    </I18nProvider>
  );
}
