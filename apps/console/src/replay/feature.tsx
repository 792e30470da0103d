import type { ReactNode } from 'react';
import { Route, useParams } from 'react-router';
import { FeatureRoutes } from '../components/feature-routes.js';
import './replay.css';
import { FindPage } from './find-page.js';
import { ReplayPage } from './replay-page.js';

/** An application on its chart, back and forth in time. */
export function Feature(): ReactNode {
  return (
    <FeatureRoutes>
      <Route index element={<FindPage />} />
      <Route path=":id" element={<OneApplication />} />
    </FeatureRoutes>
  );
}

function OneApplication(): ReactNode {
  const { id = '' } = useParams();
  return <ReplayPage key={id} id={id} />;
}
