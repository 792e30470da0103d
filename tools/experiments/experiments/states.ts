import { describeChart, flows, type Flow } from '@statewise/machines';
import { exampleOf } from '@statewise/fields';
import type pg from 'pg';
import { call, member } from '../harness/call.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import { callers, makeColleagues, signEverybodyIn, withCookie, type Caller } from '../harness/people.ts';
import type { Tally } from '../harness/tally.ts';

/** Everything that tries one flow. */
interface Trial {
  readonly url: string;
  readonly sql: pg.Client;
  readonly flow: Flow;
  readonly cookies: ReadonlyMap<Caller, string>;
  readonly tally: Tally;
}

/** In every state that an admin can open, everybody sends every event: only what the chart allows them moves anything. */
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
        const trial = { url, sql, flow, cookies: await signEverybodyIn(url), tally };
        for (const { path: state } of describeChart(flow.machine).states) await tryState(trial, state);
      }
    await verifyLogs(stage, tally);
  },
};

async function tryState(trial: Trial, state: string): Promise<void> {
  const { tally, flow } = trial;
  let code = await applicationIn(trial, state);
  if (code === undefined) return tally.add('states that nobody can open');
  tally.add('states');
  for (const type of Object.keys(flow.events))
    for (const caller of callers) {
      const hasMoved = await tryEvent(trial, { code, state, type, caller });
      if (hasMoved) code = (await applicationIn(trial, state)) ?? code;
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
  }: { readonly code: string; readonly state: string; readonly type: string; readonly caller: Caller },
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
  const isDeclared = flow.events[type]?.by.some((role) => role === roleOf(caller)) === true;
  tally.claim(!hasMoved || isDeclared, `${what} and moved, though it is not theirs to send`);
  tally.claim(
    !hasMoved || (Array.isArray(allowed) && allowed.includes(type)),
    `${what} and moved, though it was not allowed`,
  );
  tally.claim(!hasMoved || answer.status === 200, `${what} and moved`);
  return hasMoved;
}

const roleOf = (caller: Caller): string => (caller === 'nobody' ? 'applicant' : caller);

/** An application of the flow that an admin brought into a state; undefined where no jump leads. */
async function applicationIn({ url, flow, cookies, tally }: Trial, state: string): Promise<string | undefined> {
  const made = await call(url, 'POST', '/api/v1/applications', { json: { flow: flow.id, ...creationOf(flow) } });
  const code = member(made.body, 'application', 'code');
  if (typeof code !== 'string')
    throw new Error(`creating ${flow.id} answered ${made.status}: ${JSON.stringify(made.body)}`);
  if (member(made.body, 'application', 'state') === state) return code;
  const json = { state, reason: 'an experiment' };
  const jumped = await call(url, 'POST', `/api/v1/applications/${code}/jump`, {
    json,
    ...withCookie(cookies.get('admin')),
  });
  tally.claim(jumped.status < 500, `a jump to ${state} was answered ${jumped.status}`);
  return member(jumped.body, 'application', 'state') === state ? code : undefined;
}

let numbers = 100_000_000;

/** The first event of a flow with answers that are valid for it. */
function creationOf(flow: Flow): object {
  const type = flow.creates.find((name) => flow.events[name]?.by.includes('applicant')) ?? '';
  const body = bodyOf(flow, type, flow.begins[0] ?? '');
  const fields = Object(member(body, 'fields'));
  return 'vat' in fields ? { ...body, fields: { ...fields, vat: `BE0${(numbers += 1)}` } } : body;
}

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
