import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { AnswerValue, Empty, Page } from '../../components/page.js';
import { TabLinks } from '../../components/tab-links.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import { useChart, type OpenChart } from '../../components/use-chart.js';

// In development alone.
const ChartUpdates = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../loop/chart-updates.js')).ChartUpdates }))
  : undefined;

interface ChartFrameProps {
  /** What stands beside the parts of the chart. */
  readonly renderTools?: (chart: OpenChart) => ReactNode;
  readonly renderActions?: (chart: OpenChart) => ReactNode;
  readonly children: (chart: OpenChart) => ReactNode;
}

/** What every page of one chart has around it. */
export function ChartFrame({ renderActions, renderTools, children }: ChartFrameProps) {
  const t = useInspectorText();
  const { chart: id = '' } = useParams();
  const query = useChart(id);
  const back = { href: '/inspector', label: t('title') };
  const title = query.data?.title ?? (query.data === null ? t('absent') : id);
  return (
    <Page
      title={title}
      lead={query.data?.description.description}
      back={back}
      actions={query.data && renderActions?.(query.data)}
    >
      {ChartUpdates && (
        <Suspense>
          <ChartUpdates />
        </Suspense>
      )}
      <AnswerValue query={query}>
        {(chart) =>
          chart === null ? (
            <Empty title={t('absent')} />
          ) : (
            <>
              <div className="inspector-tools">
                <TabLinks label={t('parts')} links={tabs(chart)} />
                {renderTools?.(chart)}
              </div>
              {children(chart)}
            </>
          )
        }
      </AnswerValue>
    </Page>
  );

  function tabs({ persisted }: OpenChart) {
    const base = `/inspector/${id}`;
    return [
      { href: base, label: t('tabChart'), end: true },
      { href: `${base}/sandbox`, label: t('tabSandbox') },
      ...(persisted
        ? [
            { href: `${base}/versions`, label: t('tabVersions') },
            { href: `${base}/coverage`, label: t('coverage.tab') },
          ]
        : []),
    ];
  }
}
