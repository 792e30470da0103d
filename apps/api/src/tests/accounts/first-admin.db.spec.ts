import { TcpDoor } from '@statewise/server/testing/tcp-door.js';
import { createDatabase } from '@statewise/server/testing/test-database.js';
import { migrations } from '../../migrations.js';
import { startApi, testAdmin } from '../../testing/start-api.js';

const none = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', WORKER: 'off' };

/** Starts a server and answers the token that it prints, if it prints one. */
async function start(env: Record<string, string>) {
  const printed: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  const api = await startApi(env).finally(() => spy.mockRestore());
  return { api, token: /\/console\/setup#([\w-]+)/.exec(printed.join(''))?.[1] };
}
const asked = (token: string | undefined, more: object = {}) => ({
  token,
  email: 'first@example.com',
  name: 'First',
  password: 'walks the dog at six',
  ...more,
});

it('is made once, by who has the token that a start prints', async () => {
  const { api, token } = await start(none);
  const second = await start({ ...none, DATABASE_URL: api.databaseUrl });
  const setUp = (body: object) => second.api.http.post('/api/v1/setup').send(body);
  expect((await setUp(asked(token, { password: 'Password2026!' })).expect(422)).body.errors).toEqual({
    password: ['common'],
  });
  expect((await setUp(asked(token, { password: 'short' })).expect(422)).body.errors).toEqual({ password: ['length'] });
  await setUp(asked('x'.repeat(43))).expect(410);
  const attempts = await Promise.all([setUp(asked(token)), setUp(asked(second.token, { email: 'other@example.com' }))]);
  expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const made = attempts.find(({ status }) => status === 200);
  expect(made?.body.user.role).toBe('admin');
  await api.signIn(made?.body.user.email, 'walks the dog at six');
  for (const used of [token, second.token]) await setUp(asked(used, { email: 'late@example.com' })).expect(410);
  const third = await start({ ...none, DATABASE_URL: api.databaseUrl });
  expect(third.token).toBeUndefined();
  // As the handbook says where no admin can sign in any more.
  await api.database.query(`update "user" set active = false where role = 'admin'`);
  const fourth = await start({ ...none, DATABASE_URL: api.databaseUrl });
  const again = (body: object) => fourth.api.http.post('/api/v1/setup').send(body);
  await again(asked(fourth.token, { email: made?.body.user.email })).expect(410);
  await again(asked(fourth.token, { email: 'new@example.com' })).expect(200);
  for (const one of [fourth, third, second]) await one.api.stop();
  await api.stop();
});

it('is told to sign in where the connection broke between the commit and the answer', async () => {
  const database = await createDatabase(migrations);
  const door = new TcpDoor(database.url);
  await door.unlock();
  const { api, token } = await start({ ...none, DATABASE_URL: door.url });
  door.cutAfter('commit');
  await api.http.post('/api/v1/setup').send(asked(token)).expect(503);
  const { body } = await api.http.post('/api/v1/setup').send(asked(token)).expect(410);
  expect(body.detail).toContain('If you chose a password with it, sign in with that');
  await api.signIn('first@example.com', 'walks the dog at six');
  await api.stop();
  await door.lock();
  await database.drop();
});

it('does not need a token where an address and a password are configured', async () => {
  const { api, token } = await start({ WORKER: 'off' });
  expect(token).toBeUndefined();
  await api.signIn(testAdmin.email, testAdmin.password);
  await api.http
    .post('/api/v1/setup')
    .send(asked('x'.repeat(43)))
    .expect(410);
  await api.stop();
});

it('cannot be made with an invitation of somebody else', async () => {
  const { api } = await start({ WORKER: 'off' });
  const invited = await api.http
    .post('/api/v1/accounts')
    .set('Cookie', await api.signIn())
    .send({ email: 'noor@example.com', name: 'Noor', role: 'qa' })
    .expect(201);
  const token = String(invited.body.invitation.link).split('#').at(-1);
  await api.http.post('/api/v1/setup').send(asked(token)).expect(410);
  await api.http.post('/api/v1/invitations/accept').send({ token, password: 'walks the dog at six' }).expect(200);
  await api.stop();
});

it('invites one other admin by itself, and every further one with a second person', async () => {
  const { api } = await start({ WORKER: 'off', SINGLE_ADMIN: 'off' });
  const cookie = await api.signIn();
  const send = (method: 'post' | 'patch', address: string, body: object) =>
    api.http[method](address).set('Cookie', cookie).send(body);
  const invite = (name: string) =>
    send('post', '/api/v1/accounts', { email: `${name}@example.com`, name, role: 'admin' });
  const { body } = await invite('bo').expect(201);
  await invite('cleo').expect(202);
  await send('patch', `/api/v1/accounts/${body.account.id}`, { active: false }).expect(200);
  await invite('dana').expect(201);
  await api.stop();
});
