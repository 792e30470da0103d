import { addColleague } from '../../../testing/colleague.js';
import { SoftAuthenticator } from '../../../testing/soft-authenticator.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';
import { totpCode } from '@statewise/server/testing/totp-app.js';

const path = '/api/v1/session';
const password = 'tests everything';
const origin = 'https://bank.example';
const email = 'noor@example.com';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', PUBLIC_URL: origin });
  await addColleague(api, email, 'staff', { name: 'Noor', password });
});
afterAll(() => api.stop());

const send = (address: string, cookie: string, body: object = {}) =>
  api.http.post(`${path}${address}`).set('Cookie', cookie).send(body);
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const half = async () => cookieOf(await send('', '', { email, password }).expect(401));
async function register(cookie: string, device: SoftAuthenticator) {
  const { options } = (await send('/passkeys/challenge', cookie).expect(200)).body;
  return send('/passkeys', cookie, { name: 'Laptop', credential: device.register(options) });
}

it('is refused where its id is longer than WebAuthn lets one be', async () => {
  for (const length of [1_024, 4_096]) {
    const { body } = await register(await half(), new SoftAuthenticator(origin, true, length));
    expect(body.type).toBe('urn:statewise:problem:session:wrong-passkey');
  }
});

it('ends what somebody with the password alone began before', async () => {
  const stranger = await half();
  const { secret } = (await send('/second-factor/enrolment', stranger).expect(200)).body;
  const cookie = cookieOf(await register(await half(), new SoftAuthenticator(origin, true, 1_023)));
  await send('/second-factor/enrolment/confirm', cookie, { code: totpCode(secret) }).expect(409);
});
