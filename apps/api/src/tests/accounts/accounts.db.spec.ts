import { eventually } from '@statewise/server/testing/eventually.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/accounts';
const password = 'walks the dog at six';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://bank.example' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

const as = (cookie: string) => ({
  get: (address: string) => api.http.get(address).set('Cookie', cookie),
  post: (address: string, body: object = {}) => api.http.post(address).set('Cookie', cookie).send(body),
  put: (address: string, body: object) => api.http.put(address).set('Cookie', cookie).send(body),
  patch: (address: string, body: object) => api.http.patch(address).set('Cookie', cookie).send(body),
  delete: (address: string) => api.http.delete(address).set('Cookie', cookie),
});
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const tokenOf = (link: string): string => link.slice(link.lastIndexOf('#') + 1);

async function invite(email: string, role: string, more: object = {}) {
  const { body } = await as(admin)
    .post(path, { email, name: `Name of ${email}`, role, ...more })
    .expect(201);
  return { id: String(body.account.id), token: tokenOf(body.invitation.link), account: body.account };
}
async function join(email: string, role: string, more: object = {}) {
  const { id, token } = await invite(email, role, more);
  const accepted = await api.http.post('/api/v1/invitations/accept').send({ token, password }).expect(200);
  return { id, cookie: cookieOf(accepted), user: accepted.body.user };
}

describe('an invitation', () => {
  it('is mailed with a link by which its person chooses a password, once', async () => {
    const { id, token, account } = await invite('noor@example.com', 'staff');
    expect(account).toMatchObject({ role: 'staff', active: true, has_password: false });
    expect(Date.parse(account.invited_until) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    const [mail] = await api.mailsTo('noor@example.com');
    expect(mail?.text).toContain(`http://bank.example/console/invitation#${token}`);
    const accept = () => api.http.post('/api/v1/invitations/accept').send({ token, password });
    const { body } = await accept().expect(200);
    expect(body.user).toEqual({ id, email: 'noor@example.com', name: 'Name of noor@example.com', role: 'staff' });
    expect((await accept().expect(410)).body.type).toBe('urn:statewise:problem:account:invitation');
    await api.signIn('noor@example.com', password);
  });

  it('lets nobody in before it was taken, and counts for 72 hours', async () => {
    const { token } = await invite('late@example.com', 'qa');
    await api.http.post('/api/v1/session').send({ email: 'late@example.com', password }).expect(401);
    await api.database.query(`update invitation set expires_at = now() - interval '1 second'`);
    await api.http.post('/api/v1/invitations/accept').send({ token, password }).expect(410);
  });

  it('is stored without its token', async () => {
    const { token } = await invite('hashed@example.com', 'qa');
    const rows: unknown = await api.database.query('select row_to_json(i)::text from invitation i');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['short', 'length'],
    ['Password2026!', 'common'],
    ['1qaz2wsx3edc', 'common'],
  ])('does not take the password %p', async (weak, key) => {
    const { token } = await invite(`${weak.length}-${key}-${weak.at(-1)}@example.com`, 'qa');
    const { body } = await api.http.post('/api/v1/invitations/accept').send({ token, password: weak }).expect(422);
    expect(body.errors).toEqual({ password: [key] });
  });

  it.each(['meridian rocks daily', 'we love statewise a lot', 'nadia walks at seven', 'mail of n4dia-okoro'])(
    'E16: does not take the password %p, which has a name in it',
    async (named) => {
      const { token } = await invite(`okoro-${named.slice(0, 3).trim()}@example.com`, 'qa', { name: 'Nàdia Peters' });
      const accept = (word: string) => api.http.post('/api/v1/invitations/accept').send({ token, password: word });
      expect((await accept(named).expect(422)).body.errors).toEqual({ password: ['context'] });
      await accept(password).expect(200);
    },
  );

  it('brings an intermediary to its store', async () => {
    const { id, user } = await join('shop@example.com', 'intermediary', { store_number: '102' });
    expect(user).toMatchObject({ id, role: 'intermediary', store_number: '102' });
    const { body } = await api.http
      .post('/consumer-loans-vm-stores/api/intermediaryLogin')
      .send({ username: 'shop@example.com', password })
      .expect(200);
    expect(body.intermediary.store_number).toBe('102');
  });

  it.each([
    [{}, { email: ['required'], name: ['required'], role: ['required'] }],
    [
      { email: 'x', name: 'X', role: 'owner' },
      { email: ['email'], role: ['oneOf'] },
    ],
    [{ email: 'x@example.com', name: 'X', role: 'intermediary' }, { store_number: ['required'] }],
    [{ email: 'x@example.com', name: 'X', role: 'intermediary', store_number: '999' }, { store_number: ['oneOf'] }],
    [{ email: testAdmin.email.toUpperCase(), name: 'X', role: 'qa' }, { email: ['unique'] }],
  ])('is not made of %j', async (body, errors) => {
    expect((await as(admin).post(path, body).expect(422)).body.errors).toEqual(errors);
  });
});

describe('an account', () => {
  it('is listed by name, page after page, and found by a part of its name', async () => {
    for (const name of ['zoe', 'yann', 'xena']) await invite(`${name}@list.example`, 'qa');
    const first = (await as(admin).get(`${path}?q=list.example&limit=2`).expect(200)).body;
    const rest = (await as(admin).get(`${path}?q=list.example&limit=2&cursor=${first.next_cursor}`).expect(200)).body;
    const names = [...first.accounts, ...rest.accounts].map(({ email }: { email: string }) => email.split('@')[0]);
    expect([names, rest.next_cursor]).toEqual([['xena', 'yann', 'zoe'], null]);
    await as(admin).get(`${path}?cursor=nonsense`).expect(422);
  });

  it('has its new role from the next request on', async () => {
    const { id, cookie } = await join('mover@example.com', 'qa');
    await as(cookie).get('/api/v1/tokens').expect(403);
    await as(admin).patch(`${path}/${id}`, { role: 'admin' }).expect(200);
    await as(cookie).get('/api/v1/tokens').expect(200);
    await as(admin).patch(`${path}/${id}`, { role: 'staff' }).expect(200);
    await as(cookie).get('/api/v1/tokens').expect(403);
  });

  it('that is switched off is signed out at once and stays so when it is switched on', async () => {
    const { id, cookie } = await join('off@example.com', 'staff');
    await as(admin).patch(`${path}/${id}`, { active: false }).expect(200);
    await as(cookie).get('/api/v1/session').expect(401);
    await api.http.post('/api/v1/session').send({ email: 'off@example.com', password }).expect(401);
    await as(admin).patch(`${path}/${id}`, { active: true }).expect(200);
    await as(cookie).get('/api/v1/session').expect(401);
    await api.signIn('off@example.com', password);
  });

  it('loses its password and its sessions when it is reset', async () => {
    const { id, cookie } = await join('reset@example.com', 'staff');
    const { body } = await as(admin).post(`${path}/${id}/reset`).expect(200);
    await as(cookie).get('/api/v1/session').expect(401);
    await api.http.post('/api/v1/session').send({ email: 'reset@example.com', password }).expect(401);
    const chosen = { token: tokenOf(body.invitation.link), password: 'walks the cat at seven' };
    await api.http.post('/api/v1/invitations/accept').send(chosen).expect(200);
    await api.signIn('reset@example.com', chosen.password);
  });

  it('of the last admin stays one', async () => {
    const { id } = (await as(admin).get('/api/v1/session').expect(200)).body.user;
    for (const change of [{ role: 'qa' }, { active: false }])
      expect((await as(admin).patch(`${path}/${id}`, change).expect(409)).body.type).toBe(
        'urn:statewise:problem:account:last-admin',
      );
    await as(admin).post(`${path}/${id}/reset`).expect(409);
    await as(admin).get(path).expect(200);
  });

  it('is not left without one by two admins who switch each other off', async () => {
    const own = await startApi();
    const cookies = [await own.signIn()];
    const send = (cookie: string) => own.http.post(path).set('Cookie', cookie);
    const { body } = await send(cookies[0] ?? '').send({ email: 'b@example.com', name: 'B', role: 'admin' });
    const accepted = await own.http
      .post('/api/v1/invitations/accept')
      .send({ token: tokenOf(body.invitation.link), password });
    cookies.push(cookieOf(accepted));
    const { accounts } = (await own.http.get(path).set('Cookie', cookies[0] ?? '')).body;
    const answers = await Promise.all(
      accounts.map(({ id, email }: { id: string; email: string }) =>
        own.http
          .patch(`${path}/${id}`)
          .set('Cookie', cookies[email === 'b@example.com' ? 0 : 1] ?? '')
          .send({ active: false }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await own.stop();
  });

  it.each([
    [{ name: '' }, { name: ['required'] }],
    [{ role: 'intermediary' }, { role: ['oneOf'] }],
    [{ store_number: '101' }, { store_number: ['unknown'] }],
    [{ email: testAdmin.email }, { email: ['unique'] }],
    [{ active: 'perhaps' }, { active: ['format'] }],
  ])('is not changed to %j', async (change, errors) => {
    const known = (await as(admin).get(`${path}?q=fixed`).expect(200)).body.accounts[0];
    const { id } = known ?? (await invite('fixed@example.com', 'qa'));
    expect((await as(admin).patch(`${path}/${id}`, change).expect(422)).body.errors).toEqual(errors);
  });

  it('is nothing for others than admins, nor for programs to make', async () => {
    const { id, cookie } = await join('curious@example.com', 'staff');
    await as(cookie).get(path).expect(403);
    await as(cookie).post(path, {}).expect(403);
    await as(cookie).patch(`${path}/${id}`, { role: 'admin' }).expect(403);
    await as(cookie).post(`${path}/${id}/reset`).expect(403);
    await api.http.get(path).expect(401);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const issued = await as(admin).post('/api/v1/tokens', { name: 'Program', role: 'admin', expires_at }).expect(201);
    const bearer = { Authorization: `Bearer ${issued.body.secret}` };
    await api.http.get(path).set(bearer).expect(200);
    await api.http.post(path).set(bearer).send({ email: 'p@example.com', name: 'P', role: 'admin' }).expect(403);
    await api.http.patch(`${path}/${id}`).set(bearer).send({ role: 'admin' }).expect(403);
    await api.http.post(`${path}/${id}/reset`).set(bearer).expect(403);
  });
});

describe('sessions of a person', () => {
  it('are listed for their owner and for admins, and ended by them', async () => {
    const { id, cookie } = await join('two@example.com', 'staff');
    const other = await api.signIn('two@example.com', password);
    const sessions = `${path}/${id}/sessions`;
    const { body } = await as(other).get(sessions).set('User-Agent', 'x').expect(200);
    expect(body.sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false]);
    await as(other).delete(`${sessions}/${body.sessions[1].id}`).expect(204);
    await as(cookie).get('/api/v1/session').expect(401);
    await as(admin).get(sessions).expect(200);
    await as(admin).delete(`${sessions}/${body.sessions[0].id}`).expect(204);
    await as(other).get('/api/v1/session').expect(401);
    await as(admin).delete(`${sessions}/${body.sessions[0].id}`).expect(404);
  });

  it('are nobody else’s business', async () => {
    const [one, other] = [await join('one@example.com', 'staff'), await join('other@example.com', 'qa')];
    await as(one.cookie).get(`${path}/${other.id}/sessions`).expect(403);
    const { sessions } = (await as(other.cookie).get(`${path}/${other.id}/sessions`).expect(200)).body;
    await as(one.cookie).delete(`${path}/${other.id}/sessions/${sessions[0].id}`).expect(403);
    await as(one.cookie).delete(`${path}/${one.id}/sessions/${sessions[0].id}`).expect(404);
  });

  it('end with a new password, except the one that chose it', async () => {
    const { cookie } = await join('changes@example.com', 'staff');
    const other = await api.signIn('changes@example.com', password);
    const change = (more: object) => as(cookie).put('/api/v1/session/password', { password, ...more });
    await change({ new_password: 'reads the paper at noon', password: 'wrong' }).expect(401);
    expect((await change({ new_password: 'Summer2026!!' }).expect(422)).body.errors).toEqual({
      new_password: ['common'],
    });
    expect((await change({ new_password: 'reads the paper at noon', password: `${password} ` })).status).toBe(401);
    expect((await change({ new_password: 'The Meridian Bank' }).expect(422)).body.errors).toEqual({
      new_password: ['context'],
    });
    await change({ new_password: 'reads the paper at noon' }).expect(204);
    expect((await api.mailsTo('changes@example.com')).map(({ subject }) => subject)).toContain(
      'Your password was changed – Meridian Bank',
    );
    await as(cookie).get('/api/v1/session').expect(200);
    await as(other).get('/api/v1/session').expect(401);
    await api.signIn('changes@example.com', 'reads the paper at noon');
  });

  it('end when nobody used them for the configured time, and are noted as used at most once a minute', async () => {
    const { id, cookie } = await join('idle@example.com', 'staff');
    const seen = async () =>
      String((await api.database.query('select last_seen_at from session where actor_id = $1', [id]))[0].last_seen_at);
    const ago = (minutes: number) =>
      api.database.query(`update session set last_seen_at = now() - make_interval(mins => $2) where actor_id = $1`, [
        id,
        minutes,
      ]);
    const first = await seen();
    await as(cookie).get('/api/v1/session').expect(200);
    expect(await seen()).toBe(first);
    await ago(14);
    await as(cookie).get('/api/v1/session').expect(200);
    expect(Date.now() - Date.parse(await seen())).toBeLessThan(60_000);
    await ago(16);
    await as(cookie).get('/api/v1/session').expect(401);
    const shop = await join('shop-all-day@example.com', 'intermediary', { store_number: '103' });
    await api.database.query(`update session set last_seen_at = now() - interval '5 hours' where actor_id = $1`, [
      shop.id,
    ]);
    await as(shop.cookie).get('/api/v1/session').expect(200);
  });
});

describe('a sign-in on a new device', () => {
  it('is told to the owner, and one on a known device is not', async () => {
    const email = 'traveller@example.com';
    await join(email, 'staff');
    const told = async () =>
      (await api.mailsTo(email)).filter(({ subject }) => subject === 'A sign-in on a new device – Meridian Bank')
        .length;
    expect(await told()).toBe(0);
    const signIn = (cookie = '') =>
      api.http.post('/api/v1/session').set('Cookie', cookie).set('User-Agent', 'Elsewhere').send({ email, password });
    const { headers } = await signIn().expect(200);
    expect(await told()).toBe(1);
    const device = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('statewise_device=')) ?? '';
    await signIn(device.split(';')[0]).expect(200);
    expect(await told()).toBe(1);
    await signIn().expect(200);
    expect(await told()).toBe(2);
    const rows: unknown = await api.database.query('select row_to_json(k)::text from known_device k');
    expect(JSON.stringify(rows)).not.toContain(device.split(';')[0]?.split('=')[1]);
  });
});

describe('an open event stream', () => {
  const open = async (headers: Record<string, string>) => {
    const stream = await fetch(`${api.url}/api/v1/transitions/stream`, { headers });
    expect(stream.status).toBe(200);
    let isOver = false;
    void stream.text().finally(() => (isOver = true));
    return () => isOver;
  };

  it.each([
    ['signs out', ({ cookie }: Joined) => as(cookie).delete('/api/v1/session')],
    ['is switched off', ({ id }: Joined) => as(admin).patch(`${path}/${id}`, { active: false })],
    ['gets another role', ({ id }: Joined) => as(admin).patch(`${path}/${id}`, { role: 'qa' })],
  ])('ends when its reader %s', async (why, act) => {
    const joined = await join(`${why.replaceAll(' ', '-')}@stream.example`, 'staff');
    const isOver = await open({ cookie: joined.cookie });
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(isOver()).toBe(false);
    await act(joined).expect(200);
    await eventually(async () => expect(isOver()).toBe(true));
  });

  it('ends when its program’s token is revoked', async () => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await as(admin).post('/api/v1/tokens', { name: 'Reader', role: 'qa', expires_at }).expect(201);
    const isOver = await open({ authorization: `Bearer ${body.secret}` });
    await as(admin).delete(`/api/v1/tokens/${body.token.id}`).expect(204);
    await eventually(async () => expect(isOver()).toBe(true));
  });
});

interface Joined {
  readonly id: string;
  readonly cookie: string;
}
