import { roles, type Role, allowedEvents, type Flow } from '@statewise/flow';
import { eventsAt, leavesAt, type SimulationEntry } from '@statewise/flow/simulation';
import { Select } from '@statewise/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useActorText } from '../../components/actor/use-actor-text.js';
import { ChartDrawing } from '../../components/chart/chart-drawing.js';
import type { ChartMark, ChartMarks } from '../../components/chart/chart-marks.js';
import type { ChartSelection } from '../../components/chart/chart-selection.js';
import { ChartFrame } from '../drawn/chart-frame.js';
import { useInspectorText } from '../messages/use-inspector-text.js';
import type { OpenChart } from '../../components/use-chart.js';
import { EventForm } from './event-form.js';
import { ScenarioList } from './scenarios.js';
import { useSimulation, type Simulation, type SimulationProps } from './use-simulation.js';
import { SimulationHistory } from './simulation-history.js';
import './sandbox.css';
import { RecordTable } from '../../components/record-table.js';

// In development alone.
const Loop = import.meta.env.DEV ? lazy(async () => ({ default: (await import('../loop/loop.js')).Loop })) : undefined;

/** A chart to be walked by sending its events; nothing of it is stored. */
export function SandboxPage() {
  return <ChartFrame>{(chart) => <Sandbox key={chart.id} chart={chart} />}</ChartFrame>;
}

function Sandbox({ chart }: { readonly chart: OpenChart }) {
  const t = useInspectorText();
  const actor = useActorText();
  const simulation = useSimulation(chart);
  const [role, setRole] = useState<Role>('applicant');
  const [open, setOpen] = useState<string>();
  const [wanted, setWanted] = useState<{ readonly state: string }>();
  const { entries, position } = simulation;
  const marks = useMemo(() => marksOf(chart, entries, position), [chart, entries, position]);
  const here = leavesAt(chart, simulation.entry);
  const focus = useMemo(() => placeOf(chart, entries, position), [chart, entries, position]);
  return (
    <div className="inspector-chart">
      <p className="sw-small">{t('sandboxLead')}</p>
      <div className="inspector-chart__body">
        <div className="inspector-chart__drawing">
          <ChartDrawing
            chart={chart.description}
            marks={marks}
            selected={focus}
            onSelect={(selection, mode) => {
              setOpen(eventOf(chart, selection));
              // The arrow keys pass by states; a click means one.
              if (mode !== undefined && selection?.state) setWanted({ state: selection.state });
            }}
          />
        </div>
        {Loop && chart.flow && (
          <Suspense>
            <Loop chart={{ ...chart, flow: chart.flow }} simulation={simulation} wanted={wanted} onWant={setWanted} />
          </Suspense>
        )}
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
              options={roles.map((known) => ({ value: known, label: actor(known) }))}
            />
          )}
          <Events {...{ chart, simulation, role, open, setOpen }} />
        </section>
      </div>
      <SimulationHistory chart={chart} simulation={simulation} />
      {chart.flow && <RolesTable flow={chart.flow} simulation={simulation} />}
      <ScenarioList chart={chart} simulation={simulation} />
    </div>
  );
}

interface EventsProps extends SimulationProps {
  readonly role: Role;
  readonly open: string | undefined;
  readonly setOpen: (type: string | undefined) => void;
}

/** The events that the present state has transitions for; one is open at a time. */
function Events({ chart, simulation, role, open, setOpen }: EventsProps) {
  const t = useInspectorText();
  const types = eventsAt(chart, simulation.entry);
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
                key={`${type}${simulation.position}`}
                {...{ chart, type, role, simulation }}
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
function marksOf(chart: OpenChart, entries: readonly SimulationEntry[], position: number): ChartMarks {
  const states: Record<string, ChartMark> = {};
  const transitions: Record<string, ChartMark> = {};
  for (const [index, entry] of entries.slice(0, position + 1).entries()) {
    for (const path of leavesAt(chart, entry)) states[path] = { tone: index === position ? 'now' : 'past' };
    for (const id of entry.taken) transitions[id] = { tone: 'past', text: String(index) };
  }
  return { states, transitions };
}

/** The state that is brought into view: where the walk stands once it has begun. */
function placeOf(chart: OpenChart, entries: readonly SimulationEntry[], position: number): ChartSelection | null {
  const entry = position > 0 ? entries[position] : undefined;
  const state = entry && leavesAt(chart, entry)[0];
  return state === undefined ? null : { state };
}

/** The event of a transition that was clicked in the drawing. */
function eventOf({ description }: OpenChart, selection: ChartSelection | null): string | undefined {
  return description.transitions.find(({ id }) => id === selection?.transition)?.event;
}

/** Which events each role may send from the present state, side by side. */
function RolesTable({ flow, simulation }: { readonly flow: Flow; readonly simulation: Simulation }) {
  const t = useInspectorText();
  const actor = useActorText();
  const allowed = roles.map((role) => allowedEvents(flow, simulation.entry.snapshot, { role }, simulation.at));
  const types = [...new Set(allowed.flat())];
  return (
    <section className="inspector-group">
      <h2>{t('rolesTitle')}</h2>
      <p className="sw-small">{t('rolesLead')}</p>
      <RecordTable
        caption={t('rolesTitle')}
        rows={types}
        rowId={(type) => type}
        columns={[
          { header: t('event'), cell: (type) => type },
          ...roles.map((role, index) => ({
            header: actor(role),
            cell: (type: string) => (allowed[index]?.includes(type) ? t('may') : t('mayNot')),
          })),
        ]}
      />
    </section>
  );
}
