import { consumerLending, lendingRate, loanPlanRows, type LoanPlan } from '@statewise/finance';
import { loanType, offeredTerms, priceCountries } from '@statewise/fields';
import { createFormatter } from '@statewise/i18n';
import fc from 'fast-check';
import { pdfText } from '@statewise/server/testing/pdf-text.js';
import { PricingService } from '../pricing/pricing.service.js';
import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { LoanPlanDocuments } from './loan-plan-documents.service.js';

// What the site's calculator, the application's calculator, a saved application and its PDF say of one loan is the same.

const loans = '/consumer-loans-application/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

const contexts = [
  [loanType.renovation, 'renovation_loan_rate'],
  [loanType.green, 'green_loan_rate'],
  [loanType.generalPurpose, 'consumer_lending_rate'],
] as const;

const setPrice = async (product: string, country: string, rate: number): Promise<void> => {
  await api.database.query(
    `insert into price (product, country, effective_from, rate) values ($1, $2, current_date, $3)
     on conflict (product, country, effective_from) do update set rate = excluded.rate`,
    [product, country, rate],
  );
  api.app.get(PricingService, { strict: false }).forget();
};

/** As the site's calculator does it, from the wire alone. */
async function onTheSite({ context, country, amount, term }: LoanRequest) {
  const { body } = await api.http.get('/calculator-rates/api/individual-rates').expect(200);
  return consumerLending(amount, term / 12, lendingRate(body.rates, country, context));
}

interface LoanRequest {
  readonly type: number;
  readonly context: string;
  readonly country: (typeof priceCountries)[number];
  readonly amount: number;
  readonly term: number;
}

const askedLoan = fc
  .record({
    product: fc.constantFrom(...contexts),
    country: fc.constantFrom(...priceCountries),
    cents: fc.integer({ min: 50_000, max: 2_500_000 }),
    pick: fc.nat(),
  })
  .chain(({ product: [type, context], country, cents, pick }) =>
    fc.constant({ type, context, country, amount: cents / 100, pick }),
  );

async function termOf(type: number, amount: number, pick: number): Promise<number> {
  const offer = await api.app.get(PricingService, { strict: false }).offer(type, 'direct');
  const terms = offeredTerms(offer, amount, undefined, new Date().toISOString());
  return terms[pick % terms.length] ?? 12;
}

it('is the same in the calculators, the application, its plan and the PDF, to the cent', async () => {
  await setPrice('green-loan', 'mt', 4.1234);
  const { code } = await createLoan(api);
  await fc.assert(
    fc.asyncProperty(askedLoan, async ({ pick, ...loan }) => {
      const asked: LoanRequest = { ...loan, term: await termOf(loan.type, loan.amount, pick) };
      const body = { loan_type_id: asked.type, loan_amount: asked.amount, loan_term: asked.term };
      const site = await onTheSite(asked);
      const calculated: LoanPlan = (
        await api.http
          .post('/consumer-loans-vm-stores/api/calculateLoan')
          .send({ ...body, country: asked.country })
          .expect(200)
      ).body.loan_plan;
      const { amount, term } = asked;
      const details = { amount, loan_term: term, consumer_loan_application_loan_type_id: asked.type };
      // An application of its own for each country: the country stays that of the beginning.
      const own = asked.country === 'be' ? code : await createIn(asked.country);
      const saved: LoanPlan = (
        await api.http
          .post(`${loans}/saveLoanDetails`)
          .send({ code: own, ...details })
          .expect(200)
      ).body.loan_plan;
      expect(site).toMatchObject({
        rate: calculated.interest_rate,
        apr: calculated.apr_rate,
        monthlyPayment: calculated.monthly_payment,
        totalInterest: calculated.total_interest,
        totalPaid: calculated.total_cost,
      });
      expect(saved).toEqual(calculated);
      expect(loanPlanRows(saved).map(({ payment, balance }) => [payment, balance])).toEqual(
        site?.rows.map(({ payment, balance }) => [payment, balance]),
      );
      const { content } = await api.app.get(LoanPlanDocuments, { strict: false }).loanPlan(saved, 'en');
      const { money, percent } = createFormatter({ country: 'be', language: 'en' });
      const paper = pdfText(content);
      for (const figure of [
        money(saved.monthly_payment),
        money(saved.total_cost),
        percent(saved.interest_rate),
        percent(saved.apr_rate),
      ])
        expect(paper).toContain(figure);
    }),
    { numRuns: 40 },
  );
}, 300_000);

const createIn = async (country: string): Promise<string> => {
  const create = { current_step: 1, furthest_step: 1, data: loanSample[1], country };
  return (await api.http.post(`${loans}/create`).send(create).expect(201)).body.code;
};

it('stays that of the day on which the loan was chosen until the loan becomes another', async () => {
  await setPrice('renovation-loan', 'be', 4.95);
  const { code } = await createLoan(api);
  const save = async (details: object): Promise<LoanPlan> =>
    (
      await api.http
        .post(`${loans}/saveLoanDetails`)
        .send({ code, ...details })
        .expect(200)
    ).body.loan_plan;
  expect((await save(loanSample.loan)).interest_rate).toBe(4.95);
  await setPrice('renovation-loan', 'be', 5.45);
  expect((await save({ description: 'A bathroom' })).interest_rate).toBe(4.95);
  expect((await save({ amount: 10_500 })).interest_rate).toBe(5.45);
  const { body } = await api.http
    .post('/consumer-loans-vm-stores/api/calculateLoan')
    .send({ loan_type_id: 1, loan_amount: 10_000, loan_term: 36 })
    .expect(200);
  expect(body.loan_plan.interest_rate).toBe(5.45);
});

it('is never what a caller says', async () => {
  const { code } = await createLoan(api);
  const { body } = await api.http
    .post(`${loans}/saveLoanDetails`)
    .send({ code, ...loanSample.loan, amount: 9_000, yearly_rate: 0.01 })
    .expect(200);
  expect(body.loan_plan.interest_rate).toBe(5.45);
  const refused = { current_step: 1, furthest_step: 1, data: loanSample[1], country: 'nl' };
  expect((await api.http.post(`${loans}/create`).send(refused).expect(422)).body.errors).toEqual({
    country: ['oneOf'],
  });
});

it('revises a term to one that can be saved: age takes those without a minimum away with the longest', async () => {
  const today = new Date();
  // 24 months end after the 75th birthday, on any day of this month, so that 18 months, which have no minimum, are not offered either.
  const birthday = new Date(Date.UTC(today.getFullYear() - 73, today.getMonth() - 1, 27, 12));
  const born = birthday.toISOString().slice(0, 10).split('-').toReversed().join('/');
  const asked = { loan_type_id: 1, loan_amount: 20_000, loan_term: 120, date_of_birth: born };
  const { body } = await api.http.post('/consumer-loans-vm-stores/api/calculateLoan').send(asked).expect(200);
  expect(body.loan_plan).toMatchObject({ is_loan_revised: true, revised_loan_term: 12 });
  const loan = { amount: 20_000, consumer_loan_application_loan_type_id: 1, loan_term: 12 };
  await createLoan(api, { data: { ...loanSample[1], date_of_birth: born }, loan });
  const refused = { data: { ...loanSample[1], date_of_birth: born }, loan: { ...loan, loan_term: 18 } };
  const { body: problem } = await api.http.post(`${loans}/create`).send(refused).expect(422);
  expect(problem.errors).toEqual({ loan_term: ['oneOf'] });
});
