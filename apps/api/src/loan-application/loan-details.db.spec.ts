import { pdfText } from '@statewise/server/testing/pdf-text.js';
import { LoanPlanDocuments } from '../loan-plan/loan-plan-documents.service.js';
import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);

it('shows the loan details, and nulls as long as there are none', async () => {
  const { code } = await createLoan(api);
  const { body } = await post('getAdditionalLoanDetails', { code, current_step: 2, furthest_step: 2 }).expect(200);
  expect(body).toEqual({
    success: true,
    loan_details: {
      id: expect.any(Number),
      amount: 10_000,
      loan_term: 36,
      consumer_loan_application_loan_type_id: 1,
      consumer_loan_application_promotion_id: null,
      promotional_months: 0,
      purchase_amount: null,
      description: '',
    },
  });
  const bare = await createLoan(api, { loan: undefined });
  expect((await post('getAdditionalLoanDetails', { code: bare.code }).expect(200)).body.loan_details).toMatchObject({
    amount: null,
    loan_term: null,
  });
});

it('changes the amount alone, with thousands separators', async () => {
  const { code } = await createLoan(api);
  expect(
    (await post('saveLoanDetailAmount', { code, amount: '12,500.50' }).expect(200)).body.loan_details,
  ).toMatchObject({ amount: 12_500.5, loan_term: 36 });
  expect((await post('saveLoanDetailAmount', { code, amount: 499 }).expect(422)).body.errors).toEqual({
    amount: ['min'],
    loan_term: ['oneOf'],
  });
});

it('changes the loan and answers its plan', async () => {
  const { code } = await createLoan(api);
  const { body } = await post('saveLoanDetails', {
    code,
    current_step: 2,
    furthest_step: 2,
    amount: 12_000,
    consumer_loan_application_loan_type_id: 1,
    loan_term: 60,
    consumer_loan_application_promotion_id: 1,
    promotional_months: 99,
    purchase_amount: 15_000,
    description: 'A new roof',
  }).expect(200);
  expect(body.loan_details).toMatchObject({
    amount: 12_000,
    loan_term: 60,
    promotional_months: 6,
    purchase_amount: 15_000,
    description: 'A new roof',
  });
  expect(body.loan_plan).toMatchObject({
    loan_type: 1,
    promotion_type: 1,
    loan_amount: 12_000,
    promotional_months: 6,
    interest_rate: 4.95,
    term: 60,
    is_loan_rejected: false,
    is_loan_revised: false,
    revised_loan_amount: null,
  });
  expect(body.loan_plan.start_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(body.loan_plan.vm_cost).toBeGreaterThan(0);
  expect(Math.abs(body.loan_plan.total_cost - 12_000 - body.loan_plan.total_interest)).toBeLessThan(0.005);
});

it('says with which version a changed loan is saved on', async () => {
  const { code } = await createLoan(api);
  const known = { version: 1 };
  const change = async (call: string, more: object) => {
    const { body } = await post(call, { code, ...known, ...more }).expect(200);
    expect(body.application).toMatchObject({ code, flow: 'loan-application', state: 'stepTwo', current_step: 2 });
    known.version = body.application.version;
  };
  await change('saveLoanDetails', { consumer_loan_application_promotion_id: 1 });
  await change('removePromotion', {});
  await change('saveLoanDetailAmount', { amount: 9_000 });
  expect(known.version).toBe(4);
  await post('saveStepData', { code, ...known, current_step: 2, furthest_step: 2, data: loanSample[2] }).expect(200);
});

it('refuses a promotion of another type, an unknown field and a purchase below the amount', async () => {
  const { code } = await createLoan(api);
  const change = async (more: object) =>
    (await post('saveLoanDetails', { code, ...loanSample.loan, ...more }).expect(422)).body.errors;
  expect(await change({ consumer_loan_application_promotion_id: 3 })).toEqual({
    consumer_loan_application_promotion_id: ['oneOf'],
  });
  expect(await change({ colour: 'red' })).toEqual({ colour: ['unknown'] });
  expect(await change({ purchase_amount: 9_999.99 })).toEqual({ purchase_amount: ['min'] });
  expect(await change({ consumer_loan_application_loan_type_id: 3 })).toMatchObject({
    consumer_loan_application_loan_type_id: ['oneOf'],
  });
});

it('does without the promotion once, and has none to remove then', async () => {
  const { code } = await createLoan(api, { loan: { ...loanSample.loan, consumer_loan_application_promotion_id: 2 } });
  expect((await post('removePromotion', { code }).expect(200)).body.loan_details).toMatchObject({
    consumer_loan_application_promotion_id: null,
    promotional_months: 0,
  });
  await post('removePromotion', { code }).expect(409);
});

it('does not change a loan on a stale version', async () => {
  const { code, version } = await createLoan(api);
  await post('saveLoanDetailAmount', { code, amount: 11_000, version }).expect(200);
  expect((await post('saveLoanDetailAmount', { code, amount: 12_000, version }).expect(409)).body).toMatchObject({
    state: 'stepTwo',
    version: version + 1,
  });
});

it('knows the default promotion of the loan’s type', async () => {
  const { code } = await createLoan(api);
  const { body } = await api.http.get(`${base}/hasDefaultPromotion?code=${code}&lang=fr`).expect(200);
  expect(body).toEqual({
    success: true,
    has_default_promotion: true,
    promotion: { id: 1, loan_id: 1, name: '6 mois sans intérêts', is_default: true, months: 6 },
  });
  const general = await createLoan(api, { loan: { ...loanSample.loan, consumer_loan_application_loan_type_id: 5 } });
  expect((await api.http.get(`${base}/hasDefaultPromotion?code=${general.code}`).expect(200)).body).toEqual({
    success: true,
    has_default_promotion: false,
    promotion: null,
  });
  for (const code of ['', 'x', '0000-0000-0000'])
    await api.http.get(`${base}/hasDefaultPromotion?code=${code}`).expect(404);
  await api.http.get(`${base}/hasDefaultPromotion?code[a]=1&code=2`).expect(404);
});

it.each([
  ['downloadProductFactSheet', 'Productfiche: consumentenleningen'],
  ['downloadFaq', 'Consumentenleningen: vragen en antwoorden'],
])('hands out %s as a PDF', async (call, title) => {
  const { body, headers } = await api.http
    .get(`${base}/${call}?lang=nl`)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+\.pdf"$/),
  });
  expect(pdfText(body)).toContain(title);
});

it('draws a leaflet once for all who ask for it', async () => {
  const papers = api.app.get(LoanPlanDocuments, { strict: false });
  const asked = { language: 'en', country: 'mt' } as const;
  const [first, second] = await Promise.all([papers.factSheet(asked), papers.factSheet(asked)]);
  expect(second.content).toBe(first.content);
  expect((await papers.faq('en')).content).toBe((await papers.faq('en')).content);
  expect((await papers.factSheet({ ...asked, language: 'fr' })).content).not.toBe(first.content);
});
