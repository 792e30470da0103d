import { Navigate, Route, useParams } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import './statistics.css';
import { storedFlows } from '../components/use-chart.js';
import { StatisticsPage } from './statistics-page.js';

/** How many applications of a flow stand where, came from where and left where. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<Navigate to={storedFlows[0]?.id ?? ''} replace />} />
      <Route path=":flow" element={<OneFlow />} />
    </FeatureRoutes>
  );
}

function OneFlow() {
  const { flow = '' } = useParams();
  return <StatisticsPage key={flow} flow={flow} />;
}
