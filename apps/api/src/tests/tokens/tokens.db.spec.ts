import { addColleague, colleague, programOf } from '../../testing/colleague.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/tokens';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let api: TestApi;
let admin: string;
const written: string[] = [];
beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void written.push(line) } });
  admin = await api.signIn();
});
afterAll(() => api.stop());

async function issue(role: string, more: object = {}) {
  const { body } = await api.http
    .post(path)
    .set('Cookie', admin)
    .send({ name: 'Export', role, expires_at: inDays(30), ...more })
    .expect(201);
  return { id: String(body.token.id), secret: String(body.secret) };
}
const withToken = (secret: string, address = '/api/v1/applications') =>
  api.http.get(address).set('Authorization', `Bearer ${secret}`);

it('lets a program in with the role of its token', async () => {
  const staff = await issue('staff');
  await withToken(staff.secret).expect(200);
  expect((await withToken(staff.secret, path).expect(403)).body.type).toBe('urn:statewise:problem:session:role');
  const { secret } = await issue('admin');
  await withToken(secret, path).expect(200);
});

it('tells a program who it is', async () => {
  const { id, secret } = await issue('staff');
  const { body } = await withToken(secret, '/api/v1/session').expect(200);
  expect(body.user).toEqual({ id: `token:${id}`, name: `token:${id}`, email: null, role: 'staff' });
  const { secret: other } = await issue('qa');
  const both = await withToken(other, '/api/v1/session').set('Cookie', admin).expect(200);
  expect(both.body.user.role).toBe('qa');
});

it('refuses a token from the request after it was revoked', async () => {
  const { id, secret } = await issue('qa');
  await withToken(secret).expect(200);
  await api.http.delete(`${path}/${id}`).set('Cookie', admin).expect(204);
  const { body, headers } = await withToken(secret).expect(401);
  expect(body.type).toBe('urn:statewise:problem:session:token');
  expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  await api.http.delete(`${path}/${id}`).set('Cookie', admin).expect(204);
  const noted = await api.database.query(`select from audit where kind = 'token.revoked' and subject = $1`, [
    `token:${id}`,
  ]);
  expect(noted).toHaveLength(1);
  await api.http.delete(`${path}/0b8f3c1e-5f0a-4d7e-9d43-2f1f6f0f7a55`).set('Cookie', admin).expect(404);
  await api.http.delete(`${path}/1`).set('Cookie', admin).expect(404);
});

it('refuses a token that has expired', async () => {
  const { id, secret } = await issue('qa');
  await api.database.query(`update api_token set expires_at = now() - interval '1 second' where id = $1`, [id]);
  await withToken(secret).expect(401);
});

it.each(['', 'x', `sw_${'a'.repeat(43)}`, 'sw_', "' or true --"])(
  'takes nobody for signed in by the token %p, not even where anybody may call',
  async (secret) => {
    await withToken(secret, '/api/v1/flows').expect(401);
  },
);

it('leaves other ways to sign in to others', async () => {
  await api.http.get('/api/v1/flows').set('Authorization', 'Basic YTpi').expect(200);
});

it('keeps the hash of the secret alone, and shows the secret once', async () => {
  const { secret } = await issue('qa');
  const rows: unknown = await api.database.query('select row_to_json(t)::text as text from api_token t');
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify((await api.http.get(path).set('Cookie', admin).expect(200)).body)).not.toContain(secret);
  expect(Buffer.from(secret.slice(3), 'base64url')).toHaveLength(32);
});

it('notes when a token was used, once a minute at most', async () => {
  const { id, secret } = await issue('qa');
  const used = async (): Promise<string> =>
    (await api.database.query('select last_used_at::text as at from api_token where id = $1', [id]))[0].at;
  expect(await used()).toBeNull();
  await withToken(secret).expect(200);
  const first = await used();
  await Promise.all([withToken(secret).expect(200), withToken(secret).expect(200)]);
  expect(await used()).toBe(first);
  await api.database.query(`update api_token set last_used_at = now() - interval '61 seconds' where id = $1`, [id]);
  await withToken(secret).expect(200);
  expect(await used()).not.toBe(first);
});

it('writes to the log which token it was, and never its secret', async () => {
  const { id, secret } = await issue('qa');
  await withToken(secret).expect(200);
  const log = written.join('');
  expect(log).toContain(`"actor":"token:${id}"`);
  expect(log).not.toContain(secret);
});

it('is made by people alone: a token cannot make or revoke one', async () => {
  const { id, secret } = await issue('admin');
  await api.http
    .post(path)
    .set('Authorization', `Bearer ${secret}`)
    .send({ name: 'Heir', role: 'admin', expires_at: inDays(300) })
    .expect(403);
  await api.http.delete(`${path}/${id}`).set('Authorization', `Bearer ${secret}`).expect(403);
});

it('is for admins', async () => {
  await api.http.get(path).expect(401);
  await addColleague(api, 'sue@example.com', 'staff', { name: 'Sue', password: 'serves the customers' });
  const staff = await api.signIn('sue@example.com', 'serves the customers');
  await api.http.get(path).set('Cookie', staff).expect(403);
  await api.http.post(path).set('Cookie', staff).send({}).expect(403);
});

it.each([
  [{}, { name: ['required'], role: ['required'], expires_at: ['required'] }],
  [{ role: 'system' }, { role: ['oneOf'] }],
  [{ expires_at: '30/06/2027' }, { expires_at: ['format'] }],
  [{ expires_at: '2027-02-30T00:00:00Z' }, { expires_at: ['format'] }],
  [{ expires_at: '2020-01-01T00:00:00Z' }, { expires_at: ['date'] }],
  [{ expires_at: '2999-01-01T00:00:00Z' }, { expires_at: ['max'] }],
  [{ scope: 'all' }, { scope: ['unknown'] }],
])('names what is wrong with %j', async (wrong, errors) => {
  const valid = Object.keys(wrong).length > 0 ? { name: 'Export', role: 'qa', expires_at: inDays(1) } : {};
  const { body } = await api.http
    .post(path)
    .set('Cookie', admin)
    .send({ ...valid, ...wrong })
    .expect(422);
  expect(body.errors).toEqual(errors);
});

describe('E6: a token of an admin', () => {
  const makerOf = async (email: string) => {
    const cookie = await colleague(api, email);
    return {
      change: (set: string) => api.database.query(`update "user" set ${set} where email = $1`, [email]),
      cookie,
    };
  };
  const status = async (bearer: Record<string, string>, address: string) =>
    (await api.http.get(address).set(bearer)).status;

  it('has no more rights than its maker has now', async () => {
    const { cookie, change } = await makerOf('maker@example.com');
    const [admins, staff, qa] = [
      await programOf(api, cookie),
      await programOf(api, cookie, 'staff'),
      await programOf(api, cookie, 'qa'),
    ];
    expect(await status(admins, '/api/v1/accounts')).toBe(200);
    await change(`role = 'staff'`);
    expect(await status(admins, '/api/v1/accounts')).toBe(403);
    expect(await status(admins, '/api/v1/applications')).toBe(200);
    expect(await status(staff, '/api/v1/applications')).toBe(200);
    expect(await status(qa, '/api/v1/applications')).toBe(401);
    await change(`role = 'qa'`);
    expect((await api.http.get('/api/v1/session').set(admins).expect(200)).body.user.role).toBe('qa');
    expect(await status(staff, '/api/v1/applications')).toBe(401);
    await change(`role = 'admin'`);
    expect(await status(staff, '/api/v1/applications')).toBe(200);
  });

  it.each([`active = false`, `password_hash = null`])('is refused once its maker has %s', async (set) => {
    const { cookie, change } = await makerOf(`maker-${set.length}@example.com`);
    const program = await programOf(api, cookie);
    expect(await status(program, '/api/v1/applications')).toBe(200);
    await change(set);
    expect(await status(program, '/api/v1/applications')).toBe(401);
  });
});

it('answers as many as asked for', async () => {
  expect((await api.http.get(`${path}?limit=1`).set('Cookie', admin).expect(200)).body.tokens).toHaveLength(1);
  for (const limit of ['0', '101', 'all'])
    expect((await api.http.get(`${path}?limit=${limit}`).set('Cookie', admin).expect(422)).body.errors).toHaveProperty(
      'limit',
    );
});
