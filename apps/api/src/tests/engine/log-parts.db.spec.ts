import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { LogParts, type DetachedPart } from '@statewise/server/engine/log-parts.js';
import { withClient } from '@statewise/server/testing/test-database.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startFeedbackApi, type FeedbackApi } from './feedback-api.js';

let api: FeedbackApi;
let parts: LogParts;
beforeEach(async () => {
  api = await startFeedbackApi({ WORKER: 'off' });
  parts = api.app.get(LogParts, { strict: false });
});
afterEach(() => api.stop());

const verified = () => api.app.get(FlowMaintenance, { strict: false }).verify();
const sql = <Row>(text: string, values: unknown[] = []) => api.database.query<Row[]>(text, values);
const goOn = (code: string, event: object) =>
  api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);

/** An application whose part was taken away with its log, and the name of that part; `first` is where the part begins. */
async function detached(first = 0): Promise<{ code: string; id: string; part: string }> {
  if (first > 0) await sql(`select setval('application_id_seq', $1, false)`, [first]);
  const code = await api.newFeedback(2);
  const { id } = await api.row(code);
  // As if a million had come since.
  await sql(`select setval('application_id_seq', $1)`, [first + 1_500_000]);
  await parts.extend();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const [one, ...others] = await withClient(api.databaseUrl, (owner): Promise<DetachedPart[]> =>
    parts.detach(tomorrow, 'ada@bank.example', owner),
  );
  expect(one?.name).toMatch(new RegExp(`^transition_${first}_until_\\d{8}$`));
  expect(Number(one?.row_count)).toBeGreaterThan(0);
  expect(others).toEqual([]);
  return { code, id: String(id), part: one?.name ?? '' };
}

it('makes parts ahead of the applications, and has each log in one of them', async () => {
  await sql(`select setval('application_id_seq', 2500000)`);
  await parts.extend();
  const names = await sql<{ name: string }>('select name from log_part order by first_id');
  expect(names.map(({ name }) => name)).toEqual([
    'transition_0',
    'transition_1000000',
    'transition_2000000',
    'transition_3000000',
  ]);
  const code = await api.newFeedback();
  await goOn(code, { type: 'step.back' });
  const homes = await sql('select distinct tableoid::regclass::text as part from transition');
  expect(homes).toEqual([{ part: 'log.transition_2000000' }]);
});

it('verifies what was taken to cold storage with what its applications did since', async () => {
  const { code, part } = await detached();
  await goOn(code, { type: 'step.back' });
  expect(await verified()).toEqual({ checked: 1, older: 0, newer: 0, divergences: [] });
  const cookie = await api.signIn();
  const { body } = await api.http
    .get(`/api/v1/applications/${await api.publicIdOf(code)}/verification`)
    .set('Cookie', cookie)
    .expect(200);
  expect(body).toMatchObject({ holds: true, faults: [], end: [] });
  await sql(`update cold.${part} set actor_role = 'system' where seq = 1`);
  expect((await verified()).divergences).toMatchObject([{ difference: expect.stringMatching(/^transition 1 /) }]);
});

it.each([
  ['event=application.create', [1]],
  ['event=mood.judged', [2, 5]],
  ['event=mood.judged&after=2', [5]],
  ['event=mood.judged&limit=1', [2]],
  ['actor=system', [2, 5]],
  ['actor=applicant', [1, 3, 4]],
  ['actor=applicant&event=step.back', [3]],
  ['after=1', [2, 3, 4, 5]],
])('tells of a log that begins in cold storage what is asked for by %s', async (query, seqs) => {
  const { code } = await detached();
  await goOn(code, { type: 'step.back' });
  await goOn(code, { type: 'step.save', step: 1, fields: { score: 5 } });
  const { body } = await api.http.get(`/api/v1/applications/${code}/transitions?${query}`).expect(200);
  expect(body.transitions.map(({ seq }: { seq: number }) => seq)).toEqual(seqs);
});

it('tells a log that lies in cold storage as a whole', async () => {
  const { code } = await detached();
  const cookie = await api.signIn();
  const read = async (path: string) =>
    (await api.http.get(`/api/v1/applications/${path}`).set('Cookie', cookie).expect(200)).body;
  const id = await api.publicIdOf(code);
  expect(await read(`${id}/verification`)).toMatchObject({ holds: true, rows: 2, end: [] });
  const seqs = ({ transitions }: { transitions: { seq: number }[] }) => transitions.map(({ seq }) => seq);
  expect(seqs(await read(`${id}/transitions`))).toEqual([1, 2]);
  expect(seqs(await read(`${id}/transitions?after=1`))).toEqual([2]);
  expect(seqs(await read(`${id}?expand=transitions`))).toEqual([1, 2]);
});

it('answers a repeated call that changed nothing as the first time, though the log lies in cold storage', async () => {
  const { code } = await detached();
  const send = (event: object) =>
    api.http.post(`/api/v1/applications/${code}/events`).set('Idempotency-Key', 'again').send(event);
  const stay = { type: 'step.goTo', step: 2 };
  const { body } = await send(stay).expect(200);
  expect((await send(stay).expect(200)).body).toEqual(body);
  await send({ ...stay, step: 1 }).expect(422);
  await goOn(code, { type: 'step.back' });
  expect((await send(stay).expect(200)).body).toEqual(body);
});

it.each([
  ['within it', 0],
  ['which begins it', 1_000_000],
])('counts applications whose part was moved elsewhere, until it is brought back: one %s', async (_, first) => {
  const { part } = await detached(first);
  await sql(`alter table cold.${part} rename to elsewhere`);
  await api.newFeedback();
  expect(await verified()).toEqual({ checked: 1, older: 0, newer: 0, away: 1, divergences: [] });
  await sql(`alter table cold.elsewhere rename to ${part}`);
  expect(await verified()).toEqual({ checked: 2, older: 0, newer: 0, divergences: [] });
});

it('logs which part was taken away, how much of it there is and by whom', async () => {
  const lines: string[] = [];
  await api.stop();
  api = await startFeedbackApi(
    { WORKER: 'off', LOG_LEVEL: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  parts = api.app.get(LogParts, { strict: false });
  const { part } = await detached();
  const logged = lines.map((line): unknown => JSON.parse(line));
  const msg = 'a part of the log was detached';
  expect(logged).toContainEqual(expect.objectContaining({ msg, name: part, rows: '2', by: 'ada@bank.example' }));
});

it('erases an application with what of its log is in cold storage', async () => {
  const { id, part } = await detached();
  await sql('select erase_applications(array[$1::bigint])', [id]);
  expect(await sql(`select seq from cold.${part}`)).toEqual([]);
});

it('erases from what comes back what was erased meanwhile, by the statements of the handbook', async () => {
  const { id, part } = await detached();
  const keys = () =>
    sql<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'f' and conrelid = 'cold.${part}'::regclass`,
    );
  // The tool that brings it back makes the key last, and is refused.
  for (const { name } of await keys()) await sql(`alter table cold.${part} drop constraint ${name}`);
  await sql('select erase_applications(array[$1::bigint])', [id]);
  expect(await sql(`select seq from cold.${part}`)).toHaveLength(2);
  const handbook = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/scaling.md'), 'utf8');
  const told = handbook.match(/^(?:delete from|alter table) cold\..*;$/gm) ?? [];
  for (const statement of told) await sql(statement.replaceAll('transition_0_until_20240101', part));
  expect(await sql(`select seq from cold.${part}`)).toEqual([]);
  expect(await keys()).toHaveLength(1);
});

it('does not start as distributed on a database that is not', async () => {
  const started = startFeedbackApi({ DATABASE_URL: api.databaseUrl, DATABASE_DISTRIBUTED: 'citus' });
  await expect(started).rejects.toThrow('DATABASE_DISTRIBUTED is citus, and the database has no extension citus.');
});

it('keeps prices once for all applications, and finds one that was altered', async () => {
  await atDocuments(api);
  await atDocuments(api);
  const shared = await sql(`select value from shared_value where value ? 'terms'`);
  expect(shared).toHaveLength(1);
  expect(await sql(`select seq from transition where event ? 'offer'`)).toEqual([]);
  expect((await verified()).divergences).toEqual([]);
  await sql(`update shared_value set value = jsonb_set(value, '{maximum}', '1') where value ? 'terms'`);
  const other = await startFeedbackApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
  const { divergences } = await other.app.get(FlowMaintenance, { strict: false }).verify();
  await other.stop();
  expect(divergences).toHaveLength(2);
});
