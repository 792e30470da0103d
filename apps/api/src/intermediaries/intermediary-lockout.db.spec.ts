import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { startApi, type TestApi } from '../testing/start-api.js';
import { Intermediaries } from './intermediaries.service.js';

const path = '/consumer-loans-vm-stores/api/intermediaryLogin';

const cookieOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('an intermediary who mistypes', () => {
  let api: TestApi;
  let replica: TestApi;
  let intermediaries: Intermediaries;

  beforeAll(async () => {
    const settings = { CAPTCHA: 'on', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
    api = await startApi(settings);
    replica = await startApi({ ...settings, DATABASE_URL: api.databaseUrl });
    intermediaries = api.app.get(Intermediaries, { strict: false });
  });
  afterAll(async () => {
    await replica.stop();
    await api.stop();
  });

  let accounts = 0;
  /** An account that nobody tried before, in one shop with all the others. */
  const newAccount = async () => {
    const account = { username: `seller-${(accounts += 1)}`, password: 'sells all day' };
    await intermediaries.create({ ...account, name: 'Seller', store_number: '104' });
    return account;
  };
  let hosts = 0;
  /** An address that nobody used before. */
  const newAddress = (): string => `198.51.100.${(hosts += 1)}`;
  const attempt = (from: string, body: object, on = api) => on.http.post(path).set('X-Forwarded-For', from).send(body);
  const wrong = (username: string) => ({ username, password: 'wrong' });

  async function solve(): Promise<string> {
    const challenge = (await api.http.get('/captcha/challenge').expect(200)).body as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  const fail = async (from: string, username: string, times = 3): Promise<void> => {
    for (let index = 0; index < times; index++) await attempt(from, wrong(username)).expect(401);
  };

  it('is asked for a fresh human check with each attempt after the third, on every replica', async () => {
    const luca = await newAccount();
    const from = newAddress();
    const told = [];
    for (let index = 0; index < 3; index++)
      told.push(
        (await attempt(from, wrong(luca.username), index % 2 ? replica : api).expect(401)).body.captcha_required,
      );
    expect(told).toEqual([false, false, true]);

    const missing = (await attempt(from, luca, replica).expect(422)).body;
    expect(missing).toMatchObject({ success: false, captcha_required: true, errors: { captcha: ['required'] } });
    for (const captcha of ['nonsense', 7, {}])
      expect((await attempt(from, { ...luca, captcha }).expect(422)).body).toMatchObject({
        captcha_required: true,
        errors: { captcha: ['wrong'] },
      });

    const captcha = await solve();
    expect((await attempt(from, { ...wrong(luca.username), captcha }).expect(401)).body.captcha_required).toBe(true);
    expect((await attempt(from, { ...luca, captcha }).expect(422)).body.errors).toEqual({ captcha: ['wrong'] });
    await attempt(from, { ...luca, captcha: await solve() }, replica).expect(200);
    expect((await attempt(from, wrong(luca.username)).expect(401)).body.captcha_required).toBe(false);
  });

  it('asks nothing of a colleague in the same shop, nor of the same account elsewhere', async () => {
    const [luca, mia] = [await newAccount(), await newAccount()];
    const shop = newAddress();
    await fail(shop, luca.username);
    await attempt(shop, luca).expect(422);
    await attempt(shop, mia).expect(200);
    await attempt(newAddress(), luca).expect(200);
  });

  it('is asked for the human check even where somebody is signed in', async () => {
    const [luca, mia] = [await newAccount(), await newAccount()];
    const shop = newAddress();
    const { headers } = await attempt(shop, mia).expect(200);
    await fail(shop, luca.username);
    await attempt(shop, luca).set('Cookie', cookieOf({ headers })).expect(422);
  });

  it('has to wait after ten wrong passwords, and only where they were typed', async () => {
    const [luca, mia] = [await newAccount(), await newAccount()];
    const shop = newAddress();
    await fail(shop, luca.username);
    for (let index = 0; index < 7; index++)
      await attempt(shop, { ...wrong(luca.username), captcha: await solve() }).expect(401);
    const refused = await attempt(shop, { ...luca, captcha: await solve() }, replica).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await attempt(shop, mia).expect(200);
    await attempt(newAddress(), { ...luca, captcha: await solve() }).expect(200);
  });

  it('costs the work of a human check at every address once an account was guessed from many', async () => {
    const mia = await newAccount();
    for (const times of [3, 3, 3, 1]) await fail(newAddress(), mia.username, times);
    const elsewhere = newAddress();
    expect((await attempt(elsewhere, mia).expect(422)).body.captcha_required).toBe(true);
    await attempt(elsewhere, { ...mia, captcha: await solve() }).expect(200);
  });

  it('costs the work of a human check once an address guessed many accounts', async () => {
    const luca = await newAccount();
    const shop = newAddress();
    for (let index = 0; index < 30; index++) await attempt(shop, wrong(`somebody-${index}`)).expect(401);
    await attempt(shop, luca).expect(422);
    await attempt(shop, { ...luca, captcha: await solve() }).expect(200);
    await attempt(newAddress(), luca).expect(200);
  });

  it('has no more than three attempts when three hundred come at once', async () => {
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => attempt(from, wrong('flooded'), index % 2 ? replica : api)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 422)).toHaveLength(297);
    const [row] = await api.database.query(
      `select max(count) as count from rate_limit where key like 'sign-in-unchecked-from:${from}'`,
    );
    expect(row.count).toBe(3);
  });
});
