import { BulkActRunner } from '@statewise/server/bulk-acts/bulk-act-runner.js';
import { Jobs } from '@statewise/server/platform/jobs/jobs.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { createLoan, saveStep } from '../../testing/loan-sample.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { api, as, confirm, first, second, typeOf, useTwoAdmins } from '../proposals/two-admins.js';

useTwoAdmins({ BULK_ALONE: '12' });

let staff: string;
let replica: TestApi;
beforeAll(async () => {
  staff = await colleague(api, 'staff@example.com', 'staff');
  replica = await startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl });
});
// Acts of one day count together.
afterEach(() => api.database.query(`update bulk_act set begun_at = begun_at - interval '1 day'`));
afterAll(() => replica.stop());

const path = '/api/v1/bulk-acts';
const jump = { to_state: 'stepTwo', reason: 'A page was broken' };

/** Ids of loans that stand at step three. */
async function loans(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    const [{ public_id }] = await api.database.query('select public_id from application where code_digest = $1', [
      api.digestOf(code),
    ]);
    ids.push(public_id);
  }
  return ids;
}

const rehearsed = async (body: object, act = 'jump', sender = first) =>
  (await as(sender).post(`${path}/${act}/rehearsal`, body).expect(200)).body.rehearsal;
const begun = async ({ id, digest }: { id: string; digest: string }, act = 'jump', sender = first) =>
  (await as(sender).post(`${path}/${act}`, { id, digest }).expect(200)).body.bulk_act;
const work = (id: string, at: TestApi = api) => at.app.get(BulkActRunner, { strict: false }).work(id);
const read = async (id: string) => (await as(staff).get(`${path}/${id}`).expect(200)).body.bulk_act;
const jumps = (ids: readonly string[]): Promise<{ public_id: string; jumps: number; state: string }[]> =>
  api.database.query(
    `select public_id, state, (select count(*)::int from transition t where t.application_id = a.id
        and t.event->>'type' = 'application.jump') as jumps from application a where public_id = any($1::uuid[])`,
    [ids],
  );
const move = (id: string | undefined) =>
  as(first).post(`/api/v1/applications/${id}/jump`, { state: 'stepTwo', reason: 'Elsewhere' }).expect(200);

it('shows what an act would come to, by reason and chart, and changes no application', async () => {
  const [, lost, newer, erased, ...others] = await loans(5);
  await api.database.query(`update application set state = 'stepNine' where public_id = $1`, [lost]);
  await api.database.query('update application set flow_version = flow_version + 1 where public_id = $1', [newer]);
  await api.database.query('select erase_applications(array(select id from application where public_id = $1))', [
    erased,
  ]);
  const rows = () => api.database.query('select row_to_json(a)::text from application a order by id');
  const before = await rows();
  const ids = [lost, newer, erased, ...others];
  expect(await rehearsed({ ids, ...jump })).toMatchObject({
    ...{ act: 'jump', total: 4, possible: 1, final: 0, mails: 0, writes_to: [], needs_second: false },
    ends: [{ state: 'stepTwo', count: 1 }],
    refused: [
      { reason: 'erased', count: 1, applications: [erased] },
      { reason: 'lost', count: 1, applications: [lost] },
      { reason: 'newer', count: 1, applications: [newer] },
    ],
  });
  expect(await rehearsed({ ids: others, ...jump, to_state: 'finished.accepted' })).toMatchObject({
    possible: 0,
    refused: [{ reason: 'refused', count: 1 }],
  });
  expect(await rows()).toEqual(before);
  await api.database.query('select erase_applications(array(select id from application))');
});

it('takes what a list finds, in any of several states', async () => {
  await loans(2);
  const { body } = await as(first).get('/api/v1/applications?state=stepThree,stepFour').expect(200);
  expect(await rehearsed({ state: 'stepThree,stepFour', ...jump })).toMatchObject({ total: body.total.count });
  expect(await rehearsed({ state: 'stepFour', ...jump })).toMatchObject({ total: 0 });
});

it('does what was shown: the event of the single act, its log and its undoing, each application once', async () => {
  const ids = await loans(3);
  const shown = await rehearsed({ ids, ...jump });
  expect(await begun(shown)).toMatchObject({ state: 'running', total: 3, done: 0 });
  await Promise.all([work(shown.id), work(shown.id, replica), begun(shown)]);
  await work(shown.id);
  expect(await read(shown.id)).toMatchObject({ state: 'ended', done: 3, refused: [], ...jump });
  for (const one of await jumps(ids)) expect(one).toMatchObject({ jumps: 1, state: 'stepTwo' });
  const acts = await api.database.query(
    `select kind from audit where application_id = any($1::uuid[]) and kind = 'application.jumped'`,
    [ids],
  );
  expect(acts).toHaveLength(3);
  const undone = { type: 'application.undo' };
  const { body } = await as(first).post(`/api/v1/applications/${ids[0]}/events`, undone).expect(200);
  expect(body.application.state).toBe('stepThree');
});

it('goes on where a killed worker ended, and reaches none twice', async () => {
  const ids = await loans(10);
  const shown = await rehearsed({ ids, ...jump });
  await begun(shown);
  await api.database.query(
    `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$`,
  );
  await api.database.query('create trigger slow before update on bulk_act_item for each row execute function slowly()');
  const killed = work(shown.id, replica).catch(() => undefined);
  await eventually(async () => expect((await read(shown.id)).done).toBeGreaterThan(0));
  await api.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await killed;
  // Connections that were killed, of this replica too, are found out by the calls that use them first.
  await eventually(async () => expect((await read(shown.id)).state).toBe('running'));
  await work(shown.id);
  expect(await read(shown.id)).toMatchObject({ state: 'ended', done: 10 });
  expect((await jumps(ids)).map((one) => one.jumps)).toEqual(ids.map(() => 1));
});

it('leaves out what moved on, and asks to look again where that is more than a tenth', async () => {
  const ids = await loans(11);
  const shown = await rehearsed({ ids, ...jump });
  await move(ids[0]);
  await begun(shown);
  await move(ids[1]);
  await work(shown.id);
  expect(await read(shown.id)).toMatchObject({ done: 9, refused: [{ reason: 'moved', count: 2 }] });
  const few = await rehearsed({ ids: ids.slice(2, 5), ...jump });
  await move(ids[2]);
  const { id, digest } = few;
  expect(typeOf(await as(first).post(`${path}/jump`, { id, digest }).expect(409))).toBe('bulk:stale');
  const other = { id, digest: 'a'.repeat(64) };
  expect(typeOf(await as(first).post(`${path}/jump`, other).expect(409))).toBe('bulk:stale');
});

it.each([
  [
    'is thrown away',
    'now()',
    (job: string) => api.http.delete(`/api/v1/operations/failed-jobs/${job}`).set('Cookie', first).expect(204),
  ],
  [
    'is tried again by nobody, long before the queue forgets it',
    `now() - make_interval(secs => deletion_seconds / 2)`,
    () => api.app.get(Jobs, { strict: false }).dropForgotten(),
  ],
])('ends as failed where its job had failed and %s', async (_, failedAt, end) => {
  const [done, ...rest] = await loans(3);
  const { id } = await begun(await rehearsed({ ids: [done, ...rest], ...jump }));
  await api.database.query(`update bulk_act_item set outcome = 'done' where bulk_act_id = $1 and application = $2`, [
    ...[id, done],
  ]);
  const [[job]] = await api.database.query(
    `update jobs.job set state = 'failed', completed_on = ${failedAt} where name = 'bulk-act' and data->>'id' = $1 returning id`,
    [id],
  );
  await end(job.id);
  expect(await read(id)).toMatchObject({ state: 'ended', done: 1, refused: [{ reason: 'failed', count: 2 }] });
  await work(id);
  expect(await jumps(rest)).toEqual(rest.map(() => expect.objectContaining({ state: 'stepThree', jumps: 0 })));
});

it('does nothing in the name of who may not any more', async () => {
  const ids = await loans(2);
  const third = await colleague(api, 'third@example.com');
  const shown = await rehearsed({ ids, ...jump }, 'jump', third);
  await begun(shown, 'jump', third);
  await api.database.query(`update "user" set role = 'staff' where email = 'third@example.com'`);
  await work(shown.id);
  expect(await read(shown.id)).toMatchObject({ state: 'ended', done: 0, refused: [{ reason: 'rights', count: 2 }] });
  expect((await jumps(ids)).map((one) => one.jumps)).toEqual([0, 0]);
});

it('waits for a second person above a number, who is neither the proposer nor one without the right', async () => {
  const ids = await loans(13);
  const shown = await rehearsed({ ids, ...jump });
  expect(shown.needs_second).toBe(true);
  const { id, digest } = shown;
  const { body } = await as(first).post(`${path}/jump`, { id, digest }).expect(202);
  expect(body.proposal).toMatchObject({ kind: 'bulk', after: { applications: 13, ...jump, final: 0, mails: 0 } });
  const about = async (query: string) => (await as(second).get(`${path}/${id}/applications?${query}`).expect(200)).body;
  const { applications, next_cursor } = await about('limit=12');
  const rest = await about(`limit=12&cursor=${next_cursor}`);
  const looked = { flow: 'loan-application', state: 'stepThree', version: expect.any(Number), outcome: null };
  expect(applications[0]).toEqual({ application: expect.any(String), ...looked });
  const named = [...applications, ...rest.applications].map(({ application }) => application);
  expect([named.toSorted(), rest.next_cursor]).toEqual([ids.toSorted(), null]);
  expect(await read(id)).toMatchObject({ state: 'waiting', done: 0 });
  expect(typeOf(await confirm(body.proposal, first).expect(403))).toBe('proposal:second-person');
  await confirm(body.proposal, staff).expect(403);
  await api.database.query(`update "user" set role = 'staff' where email = 'second@example.com'`);
  await confirm(body.proposal).expect(403);
  await api.database.query(`update "user" set role = 'admin' where email = 'second@example.com'`);
  const signedIn = await api.signIn('second@example.com');
  await confirm(body.proposal, signedIn).expect(200);
  await work(id);
  expect(await read(id)).toMatchObject({ state: 'ended', done: 13, confirmed_by: { name: 'second' } });
});

it('waits, or is not proposed: by no call that broke off in between; until it is declined, taken back or too old', async () => {
  const ids = await loans(13);
  const { id, digest } = await rehearsed({ ids, ...jump });
  const propose = () => as(first).post(`${path}/jump`, { id, digest });
  await api.database.query(
    `create function away() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P03'; end $$`,
  );
  await api.database.query('create trigger away before update on bulk_act for each row execute function away()');
  await propose().expect(503);
  await api.database.query('drop trigger away on bulk_act');
  const { hash, ...proposed } = (await propose().expect(202)).body.proposal;
  expect(await read(id)).toMatchObject({ state: 'waiting', total: 13 });
  await as(first).post(`/api/v1/proposals/${proposed.id}/decline`, { hash }).expect(200);
  expect(await read(id)).toMatchObject({ state: 'declined', done: 0 });
  const again = (await propose().expect(202)).body.proposal;
  expect(await read(id)).toMatchObject({ state: 'waiting' });
  await api.database.query('update proposal set expires_at = now() where id = $1', [again.id]);
  expect((await as(staff).get(path).expect(200)).body.bulk_acts[0]).toMatchObject({ id, state: 'declined' });
});

it('counts what one person does in parts as one, also at once', async () => {
  const ids = await loans(14);
  await begun(await rehearsed({ ids: ids.slice(0, 6), ...jump }));
  const halves = [
    await rehearsed({ ids: ids.slice(6, 12), ...jump }),
    await rehearsed({ ids: ids.slice(12), ...jump }),
  ];
  expect(halves.map(({ needs_second }) => needs_second)).toEqual([false, false]);
  const answers = await Promise.all(halves.map(({ id, digest }) => as(first).post(`${path}/jump`, { id, digest })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 202]);
  expect(await rehearsed({ ids: ids.slice(0, 13), text: 'Called' }, 'note')).toMatchObject({ needs_second: true });
  expect(await rehearsed({ ids: ids.slice(0, 2), text: 'Called' }, 'note')).toMatchObject({ needs_second: false });
});

it('is begun once by two calls at once, neither of which needs a second person for what the other began', async () => {
  const ids = await loans(8);
  const shown = await rehearsed({ ids, ...jump });
  const { id, digest } = shown;
  const takeTurn = `select pg_advisory_xact_lock(hashtextextended('bulk acts of ' || made_by, 0)) from bulk_act where id = $1`;
  const answers = await calledDuring(
    api,
    (holding) => holding.query(takeTurn, [id]),
    () => Promise.all([1, 2].map(() => as(first).post(`${path}/jump`, { id, digest }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await work(id);
  for (const one of await jumps(ids)) expect(one).toMatchObject({ jumps: 1 });
});

it('begins nothing of a proposer whose right was taken in between', async () => {
  const ids = await loans(13);
  const fourth = await colleague(api, 'fourth@example.com');
  const { id, digest } = await rehearsed({ ids, ...jump }, 'jump', fourth);
  const { body } = await as(fourth).post(`${path}/jump`, { id, digest }).expect(202);
  await api.database.query(`update "user" set role = 'staff' where email = 'fourth@example.com'`);
  expect(typeOf(await confirm(body.proposal, first).expect(409))).toBe('proposal:stale');
  expect(await read(id)).toMatchObject({ state: 'waiting', done: 0 });
});

it('lets staff note, and keeps jumps for admins and both for people', async () => {
  const ids = await loans(2);
  const shown = await rehearsed({ ids, text: 'Closed on Friday' }, 'note', staff);
  await move(ids[0]);
  await begun(shown, 'note', staff);
  await Promise.all([work(shown.id), work(shown.id, replica)]);
  expect(await read(shown.id)).toMatchObject({ act: 'note', done: 2, to_state: null });
  for (const id of ids) {
    const { body } = await as(staff).get(`/api/v1/applications/${id}/notes`).expect(200);
    expect(body.notes).toMatchObject([{ text: 'Closed on Friday', author: { name: 'staff' } }]);
  }
  const [{ payload }] = await api.database.query('select payload from bulk_act where id = $1', [shown.id]);
  expect(payload).toEqual({});
  await as(staff)
    .post(`${path}/jump/rehearsal`, { ids, ...jump })
    .expect(403);
  await as(await programOf(api, first))
    .post(`${path}/note/rehearsal`, { ids, text: 'x' })
    .expect(403);
  const seen = { id: shown.id, digest: shown.digest };
  await as(second).post(`${path}/note`, seen).expect(404);
});
