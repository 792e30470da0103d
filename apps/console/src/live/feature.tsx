import { Button, Notice } from '@statewise/ui';
import { useReducer, type ReactNode } from 'react';
import './live.css';
import { Badge } from '../components/badge.js';
import { useFilters } from '../components/filters.js';
import { Page } from '../components/page.js';
import { storedFlows, useFlowChart } from '../components/use-chart.js';
import { useTransitionStream, type StreamFilter, type StreamState } from '../requests/transition-stream.js';
import { heardReducer, nothingHeard } from './heard.js';
import { LiveChart } from './live-chart.js';
import { LiveFilters } from './live-filters.js';
import { LiveList } from './live-list.js';
import { useLiveText } from './messages/use-live-text.js';

const filterNames = ['flow', 'state', 'event', 'role'] as const;
const tones = { connecting: 'info', open: 'success', closed: 'warning' } as const;

/** Transitions of all replicas as they happen, and where applications stand meanwhile. */
export function Feature(): ReactNode {
  const t = useLiveText();
  const filters = useFilters(filterNames);
  const { values } = filters;
  const [heard, dispatch] = useReducer(heardReducer, nothingHeard);
  const filter: StreamFilter = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const connection = useTransitionStream(filter, {
    onTransition: (transition) => dispatch({ type: 'transition', transition }),
    onGap: () => dispatch({ type: 'gap' }),
  });
  const chart = useFlowChart(values.flow || (storedFlows[0]?.id ?? '')).data ?? undefined;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Connection state={connection} isPaused={heard.isPaused} />
          <Button small variant="secondary" onClick={() => dispatch({ type: heard.isPaused ? 'resume' : 'pause' })}>
            {heard.isPaused ? t('resume', { count: heard.waiting.length }) : t('pause')}
          </Button>
        </>
      }
    >
      <LiveFilters filters={filters} chart={chart} onChange={() => dispatch({ type: 'clear' })} />
      {heard.hasGap && <Notice live="polite">{t('gap')}</Notice>}
      <div className="live">
        <LiveList transitions={heard.shown} />
        {chart && <LiveChart chart={chart} last={heard.shown[0]} />}
      </div>
    </Page>
  );
}

function Connection({ state, isPaused }: { readonly state: StreamState; readonly isPaused: boolean }): ReactNode {
  const t = useLiveText();
  const isHeard = isPaused && state === 'open';
  return (
    <span role="status">
      <Badge tone={isHeard ? 'info' : tones[state]}>{isHeard ? t('paused') : t(`connection.${state}`)}</Badge>
    </span>
  );
}
