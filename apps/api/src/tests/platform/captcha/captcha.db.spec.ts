import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { HumanCheck } from '@statewise/server/platform/captcha/human-check.js';
import { loanSample } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

const applicant = { role: 'applicant' } as const;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

describe('the human check', () => {
  let api: TestApi;
  let check: HumanCheck;

  beforeAll(async () => {
    api = await startApi({ CAPTCHA: 'on' });
    check = api.app.get(HumanCheck);
  });
  afterAll(() => api.stop());

  const fetchChallenge = async (): Promise<Challenge> =>
    (await api.http.get('/captcha/challenge').expect(200)).body as Challenge;
  const solve = async (challenge: Challenge) => ({
    challenge,
    solution: await solveChallenge({ challenge, deriveKey }),
  });

  it('accepts a right solution once, on whichever replica', async () => {
    const replica = await startApi({ CAPTCHA: 'on', DATABASE_URL: api.databaseUrl });
    const payload = encode(await solve(await fetchChallenge()));
    await replica.app.get(HumanCheck).verify(payload, applicant);
    await expect(check.verify(payload, applicant)).rejects.toMatchObject({
      code: 'REQUEST.CAPTCHA',
      details: { errors: { captcha: ['wrong'] }, members: { recaptchaerror: true } },
    });
    await replica.stop();
  });

  it('accepts it once also where the clock of the replica that asked is ahead', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 15 * 60_000);
    const challenge = (await check.challenge()) as Challenge;
    clock.mockRestore();
    const payload = encode(await solve(challenge));
    await check.verify(payload, applicant);
    // 25 minutes later, in which others were accepted; here the challenge is not over.
    await api.database.query(`update captcha_solution set expires_at = expires_at - interval '25 minutes'`);
    await check.verify(encode(await solve(await fetchChallenge())), applicant);
    await expect(check.verify(payload, applicant)).rejects.toMatchObject({ code: 'REQUEST.CAPTCHA' });
  });

  it('answers a call again whose answer was lost, without a solution or with another one', async () => {
    const body = { current_step: 1, furthest_step: 1, data: loanSample[1] };
    const create = (more: object) =>
      api.http
        .post('/consumer-loans-application/api/create')
        .set('Idempotency-Key', 'lost')
        .send({ ...body, ...more });
    await create({}).expect(422);
    const first = await create({ captcha: encode(await solve(await fetchChallenge())) }).expect(201);
    for (const more of [{}, { captcha: encode(await solve(await fetchChallenge())) }])
      expect((await create(more).expect(201)).body).toEqual(first.body);
    await create({ referrer: 'www.elsewhere.example' }).expect(422);
  });

  it('asks for a solution when there is none', async () => {
    await expect(check.verify(undefined, applicant)).rejects.toMatchObject({
      details: { errors: { captcha: ['required'] } },
    });
  });

  it('asks nobody who is signed in', async () => {
    await expect(check.verify(undefined, { role: 'intermediary', id: '1' })).resolves.toBeUndefined();
  });

  it.each(['{}', 'not base64 %%', encode(null), encode({ challenge: {}, solution: {} }), encode([1])])(
    'refuses %s',
    async (payload) => {
      await expect(check.verify(payload, applicant)).rejects.toMatchObject({
        details: { errors: { captcha: ['wrong'] } },
      });
    },
  );

  it('refuses a solution whose challenge was made easier or longer-lived', async () => {
    const solved = await solve(await fetchChallenge());
    const changed = (parameters: object) =>
      encode({
        ...solved,
        challenge: { ...solved.challenge, parameters: { ...solved.challenge.parameters, ...parameters } },
      });
    await expect(check.verify(changed({ keyPrefix: '00' }), applicant)).rejects.toMatchObject({
      code: 'REQUEST.CAPTCHA',
    });
    await expect(check.verify(changed({ expiresAt: 4_000_000_000 }), applicant)).rejects.toMatchObject({
      code: 'REQUEST.CAPTCHA',
    });
    await check.verify(encode(solved), applicant);
  });
});
