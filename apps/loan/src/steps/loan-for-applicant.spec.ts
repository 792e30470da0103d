import type { LoanOffer } from '@statewise/fields';
import { loanForApplicant } from './loan-for-applicant.js';

const offer: LoanOffer = {
  maximum: 25_000,
  terms: [12, 24, 36, 48].map((term) => ({ term, minimum: 500 })),
  promotions: [],
};
const loan = { amount: 10_000, loan_term: 36 };
const at = '2026-11-20T12:00:00.000Z';

it('leaves a loan that ends before the 75th birthday as it is', () => {
  expect(loanForApplicant(loan, offer, { dateOfBirth: '01/01/1990', at })).toEqual(loan);
});

it('shortens a loan that would end after the 75th birthday', () => {
  expect(loanForApplicant(loan, offer, { dateOfBirth: '01/03/1954', at })).toEqual({ amount: 10_000, loan_term: 24 });
});

it('keeps a promotion that is on offer, and leaves one out that has ended', () => {
  const promotion = { id: 2, months: 6, is_default: false };
  const wished = { ...loan, consumer_loan_application_promotion_id: 2 };
  const borrower = { dateOfBirth: '01/01/1990', at };
  expect(loanForApplicant(wished, { ...offer, promotions: [promotion] }, borrower)).toEqual(wished);
  expect(loanForApplicant(wished, offer, borrower)).toEqual(loan);
});

it('has no loan for somebody whose 75th birthday comes before the end of every term', () => {
  expect(loanForApplicant(loan, offer, { dateOfBirth: '01/03/1950', at })).toBeUndefined();
});

it('waits with its judgement until a date of birth is typed in full', () => {
  expect(loanForApplicant(loan, offer, { dateOfBirth: '01/03/19', at })).toEqual(loan);
});
