import './applications.css';
import { Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import { ApplicationPage } from './application/application-page.js';
import { BulkActPage } from './list/bulk-act-page.js';
import { BulkActsPage } from './list/bulk-acts.js';
import { ApplicationListPage } from './list/list-page.js';

/** Every application: the list, and each one’s page with its parts. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<ApplicationListPage />} />
      <Route path="bulk" element={<BulkActsPage />} />
      <Route path="bulk/:id" element={<BulkActPage />} />
      <Route path=":id/*" element={<ApplicationPage />} />
    </FeatureRoutes>
  );
}
