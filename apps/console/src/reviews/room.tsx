import { Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import { QueuePage } from './queue-page.js';
import { ReviewPage } from './review-page.js';
import '../cases/cases.css';

/** Applicants who asked for a person. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<QueuePage />} />
      <Route path=":id" element={<ReviewPage />} />
    </FeatureRoutes>
  );
}
