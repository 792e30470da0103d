import './inspector.css';
import { lazy } from 'react';
import { Route } from 'react-router';
import { FeatureRoutes, Empty, Page } from '../components/page.js';
import { chartCatalogue, type ListedChart } from '@statewise/machines/catalogue';
import { Link, TextField } from '@statewise/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, useFilters } from '../components/filters.js';
import { useInspectorText } from './messages/use-inspector-text.js';

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

/** Every chart, found by its name or by what is in it. */
function ChartListPage() {
  const t = useInspectorText();
  const { values, field, clear, isEmpty } = useFilters(['q']);
  const words = values.q.trim().toLowerCase();
  // The contents of the charts are fetched only for a search of three letters or more.
  const { data: contents } = useQuery({
    queryKey: ['chart-contents'],
    queryFn: async () => (await import('./chart-contents.js')).chartContents(),
    enabled: words.length > 2,
    staleTime: 'static',
  });
  const matches = chartCatalogue.filter(
    ({ id, title }) => `${id} ${title}`.toLowerCase().includes(words) || contents?.get(id)?.includes(words),
  );
  const groups = [
    { title: t('persisted'), lead: t('persistedLead'), charts: matches.filter(({ persisted }) => persisted) },
    { title: t('browser'), lead: t('browserLead'), charts: matches.filter(({ persisted }) => !persisted) },
  ];
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterBar onClear={isEmpty ? undefined : clear}>
        <TextField {...field('q', { replace: true })} label={t('search')} hint={t('searchHint')} type="search" />
      </FilterBar>
      {matches.length === 0 && <Empty title={t('noChart')} />}
      {groups
        .filter(({ charts }) => charts.length > 0)
        .map(({ title, lead, charts }) => (
          <section key={title} className="inspector-group">
            <h2>{title}</h2>
            <p className="sw-small">{lead}</p>
            <ul className="inspector-charts">{charts.map((chart) => ChartLink(chart))}</ul>
          </section>
        ))}
    </Page>
  );
}

function ChartLink({ id, title }: ListedChart) {
  return (
    <li key={id}>
      <Link href={`/inspector/${id}`}>{title}</Link>
      <code>{id}</code>
    </li>
  );
}
