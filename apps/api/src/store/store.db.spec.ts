import { pdfLines, pdfText } from '@statewise/server/testing/pdf-text.js';
import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-vm-stores/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form = {
  store_number: '101',
  employee_number: 'E4711',
  employee_email_address: 'jan@bathline.example',
  employee_full_name: 'Jan Peeters',
  title: 'mr',
  first_name: 'Piet',
  last_name: 'Janssens',
  date_of_birth: '02/05/1980',
  email: 'piet@example.com',
  mobile: '+32 470 12 34 56',
  loan_type_id: 1,
  loan_amount: '10,000',
  loan_term: 36,
  promotion_id: 1,
  description: 'A bathroom',
};
const calculate = (loan: object) =>
  api.http.post(`${base}/calculateLoan`).send({ loan_type_id: 1, loan_amount: 10_000, loan_term: 36, ...loan });
const save = (fields: object, more: object = {}) =>
  api.http.post(`${base}/save`).send({ action: 'create', form_data: { ...form, ...fields }, ...more });

it('lists the stores and what they offer', async () => {
  const { body } = await api.http.get(`${base}/getStores`).expect(200);
  expect(body.stores).toContainEqual({
    id: expect.any(Number),
    store_number: '101',
    name: 'Bathline Brussels',
    city: 'Brussels',
  });
  const offer = (await api.http.get(`${base}/getLoanDetails?s=101&r=store&lang=nl`).expect(200)).body;
  expect(offer).toMatchObject({ success: true, allow_vm_promotions: true });
  expect(offer.loanTypes).toContainEqual({ id: 2, name: 'Groene lening', maximum: 25_000, staff_only: false });
  expect(offer.loanTypes).toContainEqual({
    id: 5,
    name: 'Persoonlijke lening',
    maximum: null,
    staff_only: false,
  });
  expect(offer.loanTerms).toContainEqual({ loan_type_id: 1, term: 12, minimum: 500 });
  expect(offer.promotions).toContainEqual({
    id: 1,
    loan_id: 1,
    name: '6 maanden zonder interest',
    is_default: true,
    months: 6,
  });
});

it('lets intermediaries lend more for green works, and a store do without promotions', async () => {
  const intermediary = (await api.http.get(`${base}/getLoanDetails?r=intermediary`).expect(200)).body;
  expect(intermediary.loanTypes.map(({ maximum }: { maximum: number | null }) => maximum)).toEqual([
    25_000,
    30_000,
    30_000,
    25_000,
    null,
  ]);
  expect((await api.http.get(`${base}/getLoanDetails?s=107`).expect(200)).body).toMatchObject({
    allow_vm_promotions: false,
    promotions: [],
  });
  await api.http.get(`${base}/getLoanDetails?s=nowhere`).expect(404);
  await api.http.get(`${base}/getLoanDetails?s=101&s=102`).expect(422);
  await api.http.get(`${base}/getLoanDetails?r=moon`).expect(422);
});

it('calculates a plan in euro, percent and months', async () => {
  const { body } = await calculate({ promotion_id: 1, first_name: 'Ada', last_name: 'Vella' }).expect(200);
  const plan = body.loan_plan;
  expect(plan).toMatchObject({
    loan_type: 1,
    promotion_type: 1,
    loan_amount: 10_000,
    promotional_months: 6,
    interest_rate: 4.95,
    term: 36,
    is_loan_rejected: false,
    is_loan_revised: false,
  });
  for (const money of [plan.monthly_payment, plan.total_interest, plan.total_cost, plan.vm_cost])
    expect(Number(money.toFixed(2))).toBe(money);
});

it('rejects an amount over the maximum and revises a term past the 75th birthday', async () => {
  expect((await calculate({ loan_amount: 25_000.01 }).expect(200)).body.loan_plan).toMatchObject({
    is_loan_rejected: true,
    is_loan_revised: false,
  });
  expect((await calculate({ loan_amount: 25_000 }).expect(200)).body.loan_plan).toMatchObject({
    is_loan_rejected: false,
  });
  const year = new Date().getUTCFullYear() - 73;
  expect((await calculate({ date_of_birth: `01/01/${year}` }).expect(200)).body.loan_plan).toMatchObject({
    is_loan_revised: true,
    revised_loan_amount: 10_000,
    revised_loan_term: 12,
  });
  expect((await calculate({ date_of_birth: `01/01/${year - 2}` }).expect(200)).body.loan_plan).toMatchObject({
    is_loan_rejected: true,
    revised_loan_term: null,
  });
});

it('says which field of a calculation is wrong', async () => {
  expect((await calculate({ loan_type_id: 9 }).expect(422)).body.errors).toMatchObject({ loan_type_id: ['oneOf'] });
  expect(
    (
      await calculate({
        loan_amount: 'much',
        loan_term: 37,
        promotion_id: 3,
        date_of_birth: '31/02/1980',
        colour: 1,
      }).expect(422)
    ).body.errors,
  ).toMatchObject({
    loan_amount: ['numbers'],
    loan_term: ['oneOf'],
    promotion_id: ['oneOf'],
    date_of_birth: ['date'],
    colour: ['unknown'],
  });
});

it('prepares an application that the customer finds with everything the store typed', async () => {
  const { body } = await save({}).expect(201);
  expect(body).toMatchObject({
    success: true,
    code: expect.stringMatching(/^\w{12}$/),
    application: { state: 'stepVm', current_step: 0, referrer: 'vanmarcke' },
  });
  const resumed = (await api.http.post('/consumer-loans-application/api/resume').send({ code: body.code }).expect(200))
    .body;
  expect(resumed).toMatchObject({
    resume_at: 'stepVm',
    loan_details: {
      amount: 10_000,
      loan_term: 36,
      consumer_loan_application_promotion_id: 1,
      promotional_months: 6,
      description: 'A bathroom',
    },
  });
  expect(resumed.drafts).toEqual({
    1: {
      title: 'mr',
      first_name: 'Piet',
      last_name: 'Janssens',
      email: 'piet@example.com',
      date_of_birth: '02/05/1980',
      mobile: '+32 470 12 34 56',
      store_number: '101',
    },
  });
  const next = await api.http
    .post('/consumer-loans-application/api/saveStepData')
    .send({ code: body.code, current_step: 0, furthest_step: 0, data: {} })
    .expect(200);
  expect(next.body.application).toMatchObject({ state: 'stepOne', current_step: 1 });
});

it('refuses a form with wrong fields, another action or an unknown store', async () => {
  const { body } = await save({
    employee_number: '4711',
    email: '',
    store_number: '999',
    loan_term: 7,
    colour: 'red',
  }).expect(422);
  expect(body.errors).toMatchObject({
    employee_number: ['format'],
    email: ['required'],
    store_number: ['oneOf'],
    loan_term: ['oneOf'],
    colour: ['unknown'],
  });
  expect((await save({}, { action: 'delete' }).expect(422)).body.errors).toEqual({ action: ['oneOf'] });
  expect((await api.http.post(`${base}/save`).send({ action: 'create' }).expect(422)).body.errors).toEqual({
    form_data: ['required'],
  });
});

it('takes the specification’s names besides, and an intermediary from the session alone', async () => {
  const { code } = (await save({ fullname: 'Piet Janssens', intermediary_id: 1, skipRecaptcha: true }).expect(201))
    .body;
  const [{ intermediary_id: owner }] = await api.database.query(
    'select intermediary_id from application order by id desc limit 1',
  );
  expect([typeof code, owner]).toEqual(['string', null]);
  for (const [intermediary_id, key] of [
    ['Jan', 'numbers'],
    [0, 'min'],
  ])
    expect((await save({ intermediary_id }).expect(422)).body.errors).toEqual({ intermediary_id: [key] });
  expect((await save({ skipRecaptcha: 'maybe' }).expect(422)).body.errors).toEqual({ skipRecaptcha: ['format'] });
});

it('changes the loan of a prepared application under the store’s names', async () => {
  const { code } = (await save({}).expect(201)).body;
  const change = (form_data: unknown) => api.http.post(`${base}/saveLoanDetails`).send({ code, form_data });
  expect(
    (await change({ loan_amount: 8_000, loan_term: 24, promotion_id: '' }).expect(200)).body.loan_details,
  ).toMatchObject({ amount: 8_000, loan_term: 24, consumer_loan_application_promotion_id: null });
  expect((await change({ loan_amount: 9_000 }).expect(200)).body.application).toMatchObject({ code, version: 3 });
  expect((await change({ loan_amount: 1 }).expect(422)).body.errors).toMatchObject({ loan_amount: ['min'] });
  expect((await change({ amount: 1 }).expect(422)).body.errors).toEqual({ amount: ['unknown'] });
  expect((await change([]).expect(422)).body.errors).toEqual({ form_data: ['format'] });
});

it('generates the plan of an application and hands it out as a PDF', async () => {
  const { code } = await createLoan(api);
  const { body } = await api.http.post(`${base}/generateLoanPlan`).send({ code }).expect(200);
  expect(body).toMatchObject({
    success: true,
    download: `/consumer-loans-vm-stores/api/downloadLoanPlan?code=${code}`,
    loan_plan: { loan_amount: 10_000, term: 36 },
  });
  const pdf = await api.http
    .get(`${body.download}&lang=fr`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdfText(pdf.body)).toContain('Votre plan de prêt');
  expect(pdfLines(pdf.body).filter((line) => /^\d\d\/\d\d\/\d{4}$/.test(line))).toHaveLength(36);
  await api.http.get(`${base}/downloadLoanPlan?code=0000-0000-0000`).expect(404);
  const bare = await createLoan(api, { loan: undefined });
  expect((await api.http.post(`${base}/generateLoanPlan`).send({ code: bare.code }).expect(422)).body.errors).toEqual({
    loan_details: ['required'],
  });
});

it.each(['save', 'saveLoanDetails', 'calculateLoan', 'generateLoanPlan'])(
  'answers %s with a refusal whatever nonsense it is sent',
  async (call) => {
    const { code } = await createLoan(api, { data: loanSample[1] });
    for (const name of [
      'code',
      'action',
      'form_data',
      'captcha',
      'version',
      'loan_type_id',
      'loan_amount',
      'loan_term',
      'promotion_id',
      'date_of_birth',
      'first_name',
    ]) {
      for (const value of [
        null,
        0,
        -1,
        1e99,
        '',
        'x',
        true,
        [],
        [1],
        {},
        { loan_type_id: {} },
        { loan_amount: [] },
        'x'.repeat(9_999),
      ]) {
        const { status } = await api.http.post(`${base}/${call}`).send({
          code,
          action: 'create',
          form_data: {},
          loan_type_id: 1,
          loan_amount: 1_000,
          loan_term: 12,
          [name]: value,
        });
        expect([call, name, value, status < 500]).toEqual([call, name, value, true]);
      }
    }
  },
);
