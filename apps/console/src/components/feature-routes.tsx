import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { useConsoleText } from '../messages/use-console-text.js';
import { Empty } from './answer.js';
import { Page } from './page.js';

/** The pages of a feature, as `Route`s; any other address says that there is no such page. */
export function FeatureRoutes({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Routes>
      {children}
      <Route path="*" element={<AbsentPage />} />
    </Routes>
  );
}

/** What stands at an address that has no page. */
export function AbsentPage(): ReactNode {
  const t = useConsoleText();
  return (
    <Page title={t('absent.title')}>
      <Empty title={t('absent.lead')} />
    </Page>
  );
}
