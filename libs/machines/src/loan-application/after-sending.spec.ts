import { statusValue } from '@statewise/flow';
import type { LoanContext, StatusType } from './context.js';
import { ChartPath } from '@statewise/flow/testing';
import { creation, referral, riskAnswer, sampleAnswers, saving, sent, wholeWay } from '../testing/loan-samples.js';
import { exampleOffer, type DocumentType } from './events.js';
import { loanApplicationFlow } from './flow.js';
import { incomeProofOf, outstandingDocuments, requiredDocuments } from './required-documents.js';

const { failed, passed, pending, absent } = statusValue;
const fresh = () => ChartPath.through(loanApplicationFlow);
const submitted = () => fresh().send(...wholeWay, riskAnswer(passed));
const upload = (documentType: DocumentType) => sent({ type: 'documents.uploaded', documentType, count: 1 }, 'system');
const remove = (documentType: DocumentType, left: number) =>
  sent({ type: 'documents.removed', documentType, left }, 'system');
const status = (statusType: StatusType, value: number) =>
  sent({ type: 'status.change', statusType, statusValue: value, reason: 'checked' }, 'admin');
const contextOf = ({ snapshot }: ChartPath): LoanContext => snapshot.context;
const smaller = sent({ type: 'alternative.take', offer: exampleOffer });

describe('a smaller loan that would have passed', () => {
  const alternative = { amount: 5_000, term: 36 };
  const rejected = () => fresh().send(...wholeWay, riskAnswer(failed, 1, alternative));

  it('takes the place of the one that failed, and is to be sent again', () => {
    const context = contextOf(rejected().send(smaller));
    expect(context.steps[0]).toMatchObject({ amount: 5_000, loan_term: 36 });
    expect(context.steps[4]).toMatchObject({ amount: 5_000, loan_term: 36 });
    expect(context.statuses).toMatchObject({ risk: absent, application: absent });
    expect(context.risk.alternative).toBeNull();
  });

  it('is not there where none would have passed, another check failed or a person was asked', () => {
    expect(
      fresh()
        .send(...wholeWay, riskAnswer(failed))
        .can(smaller),
    ).toBe(false);
    expect(rejected().send(status('nbb', failed)).can(smaller)).toBe(false);
    expect(
      rejected()
        .send(sent({ type: 'review.request' }))
        .can(smaller),
    ).toBe(false);
  });

  it('is not there without one, or once the risk rules’ no was taken back, whatever a browser knows of the offer', () => {
    const unpriced = sent({ type: 'alternative.take' });
    const without = fresh().send(...wholeWay, riskAnswer(failed));
    const passedSince = rejected().send(status('risk', passed));
    for (const event of [smaller, unpriced])
      expect([rejected(), without, passedSince].map((path) => path.can(event))).toEqual([true, false, false]);
  });

  it('is refused where it is not on offer any more', () => {
    const dear = { ...exampleOffer, terms: [{ term: 36, minimum: 9_000 }] };
    expect(rejected().can(sent({ type: 'alternative.take', offer: dear }))).toBe(false);
  });
});

describe('a document that is taken back', () => {
  const uploaded = () => submitted().send(upload('payslip'), upload('invoice'));

  it('is missing again when it was the last of its kind', () => {
    const context = contextOf(uploaded().send(remove('payslip', 0)));
    expect(context.statuses).toMatchObject({ payslip: absent, invoice: pending });
    expect(outstandingDocuments(context)).toEqual(['payslip']);
    expect(contextOf(uploaded().send(remove('payslip', 1))).statuses.payslip).toBe(pending);
  });

  it('changes no status where it is of a kind that nobody checks', () => {
    for (const kind of ['identity', 'other'] as const) {
      const { statuses } = contextOf(uploaded());
      expect(contextOf(uploaded().send(upload(kind))).statuses).toEqual(statuses);
      expect(contextOf(uploaded().send(remove(kind, 0))).statuses).toEqual(statuses);
    }
    expect(contextOf(uploaded().send(remove('invoice', 0))).statuses).toMatchObject({
      payslip: pending,
      invoice: absent,
    });
  });

  it('stays once somebody has looked at it', () => {
    expect(uploaded().send(status('payslip', passed)).can(remove('payslip', 0))).toBe(false);
    expect(uploaded().send(status('payslip', passed)).can(remove('invoice', 0))).toBe(true);
    expect(uploaded().send(status('invoice', passed)).can(remove('invoice', 0))).toBe(false);
  });

  it('was sent with the application, where it is of a kind that nobody checks', () => {
    const jump = sent({ type: 'application.jump', state: 'documents', reason: 'asked by phone' }, 'admin');
    expect(fresh().send(creation, jump).can(remove('identity', 0))).toBe(false);
    expect(uploaded().can(remove('identity', 0))).toBe(true);
  });
});

it('notes until when a person looks', () => {
  const asked = fresh().send(...wholeWay, riskAnswer(failed), { ...sent({ type: 'review.request' }), reviewDays: 14 });
  expect(contextOf(asked).reviewDueAt).toBe('2026-12-04T10:00:00.000Z');
});

it('offers no term beyond the 75th birthday of a customer whose date of birth a store was told', () => {
  const old = { ...referral, born: '01/01/1954' };
  expect(fresh().can(old)).toBe(false);
  const { loan } = referral;
  const fitting = { ...old, loan: { ...loan, loan_term: 12 } };
  expect(fresh().can(fitting)).toBe(true);
  expect(
    fresh()
      .send(fitting)
      .can(saving(0, { loan_term: 36 })),
  ).toBe(false);
});

it('offers none beyond it either of who says the date of birth with the first save', () => {
  const fields = { ...sampleAnswers[1], date_of_birth: '01/01/1954' };
  expect(fresh().can({ ...creation, fields })).toBe(false);
  expect(fresh().can({ ...creation, fields, loan: { ...creation.loan, loan_term: 12 } })).toBe(true);
});

describe('the documents that the bank needs', () => {
  const wholeContext = () => contextOf(submitted());

  it('are a proof of income and the invoice, and no invoice for a loan for anything', () => {
    const { steps } = wholeContext();
    expect(requiredDocuments({ steps })).toEqual(['payslip', 'invoice']);
    const anything = { ...steps[0], consumer_loan_application_loan_type_id: 5 };
    expect(requiredDocuments({ steps: { ...steps, 0: anything } })).toEqual(['payslip']);
    expect(requiredDocuments({ steps: {} })).toEqual(['payslip', 'invoice']);
  });

  it.each([
    ['salaried', 'payslip'],
    ['civil_servant', 'payslip'],
    ['self_employed', 'tax'],
    ['retired', 'pension'],
    ['unemployed', 'benefit'],
  ])('of a %s applicant prove the income by the %s', (main_occupation, proof) => {
    expect(incomeProofOf({ main_occupation })).toBe(proof);
  });
});
