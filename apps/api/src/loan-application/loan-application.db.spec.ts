import { Client } from 'pg';
import { createLoan, loanSample, saveStep } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);

describe('create', () => {
  it('brings an application into being and answers its code', async () => {
    const { body } = await post('create', {
      current_step: 1,
      furthest_step: 1,
      data: loanSample[1],
      loan: loanSample.loan,
      referrer: 'example.com',
    }).expect(201);
    expect(body).toMatchObject({
      success: true,
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
      application: {
        state: 'stepTwo',
        version: 1,
        current_step: 2,
        furthest_step: 2,
        referrer: 'example.com',
        is_staff: false,
      },
    });
    expect(body.application.admin_code).toBeUndefined();
  });

  it('refuses wrong and unknown fields by their keys', async () => {
    const data = { ...loanSample[1], email: 'nobody', date_of_birth: '31/02/1985', mobile: '', surprise: 1 };
    const { body } = await post('create', { data, loan: { ...loanSample.loan, loan_term: 7 } }).expect(422);
    expect(body).toMatchObject({
      success: false,
      message: expect.any(String),
      errors: {
        email: ['email'],
        date_of_birth: ['date'],
        mobile: ['required'],
        surprise: ['unknown'],
        loan_term: ['oneOf'],
      },
    });
    expect((await post('create', { data: loanSample[1], colour: 'red' }).expect(422)).body.errors).toEqual({
      colour: ['unknown'],
    });
  });

  it('says that a loan is wrong that is no object', async () => {
    for (const loan of [[], 'x', 5])
      expect((await post('create', { data: loanSample[1], loan }).expect(422)).body.errors).toEqual({
        loan: ['format'],
      });
    expect((await post('create', { data: [], loan: [] }).expect(422)).body.errors).toEqual({
      data: ['format'],
      loan: ['format'],
    });
  });

  it('lends to staff only when the referrer is theirs too', async () => {
    const staffLoan = { ...loanSample.loan, consumer_loan_application_loan_type_id: 4 };
    expect(
      (
        await post('create', { data: loanSample[1], loan: staffLoan, is_staff: true, referrer: 'example.com' }).expect(
          422,
        )
      ).body.errors,
    ).toEqual({ consumer_loan_application_loan_type_id: ['oneOf'] });
    const { body } = await post('create', {
      data: loanSample[1],
      loan: staffLoan,
      is_staff: true,
      referrer: 'staff.meridianbank.example',
    }).expect(201);
    expect(body.application).toMatchObject({ is_staff: true });
  });

  it('answers the same key with the same body once, and refuses it with another', async () => {
    const key = { 'Idempotency-Key': 'create-once' };
    const [first, second] = await Promise.all([
      post('create', { data: loanSample[1] }, key),
      post('create', { data: loanSample[1] }, key),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.code).toBe(first.body.code);
    expect((await post('create', { data: { ...loanSample[1], first_name: 'Eva' } }, key)).status).toBe(422);
  });
});

describe('saving steps', () => {
  it('moves forward step by step, in any spelling of the code', async () => {
    const { code } = await createLoan(api);
    const spelt = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    expect(
      (await post('saveStepData', { code: spelt, current_step: 2, furthest_step: 2, data: loanSample[2] }).expect(200))
        .body.application,
    ).toMatchObject({ state: 'stepThree', version: 2 });
    expect(await saveStep(api, code, 3)).toMatchObject({ state: 'stepFour', version: 3 });
    expect(await saveStep(api, code, 4)).toMatchObject({ state: 'stepFive', version: 4, furthest_step: 5 });
  });

  it('takes the Belgian postcodes of the dropdown alone, and any abroad', async () => {
    const { code } = await createLoan(api);
    const save = (country: string, postcode: string) =>
      post('saveStepData', {
        code,
        current_step: 2,
        furthest_step: 2,
        data: { ...loanSample[2], country, postcode },
      });
    for (const [country, postcode] of [
      ['be', '1001'],
      [' BE ', ' 9989 '],
      ['be', '100'],
    ] as const)
      expect((await save(country, postcode).expect(422)).body.errors).toEqual({ postcode: ['oneOf'] });
    await save('be', ' 1500 ').expect(200);
    await post('changeStep', { code, current_step: 2, furthest_step: 3 }).expect(200);
    await save('fr', '1001').expect(200);
  });

  it('lets one of twelve racing clients save and tells the others where things stand', async () => {
    const { code, version } = await createLoan(api);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        post('saveStepData', { code, current_step: 2, furthest_step: 2, version, data: loanSample[2] }),
      ),
    );
    const [won, lost] = [
      answers.filter(({ status }) => status === 200),
      answers.filter(({ status }) => status === 409),
    ];
    expect([won.length, lost.length]).toEqual([1, 11]);
    for (const { body } of lost)
      expect(body).toMatchObject({ success: false, state: 'stepThree', version: 2, current_step: 3, furthest_step: 3 });
  });

  it('answers a repeated save like the first', async () => {
    const { code, version } = await createLoan(api);
    const call = { code, current_step: 2, furthest_step: 2, version, data: loanSample[2] };
    const first = await post('saveStepData', call, { 'Idempotency-Key': 'save-once' }).expect(200);
    await saveStep(api, code, 3);
    const again = await post('saveStepData', call, { 'Idempotency-Key': 'save-once' }).expect(200);
    expect(again.body.application).toMatchObject({
      state: first.body.application.state,
      version: first.body.application.version,
    });
  });

  it('refuses a step that the application is not at, and says what is allowed', async () => {
    const { code } = await createLoan(api);
    const { body } = await post('saveStepData', {
      code,
      current_step: 4,
      furthest_step: 4,
      data: loanSample[4],
    }).expect(409);
    expect(body.allowed_events).toEqual(expect.arrayContaining(['step.save', 'step.back', 'loan.change']));
    expect((await post('saveStepData', { code, data: loanSample[2] }).expect(422)).body.errors).toEqual({
      current_step: ['required'],
    });
  });

  it('asks for exactly one of a known store and an installer', async () => {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    await saveStep(api, code, 3);
    const stepFour = (data: object) =>
      post('saveStepData', { code, current_step: 4, furthest_step: 4, data: { ...loanSample.loan, ...data } });
    expect((await stepFour({}).expect(422)).body.errors).toMatchObject({
      store_id: ['required'],
      third_party_installer: ['required'],
    });
    expect(
      (await stepFour({ store_id: 1, third_party_installer: 'Sunny Roofs' }).expect(422)).body.errors,
    ).toMatchObject({ store_id: ['oneOf'] });
    await stepFour({ store_id: { toString: 1, valueOf: 1 } }).expect(422);
    expect((await stepFour({ store_id: 4_711 }).expect(422)).body.errors).toEqual({ store_id: ['oneOf'] });
    expect((await stepFour({ store_id: '1' }).expect(200)).body.application.state).toBe('stepFive');
  });

  it('asks for no store of a general purpose loan, and sets one aside that is unknown', async () => {
    const { code } = await createLoan(api);
    await saveStep(api, code, 2);
    await saveStep(api, code, 3);
    const data = { ...loanSample.loan, consumer_loan_application_loan_type_id: 5, store_id: 4_711 };
    const saved = await post('saveStepData', { code, current_step: 4, furthest_step: 4, data }).expect(200);
    expect(saved.body.application.state).toBe('stepFive');
  });

  it('keeps nothing of a client’s own offer', async () => {
    const { code } = await createLoan(api);
    const offer = { maximum: null, terms: [{ term: 999, minimum: 0 }], promotions: [] };
    const { body } = await api.http
      .post(`/api/v1/applications/${code}/events`)
      .send({ type: 'loan.change', fields: { loan_term: 999 }, offer })
      .expect(422);
    expect(body.errors).toEqual({ loan_term: ['oneOf'] });
  });
});

const nonsense: readonly unknown[] = [
  null,
  0,
  -1,
  1e99,
  '',
  'x',
  'x'.repeat(5_000),
  true,
  [],
  [1],
  {},
  { a: 1 },
  // Neither a text nor a number can be made of it.
  { toString: 1, valueOf: 1 },
  'DROP TABLE',
  '\ud800',
  '1970-01-01',
];

it.each([
  'create',
  'saveStepData',
  'changeStep',
  'canResume',
  'resume',
  'saveAdditionalData',
  'getAdditionalLoanDetails',
  'saveLoanDetailAmount',
  'saveLoanDetails',
  'removePromotion',
  'sendLoanPlan',
])('answers %s with a refusal whatever nonsense it is sent', async (call) => {
  const { code } = await createLoan(api);
  const names = [
    'code',
    'current_step',
    'furthest_step',
    'version',
    'data',
    'loan',
    'referrer',
    'is_staff',
    'captcha',
    'amount',
    'email',
    'loan_term',
    'nonsense',
  ];
  for (const name of names) {
    for (const value of nonsense) {
      const { status, body } = await post(call, { code, data: {}, current_step: 2, [name]: value });
      expect([call, name, value, status < 500 && (status === 200 || status >= 400)]).toEqual([call, name, value, true]);
      if (status >= 400) expect(body).toMatchObject({ success: false, status, message: expect.any(String) });
    }
  }
});

it('saves a step in two round trips once the prices are known', async () => {
  // One that does no jobs: what they send would stand between the statements of a save.
  const quiet = await startApi({ WORKER: 'off' });
  const { code } = await createLoan(quiet);
  await saveStep(quiet, code, 2);
  await saveStep(quiet, code, 3);
  await saveStep(quiet, code, 4, { third_party_installer: '', store_id: 2 });
  let statements: string[] = [];
  // Of the pool's connections and of the pipelines', not of the other tests' server.
  const { query } = Client.prototype;
  const asked = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asking: unknown[]) {
    if (quiet.databaseUrl.endsWith(`/${this.database}`)) statements.push(nameOf(asking[0]));
    return Reflect.apply(query, this, asking);
  });
  const saves: string[][] = [];
  // Replicas tell each other what they counted every few seconds: in the middle of one save perhaps, and not of all.
  for (const store_id of [1, 2, 1, 2, 1, 2]) {
    await quiet.http.post(`${base}/changeStep`).send({ code, current_step: 4, furthest_step: 5 }).expect(200);
    statements = [];
    await saveStep(quiet, code, 4, { third_party_installer: '', store_id });
    saves.push(statements);
  }
  asked.mockRestore();
  await quiet.stop();
  expect(saves).toContainEqual(['application-by-code', 'application-save-one']);
});

function nameOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'name' in query ? String(query.name) : String(query);
}
