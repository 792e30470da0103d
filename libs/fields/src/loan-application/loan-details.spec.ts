import {
  checkFields,
  LoanDetails,
  loanDetailsOf,
  maximumAmount,
  offeredTerms,
  StepFour,
  type Fields,
} from '../index.js';
import { at, errorsOf, offer } from '../testing/answers.js';

const loan = (changes: Fields = {}) => ({
  amount: 6000,
  consumer_loan_application_loan_type_id: 1,
  loan_term: 60,
  ...changes,
});
const known = { at, offer: offer() };

describe('loan details', () => {
  it('are valid as they stand in the calculator', () => {
    expect(checkFields(LoanDetails, loan({ amount: '6,000' }), known)).toEqual({
      fields: { ...loan(), promotional_months: 0 },
      errors: undefined,
    });
  });

  it('want an amount of 500 or more, and leave the maximum to the plan', () => {
    expect(errorsOf(LoanDetails, 'amount', loan({ amount: 499.99 }), known)).toEqual(['min']);
    expect(errorsOf(LoanDetails, 'amount', loan({ amount: 500 }), known)).toBeUndefined();
    expect(errorsOf(LoanDetails, 'amount', loan({ amount: 90_000 }), known)).toBeUndefined();
  });

  it.each([
    [0, false, ['oneOf']],
    [6, false, ['oneOf']],
    [3, false, ['oneOf']],
    [4, false, ['oneOf']],
    [3, true, undefined],
    [4, true, undefined],
    [5, false, undefined],
  ])('of type %d with staff %j: %j', (type, isStaff, errors) => {
    expect(
      errorsOf(
        LoanDetails,
        'consumer_loan_application_loan_type_id',
        loan({ consumer_loan_application_loan_type_id: type }),
        { ...known, isStaff },
      ),
    ).toEqual(errors);
  });

  it('take a term on offer', () => {
    expect(errorsOf(LoanDetails, 'loan_term', loan({ loan_term: 18 }), known)).toBeUndefined();
    expect(errorsOf(LoanDetails, 'loan_term', loan({ loan_term: 72 }), known)).toEqual(['oneOf']);
    expect(errorsOf(LoanDetails, 'loan_term', loan({ loan_term: '' }), known)).toEqual(['required']);
    expect(errorsOf(LoanDetails, 'loan_term', loan(), { at })).toEqual(['oneOf']);
    expect(
      errorsOf(LoanDetails, 'loan_term', loan(), { ...known, steps: { 1: { date_of_birth: '01/01/1955' } } }),
    ).toEqual(['oneOf']);
  });

  it('get their promotional months from the promotion', () => {
    const promoted = loan({ consumer_loan_application_promotion_id: '3', promotional_months: 99 });
    expect(checkFields(LoanDetails, promoted, known).fields).toMatchObject({
      consumer_loan_application_promotion_id: 3,
      promotional_months: 6,
    });
    expect(checkFields(LoanDetails, loan({ promotional_months: 99 }), known).fields).toMatchObject({
      promotional_months: 0,
    });
    expect(
      errorsOf(
        LoanDetails,
        'consumer_loan_application_promotion_id',
        loan({ consumer_loan_application_promotion_id: 4 }),
        known,
      ),
    ).toEqual(['oneOf']);
  });

  it('pay for something that costs at least as much', () => {
    expect(errorsOf(LoanDetails, 'purchase_amount', loan({ purchase_amount: 5999 }), known)).toEqual(['min']);
    expect(errorsOf(LoanDetails, 'purchase_amount', loan({ purchase_amount: 6000 }), known)).toBeUndefined();
  });

  it('have a description of at most 500 characters', () => {
    expect(errorsOf(LoanDetails, 'description', loan({ description: 'roof\nand walls' }), known)).toBeUndefined();
    expect(errorsOf(LoanDetails, 'description', loan({ description: 'x'.repeat(501) }), known)).toEqual(['length']);
  });
});

describe('the terms offered', () => {
  const terms = (amount: number, dateOfBirth?: string) => offeredTerms(offer(), amount, dateOfBirth, at);

  it('grow with the amount', () => {
    expect(terms(499)).toEqual([]);
    expect(terms(500)).toEqual([12]);
    expect(terms(1000)).toEqual([12, 18, 24]);
    expect(terms(5600)).toEqual([12, 18, 24, 60]);
  });

  it('end by the 75th birthday', () => {
    expect(terms(6000, '20/11/1956')).toEqual([12, 18, 24, 60]);
    expect(terms(6000, '19/11/1956')).toEqual([12, 18, 24]);
    expect(terms(6000, '20/11/1952')).toEqual([12]);
    expect(terms(6000, '19/11/1952')).toEqual([]);
  });

  it('are not limited by an age that is not known', () => {
    expect(terms(6000, 'not a date')).toEqual([12, 18, 24, 60]);
  });
});

it.each([
  [1, 'intermediary', 25_000],
  [4, 'intermediary', 25_000],
  [2, 'intermediary', 30_000],
  [3, 'intermediary', 30_000],
  [5, 'intermediary', null],
  [1, 'store', 25_000],
  [2, 'store', 25_000],
  [3, 'direct', 25_000],
  [4, 'direct', 25_000],
  [5, 'direct', null],
] as const)('lends for type %d by way of %s at most %d', (type, route, maximum) => {
  expect(maximumAmount(type, route)).toBe(maximum);
});

describe('step four', () => {
  it('has the loan and exactly one supplier', () => {
    expect(checkFields(StepFour, loan({ store_id: '7' }), known)).toEqual({
      fields: { ...loan(), store_id: 7, promotional_months: 0 },
      errors: undefined,
    });
    expect(checkFields(StepFour, loan({ third_party_installer: 'Roof & Co' }), known).errors).toBeUndefined();
    expect(checkFields(StepFour, loan(), known).errors).toEqual({
      store_id: ['required'],
      third_party_installer: ['required'],
    });
    expect(checkFields(StepFour, loan({ store_id: 7, third_party_installer: 'x' }), known).errors).toEqual({
      store_id: ['oneOf'],
      third_party_installer: ['oneOf'],
    });
  });

  it('names no supplier for a loan that is for anything', () => {
    const anything = loan({ consumer_loan_application_loan_type_id: 5 });
    expect(checkFields(StepFour, anything, known).errors).toBeUndefined();
    expect(
      checkFields(StepFour, { ...anything, store_id: 7, third_party_installer: 'x' }, known).errors,
    ).toBeUndefined();
  });

  it('takes no amount above the maximum of an offer that binds, as in a form', () => {
    const offer = { ...known.offer, maximum: 25_000 };
    const errors = (more: object) =>
      checkFields(StepFour, loan({ amount: 25_001, store_id: 7 }), { ...known, offer: { ...offer, ...more } }).errors;
    expect(errors({ isBinding: true })).toEqual({ amount: ['max'] });
    expect(errors({})).toBeUndefined();
  });

  it('asks an intermediary for a name', () => {
    expect(checkFields(StepFour, loan({ store_id: 7, is_intermediary: true }), known).errors).toEqual({
      name: ['required'],
      surname: ['required'],
    });
    expect(checkFields(StepFour, loan({ store_id: 7, is_intermediary: false }), known).errors).toBeUndefined();
  });

  it('keeps the rules of the loan', () => {
    expect(errorsOf(StepFour, 'amount', loan({ amount: 1, store_id: 7 }), known)).toEqual(['min']);
    expect(
      errorsOf(StepFour, 'van_marcke_client_choice', loan({ van_marcke_client_choice: 'home', store_id: 7 }), known),
    ).toEqual(['oneOf']);
  });

  it('asks to whom a store invoices only where one is named', () => {
    const fields = (more: object) => {
      const { fields: kept, errors } = checkFields(
        StepFour,
        loan({ van_marcke_client_choice: 'home', ...more }),
        known,
      );
      return errors ?? kept['van_marcke_client_choice'];
    };
    expect(fields({ store_id: 7 })).toEqual({ van_marcke_client_choice: ['oneOf'] });
    expect(fields({ third_party_installer: 'Sunny Roofs' })).toBe('');
    expect(fields({ store_id: 7, consumer_loan_application_loan_type_id: 5 })).toBe('');
  });

  it('gives its loan part', () => {
    expect(loanDetailsOf({ ...loan(), promotional_months: 6, store_id: 7, name: 'x' })).toEqual({
      ...loan(),
      promotional_months: 6,
    });
  });
});
