import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeChart, stateOf, type Flow } from '@statewise/flow';
import { flows } from '@statewise/machines';
import { coverageOf, decisionOn, gapsOf, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { exploreFlow } from '@statewise/machines/testing';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { Problem, problemStatus } from '@statewise/server/platform/problem/problem.js';
import { PathPlayer } from './path-player.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What every flow's chart says, walked through the real engine on a real database: a new flow is in it by being declared.

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  // The store that the paths' referral names.
  await api.database.query(
    "insert into store (store_number, name, city) values ('042', 'Bathline Mechelen', 'Mechelen') on conflict do nothing",
  );
});
afterAll(() => api.stop());

/** Events for which a state and those around it have no transition at all. */
function forbiddenIn({ machine, events }: Flow, state: string): string[] {
  const { states, transitions } = describeChart(machine);
  const taken = new Set<string>();
  for (let at: string | null | undefined = state; at; at = states.find(({ path: name }) => name === at)?.parent)
    for (const { from, event } of transitions) if (from === at) taken.add(event);
  return Object.keys(events).filter((type) => !taken.has(type));
}

const after = (flow: Flow, events: readonly SentEvent[]) => ChartPath.through(flow).send(...events).snapshot;

describe.each(flows.map((flow) => [flow.id, flow] as const))('%s', (_id, flow) => {
  const { coverage, samples } = exploreFlow(flow);
  const isOfServer = (event: SentEvent | undefined) => event !== undefined && !flow.events[event.type]?.local;
  /** What the server decides: before an application exists the browser moves alone. */
  const stored = (events: readonly SentEvent[]) => events.filter(isOfServer);
  const met = { states: new Set<string>(), taken: new Set<string>(), refused: new Set<string>(), forbidden: 0 };
  let player: PathPlayer;
  beforeAll(async () => (player = await PathPlayer.of(flow, api)));

  it('takes every transition, and stands where the chart leads', async () => {
    for (const [label, events] of coverage.paths) {
      const last = events.at(-1);
      if (last === undefined || !isOfServer(last)) continue;
      const { snapshot } = await player.play(stored(events));
      const led = stateOf(flow, after(flow, events));
      // The risk rules answer within what asks them, so that nothing is seen to stand there.
      if (led !== 'riskAnalysis') expect([label, stateOf(flow, snapshot)]).toEqual([label, led]);
      met.taken.add(label);
      met.states.add(led);
    }
  });

  it('decides as the chart where a guard does not let pass', async () => {
    for (const [label, events] of coverage.refusals) {
      const last = events.at(-1);
      if (last === undefined || !isOfServer(last) || isLeftOut(flow, label)) continue;
      const before = after(flow, events.slice(0, -1));
      const decision = decisionOn(flow, before, last);
      const outcome = await player.play(stored(events)).catch((error: unknown) => error);
      if (decision.taken) expect([label, outcome]).toEqual([label, expect.objectContaining({ repeated: false })]);
      else {
        expect([label, outcome]).toEqual([label, expect.any(Problem)]);
        // Who names what is not there is told so.
        expect([404, 409, 422]).toContain(outcome instanceof Problem ? problemStatus[outcome.code] : 0);
      }
      met.refused.add(label);
    }
  });

  it('refuses every event that the chart forbids in a state, and leaves the row as it was', async () => {
    const ways = new Map<string, readonly SentEvent[]>();
    for (const { snapshot, path: events } of coverage.situations) {
      const state = stateOf(flow, snapshot);
      if (!ways.has(state) && events.length > 0 && !flow.begins.includes(state)) ways.set(state, events);
    }
    for (const [state, events] of ways) {
      const { application, snapshot } = await player.play(stored(events));
      if (stateOf(flow, snapshot) !== state) continue;
      met.states.add(state);
      const row = () =>
        api.database.query(
          'select a.*, (select json_agg(s order by step_number) from application_step s where s.application_id = a.id) as steps from application a where code_digest = $1',
          [api.digestOf(application.code)],
        );
      const before = await row();
      const notApplicants = Object.keys(flow.events).filter((type) => !isOfApplicants(flow, type));
      const forbidden = new Set([...forbiddenIn(flow, state), ...notApplicants]);
      expect(forbidden.size).toBeGreaterThan(0);
      for (const { from: _, ...event } of samples) {
        if (!forbidden.has(event.type)) continue;
        const { status, body } = await api.http
          .post(`/api/v1/applications/${application.code}/events`)
          .send({ ...event, actor: { role: 'system' }, at: '2030-01-01T00:00:00Z' });
        const expected = 'contact_id' in event && status === 404 ? 404 : 409;
        expect({ state, type: event.type, status }).toEqual({ state, type: event.type, status: expected });
        if (status === 409) expect(body.allowed_events).not.toContain(event.type);
        met.forbidden += 1;
      }
      expect(await row()).toEqual(before);
    }
  });

  it('leaves no state, transition or guard of the chart out', () => {
    const result = coverageOf(flow, met);
    expect(gapsOf(result)).toEqual([]);
    expect(
      (flow.uncovered ?? []).filter(
        ({ transition }) => !result.transitions.some((one) => one.transition === transition),
      ),
    ).toEqual([]);
    const folder = process.env['PATHS_DIR'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${flow.id}.json`), JSON.stringify(result));
  });
});

/** Whether an applicant's call may bring an event: the server words the internal ones. */
const isOfApplicants = ({ events }: Flow, type: string): boolean =>
  events[type]?.internal !== true && events[type]?.who.roles.includes('applicant') === true;

function isLeftOut({ uncovered = [] }: Flow, label: string): boolean {
  return uncovered.some(({ transition, what }) => transition === label && what === 'refusing');
}

it('replays every application to exactly what is stored', async () => {
  const { checked, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(divergences).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});
