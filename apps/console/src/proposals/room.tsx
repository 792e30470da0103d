import { Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import { ProposalPage } from './proposal-page.js';
import { ProposalsPage } from './proposals-page.js';

/** Acts that wait for a second person, in the hands of admins; others see their own. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<ProposalsPage />} />
      <Route path=":id" element={<ProposalPage />} />
    </FeatureRoutes>
  );
}
