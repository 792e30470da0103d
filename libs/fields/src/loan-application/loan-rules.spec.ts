import { checkFields, LoanDetails, offeredTerms, StepOne, StepTwo, StoreDetails } from '../index.js';
import { applicant, at, errorsOf, offer } from '../testing/answers.js';

const amountErrors = (amount: unknown, changes: object) =>
  errorsOf(LoanDetails, 'amount', { amount }, { at, offer: offer(changes) });

it.each([
  [25_000, { isBinding: true }, undefined],
  [25_000.01, { isBinding: true }, ['max']],
  [25_000.01, { isBinding: false }, undefined],
  [90_000, { isBinding: true, maximum: null }, undefined],
  ['much', { isBinding: true }, ['numbers']],
])('an amount of %j under %j: %j', (amount, changes, errors) => {
  expect(amountErrors(amount, changes)).toEqual(errors);
});

it('offers no term whose amount is not reached, though a longer one is on offer', () => {
  const terms = [
    { term: 12, minimum: null },
    { term: 24, minimum: 7000 },
    { term: 60, minimum: 5600 },
  ];
  expect(offeredTerms(offer({ terms }), 6000, undefined, at)).toEqual([12, 60]);
});

it.each([null, 'all', {}, { terms: 12 }])('takes %j for no offer', (given) => {
  expect(errorsOf(LoanDetails, 'loan_term', { amount: 6000, loan_term: 12 }, { at, offer: given as never })).toEqual([
    'oneOf',
  ]);
});

it.each([
  ['20/11/1901', undefined],
  ['21/11/1900', undefined],
  ['20/11/1900', ['date']],
])('a birth on %s is possible on 20 November 2026: %j', (date_of_birth, errors) => {
  expect(errorsOf(StepOne, 'date_of_birth', applicant({ date_of_birth }))).toEqual(errors);
});

it('checks an address while step one is not answered', () => {
  expect(checkFields(StepTwo, {}, { at, steps: {} }).errors).toBeDefined();
});

it.each([
  ['+32 470 12 00 56', undefined],
  ['+32 4 7 0 1 2 3 4 56', undefined],
  ['+32  4 7 0 1 2 3 4 56', ['phone']],
  ['1234', ['phone']],
  ['4 1 23', undefined],
  ['41 23 -', undefined],
])('the number %s: %j', (mobile, errors) => {
  expect(errorsOf(StepOne, 'mobile', applicant({ mobile }))).toEqual(errors);
});

it('puts a name together of what is there', () => {
  const fullname = (last_name?: unknown) =>
    checkFields(StoreDetails, { first_name: 'Ann', last_name }, { at }).fields['fullname'];
  expect([fullname('Peeters'), fullname(''), fullname(7)]).toEqual(['Ann Peeters', 'Ann', 'Ann']);
});
