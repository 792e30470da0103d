import { lazy } from 'react';
import { Route } from 'react-router';
import { FeatureRoutes } from '../components/page.js';
import './inspector.css';
import { ChartListPage } from './chart-list-page.js';

const ChartPage = lazy(async () => ({ default: (await import('./drawn/chart-page.js')).ChartPage }));
const SandboxPage = lazy(async () => ({ default: (await import('./sandbox/sandbox-page.js')).SandboxPage }));
const CoveragePage = lazy(async () => ({ default: (await import('./coverage-page.js')).CoveragePage }));
const VersionsPage = lazy(async () => ({ default: (await import('./versions/versions-page.js')).VersionsPage }));

/** The inspector: every chart in a list, drawn, to be walked, and release by release. */
export function Feature() {
  return (
    <FeatureRoutes>
      <Route index element={<ChartListPage />} />
      <Route path=":chart" element={<ChartPage />} />
      <Route path=":chart/sandbox" element={<SandboxPage />} />
      <Route path=":chart/coverage" element={<CoveragePage />} />
      <Route path=":chart/versions" element={<VersionsPage />} />
    </FeatureRoutes>
  );
}
