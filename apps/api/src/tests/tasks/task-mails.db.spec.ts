import { eventually } from '@statewise/server/testing/eventually.js';
import { startMailServer } from '@statewise/server/testing/mail-server.js';
import { TaskMailsController } from '@statewise/server/tasks/task-mails.controller.js';
import { PgBoss } from 'pg-boss';
import { colleague, programOf } from '../../testing/colleague.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let server: Awaited<ReturnType<typeof startMailServer>>;
let api: TestApi;
let admin: string;
let maria: string;
beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  admin = await api.signIn();
  maria = await colleague(api, 'maria@example.com', 'staff');
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const path = '/api/v1/session/task-mail';
const want = (cookie: string, is_wanted: boolean, language = 'en') =>
  api.http.put(path).set('Cookie', cookie).set('Accept-Language', language).send({ is_wanted });
const send = () => api.app.get(TaskMailsController, { strict: false }).send();
const received = (to: string) => server.received.filter((mail) => mail.to === to).map(({ raw }) => raw);

/** An application of Ada Vella of which something waits. */
async function waiting(): Promise<void> {
  const { code } = await atDocuments(api);
  await api.database.query(
    `update application set state = 'thankYou', facts = jsonb_set(facts, '{statuses,payslip}', '1') where code_digest = $1`,
    [api.digestOf(code)],
  );
}

it('comes once a day to who wants it, in their language, with counts and kinds and no person', async () => {
  expect((await api.http.get(path).set('Cookie', maria).expect(200)).body.is_wanted).toBe(false);
  await want(maria, true, 'fr').expect(200);
  expect(await send()).toBe(0);
  await waiting();
  await waiting();
  expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([0, 1]));
  await eventually(async () => expect(received('maria@example.com')).toHaveLength(1));
  const [raw = ''] = received('maria@example.com');
  expect(raw).toMatch(/D=C3=A9cisions|D=E9cisions/);
  expect(raw).toContain('/console/');
  expect(raw).toMatch(/: 2/);
  expect(raw).not.toMatch(/Vella|ada@example/);
  await api.database.query('update task_mail set sent_on = sent_on - 1');
  await want(maria, true, 'nl').expect(200);
  expect(await send()).toBe(1);
  await eventually(async () => expect(received('maria@example.com')[1]).toContain('Goedemorgen'));
});

it('is due at seven by the clock of the bank, also where that changes to and from summer time', async () => {
  const [{ cron, timezone: tz }] = await api.database.query(
    `select cron, timezone from jobs.schedule where name = 'task-mails'`,
  );
  const due = (from: string) =>
    new PgBoss('postgres://localhost').previewSchedule(cron, { tz, from: new Date(from), count: 2 });
  expect(due('2026-03-27T00:00:00Z')).toEqual([new Date('2026-03-27T06:00:00Z'), new Date('2026-03-30T05:00:00Z')]);
  expect(due('2026-10-23T00:00:00Z')).toEqual([new Date('2026-10-23T05:00:00Z'), new Date('2026-10-26T06:00:00Z')]);
});

it('comes no more to who was reset, changed roles or wants it no longer', async () => {
  await waiting();
  await want(admin, true).expect(200);
  await want(admin, false).expect(200);
  await want(maria, true).expect(200);
  const change = (changed: string) =>
    api.database.query(`update "user" set ${changed} where email = 'maria@example.com'`);
  await api.database.query('update task_mail set sent_on = null');
  const [{ hash }] = await api.database.query(
    `select password_hash as hash from "user" where email = 'maria@example.com'`,
  );
  await change('password_hash = null');
  expect(await send()).toBe(0);
  await change(`role = 'qa', password_hash = '${hash}'`);
  expect(await send()).toBe(0);
});

it('is for people who work on tasks alone', async () => {
  const tester = await colleague(api, 'quality@example.com', 'qa');
  await want(tester, true).expect(403);
  const program = await programOf(api, admin, 'staff');
  await api.http.put(path).set(program).send({ is_wanted: true }).expect(403);
  await want(admin, true).expect(200);
  const { body } = await api.http.put(path).set('Cookie', admin).send({}).expect(422);
  expect(body.errors).toEqual({ is_wanted: ['required'] });
});
