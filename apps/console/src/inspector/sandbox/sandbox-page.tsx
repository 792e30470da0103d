import { roles, type Role } from '@statewise/flow';
import { Select } from '@statewise/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ChartDrawing } from '../../pieces/chart/chart-drawing.js';
import type { ChartMark, ChartMarks } from '../../pieces/chart/chart-marks.js';
import type { ChartSelection } from '../../pieces/chart/chart-selection.js';
import { ChartFrame } from '../drawn/chart-frame.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../pieces/use-chart.js';
import { EventForm } from './event-form.js';
import { RolesTable } from './roles-table.js';
import { Scenarios } from './scenarios.js';
import { useWalk, type Walk } from './use-walk.js';
import { eventsAt, leavesAt, type Moment } from './walk.js';
import { WalkHistory } from './walk-history.js';
import './sandbox.css';

/** A chart to be walked by sending its events; nothing of it is stored. */
export function SandboxPage(): ReactNode {
  return <ChartFrame>{(chart) => <Sandbox key={chart.id} chart={chart} />}</ChartFrame>;
}

function Sandbox({ chart }: { readonly chart: OpenChart }): ReactNode {
  const t = useInspectorText();
  const walk = useWalk(chart);
  const [role, setRole] = useState<Role>('applicant');
  const [open, setOpen] = useState<string>();
  const { moments, position } = walk;
  const marks = useMemo(() => marksOf(chart, moments, position), [chart, moments, position]);
  const here = leavesAt(chart, walk.moment);
  const focus = useMemo(() => placeOf(chart, moments, position), [chart, moments, position]);
  return (
    <div className="inspector-chart">
      <p className="sw-small">{t('sandboxLead')}</p>
      <div className="inspector-chart__body">
        <div className="inspector-chart__drawing">
          <ChartDrawing
            chart={chart.description}
            marks={marks}
            selected={focus}
            onSelect={(selection) => setOpen(eventOf(chart, selection))}
          />
        </div>
        <section className="inspector-details" aria-label={t('events')}>
          <p className="inspector-details__kind">{t('nowIn')}</p>
          <h2>
            <span role="status">{here.join(', ')}</span>
          </h2>
          {chart.flow && (
            <Select
              name="role"
              label={t('actor')}
              value={role}
              onChange={(chosen) => setRole(roles.find((known) => known === chosen) ?? 'applicant')}
              options={roles.map((known) => ({ value: known, label: t(`role.${known}`) }))}
            />
          )}
          <Events {...{ chart, walk, role, open, setOpen }} />
        </section>
      </div>
      <WalkHistory chart={chart} walk={walk} />
      {chart.flow && <RolesTable flow={chart.flow} walk={walk} />}
      <Scenarios chart={chart} walk={walk} />
    </div>
  );
}

/** The events that the present state has transitions for; one is open at a time. */
function Events({
  chart,
  walk,
  role,
  open,
  setOpen,
}: {
  readonly chart: OpenChart;
  readonly walk: Walk;
  readonly role: Role;
  readonly open: string | undefined;
  readonly setOpen: (type: string | undefined) => void;
}): ReactNode {
  const t = useInspectorText();
  const types = eventsAt(chart, walk.moment);
  if (types.length === 0) return <p className="sw-small">{t('noEvents')}</p>;
  return (
    <ul className="sandbox-events">
      {types.map((type) => (
        <li key={type}>
          <button type="button" aria-expanded={open === type} onClick={() => setOpen(open === type ? undefined : type)}>
            <code>{nameOf(type)}</code>
          </button>
          {open === type && (
            <>
              <p className="sw-small">{chart.events.find((event) => event.type === type)?.says}</p>
              <EventForm
                key={`${type}${walk.position}`}
                {...{ chart, type, role, walk }}
                onSent={() => setOpen(undefined)}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );

  function nameOf(type: string): string {
    const found = chart.description.transitions.find(({ event }) => event === type);
    return found?.delay ? `after ${found.delay}` : type;
  }
}

/** The present states, those that were passed, and the transitions that were taken with their numbers. */
function marksOf(chart: OpenChart, moments: readonly Moment[], position: number): ChartMarks {
  const states: Record<string, ChartMark> = {};
  const transitions: Record<string, ChartMark> = {};
  for (const [index, moment] of moments.slice(0, position + 1).entries()) {
    for (const path of leavesAt(chart, moment)) states[path] = { tone: index === position ? 'now' : 'past' };
    for (const id of moment.taken) transitions[id] = { tone: 'past', text: String(index) };
  }
  return { states, transitions };
}

/** The state that is brought into view: where the walk stands once it has begun. */
function placeOf(chart: OpenChart, moments: readonly Moment[], position: number): ChartSelection | null {
  const moment = position > 0 ? moments[position] : undefined;
  const state = moment && leavesAt(chart, moment)[0];
  return state === undefined ? null : { state };
}

/** The event of a transition that was clicked in the drawing. */
function eventOf({ description }: OpenChart, selection: ChartSelection | null): string | undefined {
  return description.transitions.find(({ id }) => id === selection?.transition)?.event;
}
