import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { eventually } from '@statewise/server/testing/eventually.js';
import {
  accountsPath as path,
  callsAs,
  invitedPassword as password,
  joinedAccount,
} from '../../testing/invited-accounts.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { startApi, testAdmin, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://bank.example' });
  admin = await api.signIn();
});
afterAll(() => api.stop());

const as = (cookie: string) => callsAs(api, cookie);
/** The token of an invitation as a reset leaves it. */
async function invitationOf(id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await api.database.query(
    `insert into invitation (account_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')
      on conflict (account_id) do update set token_hash = excluded.token_hash`,
    [id, createHash('sha256').update(token).digest()],
  );
  return token;
}
const join = (email: string, role: string, more: object = {}) => joinedAccount(api, admin, email, role, more);

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
    const later = await api.signIn('changes@example.com', 'reads the paper at noon');
    // Asked for again, as the answer was lost: it is done, and once.
    await change({ new_password: 'reads the paper at noon' }).expect(204);
    await as(later).get('/api/v1/session').expect(200);
    expect((await api.mailsTo('changes@example.com')).map(({ subject }) => subject)).toContain(
      'Your password was changed – Meridian Bank',
    );
    await as(cookie).get('/api/v1/session').expect(200);
    await as(other).get('/api/v1/session').expect(401);
    await api.signIn('changes@example.com', 'reads the paper at noon');
  });

  it('is not guessed by the one that is to follow it', async () => {
    const guess = { password: 'wrong', new_password: testAdmin.password };
    await as(admin).put('/api/v1/session/password', guess).expect(401);
  });

  const newPassword = 'reads the paper at noon';
  it.each([
    [
      'chooses another password',
      ({ cookie }: Joined) => as(cookie).put('/api/v1/session/password', { password, new_password: newPassword }),
    ],
    [
      'takes an invitation',
      async ({ id }: Joined) => {
        const token = await invitationOf(id);
        return api.http.post('/api/v1/invitations/accept').send({ token, password: newPassword });
      },
    ],
    ['is switched off', ({ id }: Joined) => as(admin).patch(`${path}/${id}`, { active: false })],
  ])('end together with what ends them, or it does not count: who %s', async (why, act) => {
    const email = `${why.replaceAll(' ', '-')}@together.example`;
    const joined = await join(email, 'staff');
    const elsewhere = await api.signIn(email, password);
    await api.database.query(`create or replace function keep_sessions() returns trigger language plpgsql as
      $$ begin raise exception 'sessions cannot be ended'; end $$`);
    await api.database.query(`create trigger keep_sessions before delete on session for each row
      when (old.actor_id = '${joined.id}') execute function keep_sessions()`);
    expect((await act(joined)).status).toBe(500);
    await api.database.query('drop trigger keep_sessions on session');
    await as(elsewhere).get('/api/v1/session').expect(200);
    await api.signIn(email, password);
    expect((await act(joined)).status).toBeLessThan(300);
    await as(elsewhere).get('/api/v1/session').expect(401);
  });

  it('choose no other password while the account gets one from elsewhere', async () => {
    const email = 'two-choose@example.com';
    const { id, cookie } = await join(email, 'staff');
    const hash = async () => (await api.database.query('select password_hash from "user" where id = $1', [id]))[0];
    const changed = await calledDuring(
      api,
      (changing) => changing.query(`update "user" set password_hash = 'chosen elsewhere' where id = $1`, [id]),
      () => as(cookie).put('/api/v1/session/password', { password, new_password: newPassword }),
    );
    expect([changed.status, changed.body.type]).toEqual([401, 'urn:statewise:problem:session:wrong-password']);
    expect(await hash()).toEqual({ password_hash: 'chosen elsewhere' });
  });

  it('are not opened by a password that is no longer that of the account when they are', async () => {
    const email = 'in-flight@example.com';
    const { id } = await join(email, 'staff');
    const become = (change: string) => (changing: EntityManager) =>
      changing.query(`update "user" set ${change} where id = $1`, [id]);
    const signIn = () => api.http.post('/api/v1/session').send({ email, password });
    const [{ kept }] = await api.database.query('select password_hash as kept from "user" where id = $1', [id]);
    for (const change of [`password_hash = 'another'`, 'active = false']) {
      const { status, headers } = await calledDuring(api, become(change), signIn);
      expect([status, headers['set-cookie']]).toEqual([401, undefined]);
      await api.database.query('update "user" set password_hash = $2, active = true where id = $1', [id, kept]);
    }
    expect((await calledDuring(api, become(`name = 'Another'`), signIn)).status).toBe(200);
    const seller = 'in-flight-shop@example.com';
    await join(seller, 'intermediary', { store_number: '103' });
    const login = await calledDuring(
      api,
      (changing) => changing.query(`update intermediary set password_hash = 'another' where username = $1`, [seller]),
      () => api.http.post('/consumer-loans-vm-stores/api/intermediaryLogin').send({ username: seller, password }),
    );
    expect(login.status).toBe(401);
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
    const notices = async () =>
      (await api.mailsTo(email)).filter(({ subject }) => subject === 'A sign-in on a new device – Meridian Bank');
    const told = async () => (await notices()).length;
    expect(await told()).toBe(0);
    const agent = 'Firefox/144.0 (Windows NT 10.0) Your account is in danger: call 070 00 00 00';
    const signIn = (cookie = '') =>
      api.http.post('/api/v1/session').set('Cookie', cookie).set('User-Agent', agent).send({ email, password });
    const { headers } = await signIn().expect(200);
    const [{ text = '' } = {}, ...others] = await notices();
    expect(others).toEqual([]);
    expect(text).toContain('with a browser that did not before: Firefox, Windows.');
    expect(text).not.toContain('danger');
    const device = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('statewise_device=')) ?? '';
    await signIn(device.split(';')[0]).expect(200);
    expect(await told()).toBe(1);
    await signIn().expect(200);
    expect(await told()).toBe(2);
    const sessions = 'select count(*)::int as sessions from session';
    const open: unknown = await api.database.query(sessions);
    await api.database.query('alter table outbox rename to outbox_away');
    await signIn().expect(503);
    await api.database.query('alter table outbox_away rename to outbox');
    expect(await api.database.query(sessions)).toEqual(open);
    const rows: unknown = await api.database.query('select row_to_json(k)::text from known_device k');
    expect(JSON.stringify(rows)).not.toContain(device.split(';')[0]?.split('=')[1]);
  });

  it('is told to an intermediary who has an address', async () => {
    const email = 'seller@example.com';
    await join(email, 'intermediary', { store_number: '102' });
    const signedIn = await api.http
      .post('/consumer-loans-vm-stores/api/intermediaryLogin')
      .send({ username: email, password })
      .expect(200);
    expect((await api.mailsTo(email)).at(-1)?.subject).toBe('A sign-in on a new device – Meridian Bank');
    const cookie = [signedIn.headers['set-cookie']]
      .flat()
      .map((one) => one?.split(';')[0])
      .join('; ');
    expect((await as(cookie).get('/api/v1/session').expect(200)).body.user.email).toBe(email);
  });
});

it('tells the owner of another role by the name that people know', async () => {
  const { id } = await join('promoted@example.com', 'editor');
  await as(admin).patch(`${path}/${id}`, { role: 'staff' }).expect(200);
  expect((await api.mailsTo('promoted@example.com')).at(-1)?.text).toContain('now has the role “Staff”.');
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
