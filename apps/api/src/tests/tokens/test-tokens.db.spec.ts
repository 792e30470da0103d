import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { WebhookDispatcher } from '@statewise/server/webhooks/webhook-dispatcher.js';
import { startMailServer, type TestMailServer } from '@statewise/server/testing/mail-server.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const creation = { flow: 'loan-application', type: 'application.create', fields: loanSample[1], loan: loanSample.loan };

let api: TestApi;
let mails: TestMailServer;
let admin: string;
let tester: Record<string, string>;
beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    WORKER: 'off',
    WEBHOOK_PRIVATE: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'bank@example.com',
  });
  admin = await api.signIn();
  tester = await programOf(api, admin, 'qa');
});
afterAll(async () => {
  await api.stop();
  await mails.stop();
});

async function create(
  headers: Record<string, string> = {},
): Promise<{ readonly code: string; readonly version: number }> {
  return (await api.http.post('/api/v1/applications').set(headers).send(creation).expect(201)).body.application;
}
const idOf = async (code: string): Promise<string> => {
  const [row] = await api.database.query('select id from application where code_digest = $1', [api.digestOf(code)]);
  return row.id;
};
const readBy = async (cookie: string, code: string) =>
  (await api.http.get(`/api/v1/applications/${code}`).set('Cookie', cookie).expect(200)).body.application;

it('marks what a program makes with a token for tests, until an applicant takes it over', async () => {
  const staff = await colleague(api, 'staff@example.com', 'staff');
  const [real, test] = [await create(), await create(tester)];
  expect([(await readBy(staff, real.code)).is_test, (await readBy(staff, test.code)).is_test]).toEqual([
    undefined,
    true,
  ]);
  const { applications } = (await api.http.get('/api/v1/applications').set('Cookie', staff).expect(200)).body;
  expect(applications.map(({ is_test }: { is_test?: boolean }) => is_test)).toEqual([true, undefined]);
  const save = { type: 'step.save', step: 2, fields: loanSample[2], version: test.version };
  const taken = await api.http.post(`/api/v1/applications/${test.code}/events`).send(save).expect(200);
  expect((await readBy(staff, taken.body.application.code)).is_test).toBeUndefined();
});

it('marks it for programs that hear of transitions, and in the list as a file', async () => {
  const endpoint = { name: 'Warehouse', url: 'http://127.0.0.1:9/hook', flows: ['loan-application'] };
  await api.http.post('/api/v1/webhooks').set('Cookie', admin).send(endpoint).expect(201);
  const { next_cursor = '' } = (await api.http.get('/api/v1/events').set('Cookie', admin).expect(200)).body;
  await create();
  await create(tester);
  const { body } = await api.http.get('/api/v1/events').query({ cursor: next_cursor }).set('Cookie', admin).expect(200);
  expect(body.events.map(({ is_test }: { is_test?: boolean }) => is_test)).toEqual([undefined, true]);
  await api.app.get(WebhookDispatcher, { strict: false }).look();
  const sent = await api.database.query('select payload from webhook_delivery order by position');
  expect(sent.map(({ payload }: { payload: string }) => JSON.parse(payload).data.is_test)).toEqual([undefined, true]);
  const csv = await api.http
    .post('/api/v1/applications/search/export')
    .set('Cookie', admin)
    .send({ format: 'csv' })
    .expect(200);
  expect(
    csv.text
      .trim()
      .split('\r\n')
      .slice(0, 3)
      .map((row) => row.split(',').at(-1)),
  ).toEqual(['is_test', 'true', '']);
});

it('mails nobody about it, at once or by hand', async () => {
  const [real, test] = [await create(), await create(tester)];
  const states: string[] = [];
  for (const { code } of [real, test]) {
    const about = await idOf(code);
    await api.app
      .get(Mail, { strict: false })
      .send({ to: 'ada@example.com', subject: 'About you', text: 'Hello', about });
    const [mail] = await api.database.query(
      `select id, state from outbox where application_id = $1 and subject = 'About you'`,
      [about],
    );
    states.push(mail.state);
    if (code === test.code)
      await api.http
        .post(`/api/v1/outbox/${mail.id}/retry`)
        .set('Cookie', admin)
        .send({})
        .expect(({ status }) => {
          expect(status).toBeGreaterThanOrEqual(400);
        });
  }
  expect(states).toEqual(['waiting', 'kept']);
});

it('counts it nowhere, and keeps it for less than a day', async () => {
  const begun = async (): Promise<number> =>
    (await api.http.get('/api/v1/flows/loan-application/population').set('Cookie', admin).expect(200)).body.begun;
  const before = await begun();
  const [real, test] = [await create(), await create(tester)];
  expect(await begun()).toBe(before + 1);

  const age = (hours: number) =>
    api.database.query(
      `update application set created_at = now() - make_interval(hours => $1), due_at = now() where code_digest = any($2)`,
      [hours, [api.digestOf(real.code), api.digestOf(test.code)]],
    );
  const left = async () =>
    (
      await Promise.all(
        [real, test].map(({ code }) =>
          api.database.query('select 1 from application where code_digest = $1', [api.digestOf(code)]),
        ),
      )
    ).map((rows) => rows.length);
  const erasure = api.app.get(Erasure, { strict: false });
  await age(21);
  await erasure.eraseDue();
  expect(await left()).toEqual([1, 1]);
  await age(23);
  await erasure.eraseDue();
  expect(await left()).toEqual([1, 0]);
});

it('leaves it off the desk, its acceptance too, until an applicant takes it over', async () => {
  const [real, test] = [await create(), await create(tester)];
  const facts = (of: { readonly code: string }, path: string, value: unknown) =>
    api.database.query('update application set facts = jsonb_set(facts, $2, $3) where code_digest = $1', [
      api.digestOf(of.code),
      path,
      JSON.stringify(value),
    ]);
  const waiting = async (): Promise<string[]> => {
    const { tasks } = (await api.http.get('/api/v1/tasks').set('Cookie', admin).expect(200)).body;
    return tasks.map(({ kind }: { kind: string }) => kind);
  };
  const proposal = { by: 'someone', at: new Date().toISOString(), reason: 'Good', letter: null };
  for (const one of [real, test]) {
    await facts(one, '{statuses,application}', 5);
    await facts(one, '{statuses,risk}', 3);
  }
  expect(await waiting()).toEqual(['risk']);
  await facts(test, '{proposal}', proposal);
  expect(await waiting()).toEqual(['risk']);
  await facts(test, '{proposal}', null);
  await facts(test, '{preparedBy}', null);
  expect(await waiting()).toEqual(['risk', 'risk']);
});
