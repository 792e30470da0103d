import { setTimeout as sleep } from 'node:timers/promises';
import { dateOf } from '@statewise/finance';
import { eventually } from '@statewise/server/testing/eventually.js';
import { colleague, programOf } from '../testing/colleague.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { Publishing } from './publishing.service.js';

const path = '/api/v1/content';
const hour = 3_600_000;
const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

let api: TestApi;
let writer: string;
let admin: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
  [admin, writer] = [await api.signIn(), await colleague(api, 'writer@example.com', 'staff')];
});
afterAll(() => api.stop());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, address: string, body?: object, cookie = writer, of = api) => {
  const sent = of.http[method](`${path}${address}`).set('Cookie', cookie);
  return body === undefined ? sent : sent.send(body);
};
const itemOf = async (address: string, of = api, cookie = writer) =>
  (await call('get', address, undefined, cookie, of).expect(200)).body.item;

/** The version of a draft of the first article with this title. */
async function draft(
  title: string,
  of = api,
  cookie = writer,
): Promise<{ address: string; key: string; version: number }> {
  const [{ key }] = (await call('get', '/article', undefined, cookie, of).expect(200)).body.items;
  const address = `/article/${key}`;
  const { version, published } = await itemOf(address, of, cookie);
  const content = { ...published, texts: { ...published.texts, en: { ...published.texts.en, title } } };
  const saved = await call('put', `${address}/draft`, { version, content }, cookie, of).expect(200);
  return { address, key, version: saved.body.item.version };
}
const schedule = (address: string, version: number, at: string, cookie = writer) =>
  call('post', `${address}/publish`, { version, at, reason: 'a new year' }, cookie);
/** What the worker does, in two replicas at once. */
const publishTwice = (key: string, name = 'article') => {
  const publishing = api.app.get(Publishing, { strict: false });
  return Promise.all([publishing.publishDue({ name, key }), publishing.publishDue({ name, key })]);
};
const timePasses = () => api.database.query(`update content_item set publish_at = now() where publish_at is not null`);
const titleOf = async (address: string) => (await itemOf(address)).published.texts.en.title;

it('publishes a draft at its time, once however many replicas there are', async () => {
  const { address, key, version } = await draft('Happy new year');
  const at = fromNow(hour);
  const { item } = (await schedule(address, version, at).expect(200)).body;
  expect(item).toMatchObject({
    scheduled_at: at,
    scheduled_by: 'writer',
    draft: { texts: { en: { title: 'Happy new year' } } },
  });
  const listed = (await call('get', '/article').expect(200)).body.items.find((one: { key: string }) => one.key === key);
  expect(listed).toMatchObject({ has_draft: true, scheduled_at: at });
  await publishTwice(key);
  expect(await titleOf(address)).not.toBe('Happy new year');
  await timePasses();
  await publishTwice(key);
  const { published, draft: left, scheduled_at } = await itemOf(address);
  expect([published.texts.en.title, left, scheduled_at]).toEqual(['Happy new year', null, null]);
  const { revisions } = (await call('get', `${address}/history`)).body;
  expect(revisions[0]).toMatchObject({ act: 'published', author: 'writer' });
  expect(revisions).toHaveLength(2);
  const acts = await api.database.query(
    `select kind, details->>'reason' as reason from audit where subject = $1 and kind <> 'content.drafted' order by id`,
    [`article/${key}`],
  );
  expect(acts).toEqual([
    { kind: 'content.scheduled', reason: 'a new year' },
    { kind: 'content.published', reason: 'a new year' },
  ]);
});

it('is answered again to who publishes or schedules it again, and to nobody else', async () => {
  const { address, key, version } = await draft('Twice');
  const at = fromNow(hour);
  const { item } = (await schedule(address, version, at).expect(200)).body;
  expect((await schedule(address, version, at).expect(200)).body.item).toEqual(item);
  await schedule(address, version, at, admin).expect(409);
  await schedule(address, version, fromNow(2 * hour)).expect(409);
  await call('post', `${address}/publish`, { version }).expect(409);
  const publish = (cookie = writer) => call('post', `${address}/publish`, { version: item.version }, cookie);
  const published = (await publish().expect(200)).body.item;
  expect((await publish().expect(200)).body.item).toEqual(published);
  await publish(admin).expect(409);
  const acts = await api.database.query(
    `select kind from audit where subject = $1 and kind in ('content.scheduled', 'content.published') order by id desc limit 2`,
    [`article/${key}`],
  );
  expect(acts).toEqual([{ kind: 'content.published' }, { kind: 'content.scheduled' }]);
  const [first] = (await call('get', `${address}/history`)).body.revisions;
  expect(first.version).toBe(published.version);
});

it('has its time changed and withdrawn by people, and its draft changed by nobody before that', async () => {
  const { address, key, version } = await draft('Later');
  const first = (await schedule(address, version, fromNow(hour)).expect(200)).body.item;
  const at = fromNow(2 * hour);
  const second = (await schedule(address, first.version, at).expect(200)).body.item;
  expect(second.scheduled_at).toBe(at);
  await call('delete', `${address}/schedule?version=${first.version}`).expect(409);
  await call('delete', `${address}/schedule?version=${second.version}`).expect(204);
  const withdrawn = await itemOf(address);
  expect(withdrawn).toMatchObject({ scheduled_at: null, draft: { texts: { en: { title: 'Later' } } } });
  const { version: seen } = (await schedule(address, withdrawn.version, at).expect(200)).body.item;
  for (const changed of [
    call('put', `${address}/draft`, { version: seen, content: withdrawn.draft }, admin),
    call('delete', `${address}/draft?version=${seen}`),
    call('post', `${address}/revert`, { version: seen, to: 0 }),
  ])
    expect((await changed.expect(409)).body.type).toBe('urn:statewise:problem:content:scheduled');
  const program = await programOf(api, admin, 'staff');
  await api.http.delete(`${path}${address}/schedule?version=${seen}`).set(program).expect(403);
  await api.http.delete(`${path}${address}?version=${seen}`).set(program).expect(403);
  for (const sent of [{ version: seen }, { version: seen, at }])
    await api.http.post(`${path}${address}/publish`).set(program).send(sent).expect(403);
  await timePasses();
  await publishTwice(key);
  expect(await titleOf(address)).toBe('Later');
});

it.each([fromNow(-1_000), fromNow(400 * 24 * hour), 'tomorrow'])('is not scheduled at %s', async (at) => {
  const { address, version } = await draft('Never');
  const { body } = await schedule(address, version, at).expect(422);
  expect(Object.keys(body.errors)).toEqual(['at']);
});

it.each([
  ['has another role', 'moved', `role = 'qa'`],
  ['is switched off', 'left', 'active = false'],
  ['was reset', 'reset', 'password_hash = null'],
])('is a task where who scheduled it %s, until somebody changes it', async (_, name, change) => {
  const leaver = await colleague(api, `${name}@example.com`, 'staff');
  const { address, key, version } = await draft('By one who left');
  await schedule(address, version, fromNow(hour), leaver).expect(200);
  await api.database.query(`update "user" set ${change} where email = '${name}@example.com'`);
  await timePasses();
  await publishTwice(key);
  expect(await titleOf(address)).not.toBe('By one who left');
  const tasks = async () =>
    (await api.http.get('/api/v1/tasks?kind=unpublished').set('Cookie', writer).expect(200)).body.tasks;
  expect(await tasks()).toEqual([expect.objectContaining({ subject: `article/${key}`, title: 'By one who left' })]);
  expect((await itemOf(address)).scheduled_at).toBeNull();
  await draft('By one who is here');
  expect(await tasks()).toEqual([]);
});

it('is a task where its job had failed and is thrown away, and its draft may be changed again', async () => {
  const { address, key, version } = await draft('By a job that failed');
  await schedule(address, version, fromNow(hour)).expect(200);
  await timePasses();
  const [job] = await api.database.query(
    `insert into jobs.job (name, data, state, completed_on) values ('content-publishing', $1, 'failed', now()) returning id`,
    [{ name: 'article', key }],
  );
  await api.http.delete(`/api/v1/operations/failed-jobs/${job.id}`).set('Cookie', admin).expect(204);
  const { tasks } = (await api.http.get('/api/v1/tasks?kind=unpublished').set('Cookie', writer).expect(200)).body;
  expect(tasks).toEqual([expect.objectContaining({ subject: address.slice(1), title: 'By a job that failed' })]);
  await draft('By one who is here');
});

it('is an admin’s task alone where it is a price', async () => {
  const facts = { product: 'green-loan', country: 'be', effective_from: '2031-01-01', rate: 4.05 };
  const made = await call('post', '/price', { content: { facts, texts: {} } }, admin).expect(201);
  const { key, version } = made.body.item;
  await schedule(`/price/${key}`, version, fromNow(hour), admin).expect(200);
  // As of one who has been an admin.
  await api.database.query(
    `update content_item set publish_by = (select id::text from "user" where email = 'writer@example.com') where kind = 'price'`,
  );
  await timePasses();
  await publishTwice(key, 'price');
  const tasksOf = async (cookie: string) =>
    (await api.http.get('/api/v1/tasks').set('Cookie', cookie).expect(200)).body.tasks.filter(
      ({ subject }: { subject: string }) => subject === `price/${key}`,
    );
  expect(await tasksOf(admin)).toEqual([expect.objectContaining({ kind: 'unpublishedTerms' })]);
  expect(await tasksOf(writer)).toEqual([]);
  await call('delete', `/price/${key}/draft?version=${(await itemOf(`/price/${key}`)).version}`, undefined, admin);
});

it('checks a price as of the day on which it is published', async () => {
  const facts = { product: 'green-loan', country: 'be', effective_from: dateOf(fromNow(0)), rate: 3.95 };
  const made = await call('post', '/price', { content: { facts, texts: {} } }, admin).expect(201);
  const { key, version } = made.body.item;
  const { body } = await schedule(`/price/${key}`, version, fromNow(48 * hour), admin).expect(422);
  expect(body.errors).toEqual({ effective_from: ['min'] });
});

it('is done once by workers, also by those of servers that did not run at that time', async () => {
  const replica = () => startApi({ WORKER: 'on', DATABASE_URL: api.databaseUrl });
  const before = await replica();
  const first = await draft('From now on', before, admin);
  const isPublished = (title: string) =>
    eventually(async () => expect(await titleOf(first.address)).toBe(title), 30_000);
  await schedule(first.address, first.version, fromNow(5_000), admin).expect(200);
  expect(await titleOf(first.address)).not.toBe('From now on');
  await isPublished('From now on');

  const second = await draft('From some time ago');
  expect(second.key).toBe(first.key);
  const at = Date.now() + 2_000;
  await schedule(second.address, second.version, new Date(at).toISOString()).expect(200);
  await before.stop();
  await sleep(at + 500 - Date.now());
  const after = await Promise.all([replica(), replica()]);
  await isPublished('From some time ago');
  const { revisions } = (await call('get', `${second.address}/history`)).body;
  expect(revisions.slice(0, 2)).toEqual([
    expect.objectContaining({ act: 'published', author: 'writer' }),
    expect.objectContaining({ act: 'published', author: 'Administrator' }),
  ]);
  await Promise.all(after.map((one) => one.stop()));
});
