import { platformMigrations } from '@statewise/server/platform/database/sql-migration.js';
import {
  accountsPath as path,
  callsAs,
  setCookieOf,
  invitationTokenOf,
  inviteAccount,
  invitedPassword as password,
  joinedAccount,
} from '../../testing/invited-accounts.js';
import { untilWaiting } from '../../testing/lock-waits.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://bank.example' });
  admin = await api.signIn();
});
// On the day on which an admin was demoted, none is the single one.
afterEach(() => api.database.query('update "user" set was_admin = false'));
afterAll(() => api.stop());

const as = (cookie: string) => callsAs(api, cookie);
const join = (email: string, role: string, more: object = {}) => joinedAccount(api, admin, email, role, more);
const invite = (email: string, role: string, more: object = {}) => inviteAccount(api, admin, email, role, more);

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

  it('is taken while an admin changes the address of its account', async () => {
    const { id, token } = await invite('moving@example.com', 'staff');
    const calls = await api.database.transaction(async (holding) => {
      await holding.query('select from invitation where account_id = $1 for update', [id]);
      const accepted = Promise.resolve(api.http.post('/api/v1/invitations/accept').send({ token, password }));
      await untilWaiting(api);
      const changed = Promise.resolve(as(admin).patch(`${path}/${id}`, { email: 'moved@example.com' }));
      await untilWaiting(api, 2);
      return { accepted, changed };
    });
    const answers = await Promise.all([calls.accepted, calls.changed]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await api.signIn('moved@example.com', password);
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

  it('of an intermediary has its new address as a name', async () => {
    const invited = await invite('ana@shp.example', 'intermediary', { store_number: '102' });
    const { id } = invited;
    await join('taken@shop.example', 'intermediary', { store_number: '102' });
    const taken = await as(admin).patch(`${path}/${id}`, { email: 'Taken@shop.example' }).expect(422);
    expect(taken.body.errors).toEqual({ email: ['unique'] });
    const { body } = await as(admin).patch(`${path}/${id}`, { email: 'Ana@shop.example' }).expect(200);
    expect(body.account).toMatchObject({ email: 'Ana@shop.example', username: 'ana@shop.example' });
    const token = invitationTokenOf((await api.mailsTo('Ana@shop.example'))[0]?.text ?? '').slice(0, 43);
    await api.http.post('/api/v1/invitations/accept').send({ token, password }).expect(200);
    const signIn = (username: string) =>
      api.http.post('/consumer-loans-vm-stores/api/intermediaryLogin').send({ username, password });
    await signIn('ana@shop.example').expect(200);
    await signIn('ana@shp.example').expect(401);
    await api.database.query(`update intermediary set username = 'ana' where id = $1`, [id]);
    const named = await as(admin).patch(`${path}/${id}`, { email: 'ana@market.example' }).expect(200);
    expect(named.body.account.username).toBe('ana');
    await invite('ana@shp.example', 'intermediary', { store_number: '101' });
  });

  it('of an intermediary that was corrected in an earlier release has that name too, where it is nobody else’s', async () => {
    const ids: string[] = [];
    for (const name of ['bea', 'cas', 'dre', 'eva'])
      ids.push((await invite(`${name}@shp.example`, 'intermediary', { store_number: '102' })).id);
    const corrected = ['Bea@shop.example', 'dre@shp.example', 'dre@shp.example', 'eva@shop.example'];
    await api.database.query(
      `update intermediary i set email = c.email, username = coalesce(c.username, i.username)
      from unnest($1::bigint[], $2::text[], $3::text[]) as c(id, email, username) where i.id = c.id`,
      [ids, corrected, [null, null, null, 'eva']],
    );
    const made = platformMigrations.map((Migration) => new Migration());
    await api.database.query(made.find(({ name }) => name.startsWith('NameIntermediaries'))?.text ?? '');
    const rows: { username: string }[] = await api.database.query(
      'select username from intermediary where id = any($1::bigint[]) order by id',
      [ids],
    );
    const names = rows.map(({ username }) => username);
    expect(names).toEqual(['bea@shop.example', 'cas@shp.example', 'dre@shp.example', 'eva']);
  });

  it('loses its password and its sessions when it is reset', async () => {
    const { id, cookie } = await join('reset@example.com', 'staff');
    const { body } = await as(admin).post(`${path}/${id}/reset`).expect(200);
    await as(cookie).get('/api/v1/session').expect(401);
    await api.http.post('/api/v1/session').send({ email: 'reset@example.com', password }).expect(401);
    const chosen = { token: invitationTokenOf(body.invitation.link), password: 'walks the cat at seven' };
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
      .send({ token: invitationTokenOf(body.invitation.link), password });
    cookies.push(setCookieOf(accepted));
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
