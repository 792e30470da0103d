import { Navigate, Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import { ReviewPage } from './review-page.js';
import '../cases/cases.css';

/** Applications that a person looks at: they wait on the desk, and each is decided on a page. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<Navigate to="/?kind=review" replace />} />
      <Route path=":id" element={<ReviewPage />} />
    </FeatureRoutes>
  );
}
