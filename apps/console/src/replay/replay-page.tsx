import { Loading, LinkButton, Notice } from '@statewise/ui';
import { useMemo, useEffect, useRef } from 'react';
import { AnswerValue, Page } from '../components/page.js';
import { ChartDrawing } from '../components/chart/chart-drawing.js';
import { useFlowChart } from '../components/use-chart.js';
import { useMoment } from '../components/values.js';
import { FlowOfStates, useStateName } from '../requests/flows.js';
import { LogEntryDetails } from './log-entry-details.js';
import { useReplayText } from './messages/use-replay-text.js';
import { PlayerBar, usePlayer, type Player } from './player.js';
import { useReplay, type ReplayedLog, type LogVerdict } from './use-replay.js';
import type { ChartDescription } from '@statewise/flow';
import { transitionOf } from '../components/chart-moves.js';
import type { ChartMark, ChartMarks } from '../components/chart/chart-marks.js';
import type { ReplayEntry } from './log-entries.js';
import { Link } from 'react-router';

/** Marks the way up to a moment: where it has been, how often it came there, where it stood, and the last transition. */
function pathMarks(chart: ChartDescription, moments: readonly ReplayEntry[], index: number): ChartMarks {
  const states: Record<string, ChartMark> = {};
  const transitions: Record<string, ChartMark> = {};
  const visits = new Map<string, number>();
  const seen = moments.slice(0, index + 1);
  for (const [place, { from, to, event, fault }] of seen.entries()) {
    const isLast = place === seen.length - 1;
    if (place === 0) states[from] = { tone: 'past' };
    if (place === 0 || from !== to) visits.set(to, (visits.get(to) ?? 0) + 1);
    states[to] = { tone: 'past' };
    const id = transitionOf(chart, { from, to, event });
    const tone = fault === null ? 'past' : 'bad';
    if (id !== undefined) transitions[id] = { tone: isLast && fault === null ? 'now' : tone };
  }
  const here = seen.at(-1)?.to;
  for (const [state, times] of visits)
    states[state] = { tone: state === here ? 'now' : 'past', ...(times > 1 && { text: `${times} ×` }) };
  return { states, transitions };
}

/** One application: its log verified, its way through the chart, and each moment of it. */
export function ReplayPage({ id }: { readonly id: string }) {
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

function Replayed({ log: { flow, length, moments, snapshots } }: { readonly log: ReplayedLog }) {
  const t = useReplayText();
  const seqs = useMemo(() => moments.map(({ seq }) => seq), [moments]);
  const player = usePlayer(seqs);
  const moment = moments[player.index];
  if (!moment) return null;
  return (
    <FlowOfStates value={flow}>
      <PlayerBar player={player} moments={moments} length={length} />
      {moments.length < length && <p className="sw-small">{t('loading', { count: moments.length })}</p>}
      <div className="replay">
        <LogEntryList moments={moments} player={player} />
        <WayOnChart flow={flow} moments={moments} index={player.index} />
        <LogEntryDetails moment={moment} standing={snapshots[player.index]} />
      </div>
    </FlowOfStates>
  );
}

function WayOnChart({ flow, moments, index }: Pick<ReplayedLog, 'flow' | 'moments'> & { readonly index: number }) {
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

/** Whether the log is whole, or which rows of it are wrong. */
function Verdict({ verdict }: { readonly verdict: LogVerdict }) {
  const t = useReplayText();
  const { holds, rows, chained, older, faults, end } = verdict;
  const before = older > 0 && <p>{t('check.older', { count: older })}</p>;
  if (holds)
    return (
      <Notice tone={older > 0 ? 'info' : 'success'} title={t('check.holds', { count: chained, rows })} live="polite">
        <p>{t('check.lead')}</p>
        {before}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t('check.broken')} live="assertive">
      <ul className="replay-faults">
        {faults.map(({ seq, fault }) => (
          <li key={seq}>
            <Link to={`?at=${seq}`} replace>
              {t('check.row', { seq, fault: t(`fault.${fault}`) })}
            </Link>
          </li>
        ))}
        {end.map((part) => (
          <li key={part}>{endText(part, t)}</li>
        ))}
      </ul>
      {before}
    </Notice>
  );
}

/** `step 2` and `document 17` name which one behind the space. */
function endText(part: string, t: ReturnType<typeof useReplayText>): string {
  const [kind = '', which = ''] = part.split(' ');
  if (kind === 'step') return t('end.step', { step: which });
  return kind === 'document' ? t('end.document', { document: which }) : t.text(`end.${kind}`);
}

interface LogEntryListProps {
  readonly moments: readonly ReplayEntry[];
  readonly player: Player;
}

/** All moments, one below the other; the one that is shown stays in view. */
function LogEntryList({ moments, player: { index, goTo } }: LogEntryListProps) {
  const t = useReplayText();
  const stateName = useStateName();
  const moment = useMoment();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.children.item(index);
    // The list alone scrolls, never the page.
    if (list.current && shown instanceof HTMLElement)
      list.current.scrollTop = shown.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [index]);
  return (
    <nav aria-label={t('moments')} className="replay-list">
      <ol ref={list} tabIndex={-1}>
        {moments.map(({ seq, event, to, at, fault, reason }, place) => (
          <li key={seq}>
            <button
              type="button"
              aria-current={place === index ? 'step' : undefined}
              data-fault={fault !== null || undefined}
              title={reason}
              onClick={() => goTo(place)}
            >
              <span className="replay-list__seq">{seq}</span>
              <span>
                <code>{event}</code>
                <span className="replay-list__to">{`→ ${stateName(to)}`}</span>
                {fault !== null && <strong className="replay-list__fault">{t(`fault.${fault}`)}</strong>}
                <span className="sw-small">{moment(at)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
