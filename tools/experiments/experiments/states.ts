import { flows } from '@statewise/machines';
import type { Flow } from '@statewise/flow';
import { exampleOf } from '@statewise/fields';
import type pg from 'pg';
import { call, member } from '../harness/call.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import { callers, makeColleagues, signEverybodyIn, withCookie, type CallerName } from '../harness/people.ts';
import { PathRunner } from '../harness/path-runner.ts';
import type { Tally } from '../harness/tally.ts';

/** Everything that tries one flow. */
interface Trial {
  readonly url: string;
  readonly sql: pg.Client;
  readonly flow: Flow;
  readonly cookies: ReadonlyMap<CallerName, string>;
  readonly runner: PathRunner;
  readonly tally: Tally;
}

/** In every state that a path of its chart leads to, everybody sends every event: only what the chart allows them moves anything. */
export const states: Experiment = {
  name: 'states',
  full: 1,
  unit: 'round over every state, event and role',
  async run(stage, amount, tally) {
    const { url } = await stage.replica({ env: { WORKER: 'off' } });
    await makeColleagues(stage);
    const sql = await stage.sql();
    for (let round = 0; round < amount; round += 1)
      for (const flow of flows) {
        const cookies = await signEverybodyIn(url);
        const runner = new PathRunner(url, flow, sql, cookies);
        await runner.prepare();
        for (const state of runner.states) await tryState({ url, sql, flow, cookies, runner, tally }, state);
      }
    const passed = tally.counts.get('states passed at once') ?? 0;
    tally.claim(Number(passed) <= amount, `${passed} states were passed at once; only that of the risk rules is`);
    await verifyLogs(stage, tally);
  },
};

async function tryState(trial: Trial, state: string): Promise<void> {
  const { tally, flow, runner } = trial;
  const found = await runner.applicationIn(state);
  if (found === undefined) return tally.fault(`${flow.id}: the path to ${state} was refused`);
  // Where the server itself answers at once no other caller is heard.
  if (found.state !== state) return tally.add('states passed at once');
  let { code } = found;
  tally.add('states');
  for (const type of Object.keys(flow.events))
    for (const caller of callers) {
      const hasMoved = await tryEvent(trial, { code, state, type, caller });
      if (hasMoved) code = (await runner.applicationIn(state))?.code ?? code;
    }
}

/** Sends one event; answers whether the application is another one now. */
async function tryEvent(
  { url, sql, flow, cookies, tally }: Trial,
  {
    code,
    state,
    type,
    caller,
  }: { readonly code: string; readonly state: string; readonly type: string; readonly caller: CallerName },
): Promise<boolean> {
  const cookie = withCookie(cookies.get(caller));
  const allowed = member((await call(url, 'GET', `/api/v1/applications/${code}`, cookie)).body, 'allowed_events');
  const before = await rowsOf(sql);
  const answer = await call(url, 'POST', `/api/v1/applications/${code}/events`, {
    json: bodyOf(flow, type, state),
    ...cookie,
  });
  const hasMoved = (await rowsOf(sql)) !== before;
  const what = `${flow.id} ${state}: ${type} as ${caller} was answered ${answer.status}`;
  tally.add(hasMoved ? 'moved' : 'left as it was');
  tally.claim(answer.status < 500, what);
  const isDeclared = flow.events[type]?.who.roles.some((role) => role === roleOf(caller)) === true;
  tally.claim(!hasMoved || isDeclared, `${what} and moved, though it is not theirs to send`);
  tally.claim(
    !hasMoved || (Array.isArray(allowed) && allowed.includes(type)),
    `${what} and moved, though it was not allowed`,
  );
  tally.claim(!hasMoved || answer.status === 200, `${what} and moved`);
  return hasMoved;
}

const roleOf = (caller: CallerName): string => (caller === 'nobody' ? 'applicant' : caller);

/** An event with a payload that is as valid as an example can be where it is sent. */
function bodyOf(flow: Flow, type: string, state: string): object {
  const payload = flow.events[type]?.payload;
  const example = payload ? exampleOf(payload) : {};
  const isFirst = flow.creates.includes(type);
  const step = Object.values(flow.steps).find((one) => (isFirst ? one.step === 1 : one.state === state));
  if (!isFirst && type !== 'step.save') return { type, ...example };
  return {
    type,
    ...example,
    ...(type === 'step.save' && { step: step?.step }),
    fields: step?.fields ? exampleOf(step.fields) : {},
  };
}

/** Everything that an event may move, as one text. */
async function rowsOf(sql: pg.Client): Promise<string> {
  const { rows } = await sql.query(`select count(*)::text || ' ' || coalesce(max(at)::text, '') || ' ' ||
    (select coalesce(sum(version), 0)::text from application) as all from transition`);
  return String(rows[0]?.all);
}
