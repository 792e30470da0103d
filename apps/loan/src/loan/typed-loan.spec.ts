import { typedLoan } from './typed-loan.js';

const agreed = { 0: { amount: 10_000, consumer_loan_application_loan_type_id: 1, loan_term: 48 } };

it('is none while nothing else is typed', () => {
  expect(typedLoan(agreed, {})).toBeUndefined();
  expect(typedLoan(agreed, { 4: { amount: '10000', third_party_installer: 'Sunny Roofs' } })).toBeUndefined();
});

it('is the agreed one with what is typed over it', () => {
  expect(typedLoan(agreed, { 4: { amount: '12000', consumer_loan_application_promotion_id: '2' } })).toMatchObject({
    amount: '12000',
    loanType: 1,
    term: 48,
    promotion: 2,
  });
});

it('is what a customer types over the loan that a store prepared', () => {
  expect(typedLoan(agreed, { 0: { loan_term: '36' } })).toMatchObject({ amount: '10000', term: 36 });
});
