import './accounts.css';
import { Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import { AccountPage } from './account-page.js';
import { AccountsPage } from './accounts-page.js';

/** Who may sign in, in the hands of admins. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<AccountsPage />} />
      <Route path=":id" element={<AccountPage />} />
    </FeatureRoutes>
  );
}
