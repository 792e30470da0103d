import { Loading } from '@statewise/ui';
import { useMemo, type ReactNode } from 'react';
import { LinkButton } from '@statewise/ui';
import { AnswerValue } from '../components/answer.js';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import { Page } from '../components/page.js';
import { useFlowChart } from '../components/use-chart.js';
import { LogEntryDetails } from './log-entry-details.js';
import { LogEntryList } from './log-entry-list.js';
import { useReplayText } from './messages/use-replay-text.js';
import { pathMarks } from './path-marks.js';
import { PlayerBar } from './player-bar.js';
import { usePlayer } from './use-player.js';
import { useReplay, type ReplayedLog } from './use-replay.js';
import { Verdict } from './verdict.js';

/** One application: its log verified, its way through the chart, and each moment of it. */
export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const t = useReplayText();
  const { log: read, verdict, isChecking } = useReplay(id);
  return (
    <Page
      title={t('of', { id: id.slice(0, 8) })}
      back={{ href: '/replay', label: t('another') }}
      actions={
        <LinkButton small variant="secondary" href={`/applications/${id}`}>
          {t('toApplication')}
        </LinkButton>
      }
    >
      <AnswerValue query={read}>
        {(log) => (
          <>
            {isChecking ? (
              <Loading label={t('check.busy')} />
            ) : (
              <AnswerValue query={verdict}>{(found) => <Verdict verdict={found} />}</AnswerValue>
            )}
            <Replayed log={log} />
          </>
        )}
      </AnswerValue>
    </Page>
  );
}

function Replayed({ log: { flow, length, moments, snapshots } }: { readonly log: ReplayedLog }): ReactNode {
  const t = useReplayText();
  const seqs = useMemo(() => moments.map(({ seq }) => seq), [moments]);
  const player = usePlayer(seqs);
  const moment = moments[player.index];
  if (!moment) return null;
  return (
    <>
      <PlayerBar player={player} moments={moments} length={length} />
      {moments.length < length && <p className="sw-small">{t('loading', { count: moments.length })}</p>}
      <div className="replay">
        <LogEntryList moments={moments} player={player} />
        <WayOnChart flow={flow} moments={moments} index={player.index} />
        <LogEntryDetails moment={moment} standing={snapshots[player.index]} />
      </div>
    </>
  );
}

function WayOnChart({
  flow,
  moments,
  index,
}: Pick<ReplayedLog, 'flow' | 'moments'> & { readonly index: number }): ReactNode {
  const t = useReplayText();
  const chart = useFlowChart(flow);
  const here = moments[index]?.to;
  const selected = useMemo(() => (here === undefined ? null : { state: here }), [here]);
  const marks = useMemo(() => (chart.data ? pathMarks(chart.data, moments, index) : {}), [chart.data, moments, index]);
  if (!chart.data) return null;
  return (
    <section className="replay-chart" aria-label={t('chart')}>
      <p className="sw-small">{t('chartWords')}</p>
      <div className="replay-chart__drawing">
        <ChartDrawing chart={chart.data} marks={marks} selected={selected} />
      </div>
    </section>
  );
}
