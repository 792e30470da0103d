import { LoanDetails, StepFour, StepOne, StepThree, StepFive } from '../index.js';
import { at } from '../testing/answers.js';
import type { FieldsClass } from './check.js';
import { fieldSpecs } from './field-specs.js';

const spec = (type: FieldsClass, name: string) => {
  const found = fieldSpecs(type).find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

it('lists the fields in the order of the class, inherited ones first, without derived ones', () => {
  expect(fieldSpecs(LoanDetails).map(({ name }) => name)).toEqual([
    'amount',
    'consumer_loan_application_loan_type_id',
    'loan_term',
    'consumer_loan_application_promotion_id',
    'purchase_amount',
    'description',
  ]);
  expect(
    fieldSpecs(StepFour)
      .map(({ name }) => name)
      .slice(5, 8),
  ).toEqual(['description', 'store_id', 'third_party_installer']);
});

it('says what kind of field each is', () => {
  expect(spec(StepOne, 'title')).toMatchObject({ kind: 'choice', dropdown: 'titles' });
  expect(spec(StepOne, 'date_of_birth')).toMatchObject({ kind: 'date', adult: true });
  expect(spec(StepOne, 'dependants')).toMatchObject({ kind: 'integer', min: 0, max: 20, dropdown: 'depandants' });
  expect(spec(LoanDetails, 'description')).toMatchObject({ kind: 'text', maxLength: 500, multiline: true });
  expect(spec(LoanDetails, 'amount')).toMatchObject({ kind: 'money', min: 500 });
});

it('says what a browser may fill in by itself', () => {
  expect(spec(StepOne, 'first_name').autofill).toBe('given-name');
  expect(spec(StepThree, 'net_monthly_income').autofill).toBeUndefined();
});

it('says what is required, given the other values', () => {
  const first = spec(StepOne, 'first_name');
  expect([first.isRequired({}, { at }), first.isAsked({}, { at })]).toEqual([true, true]);
  const gender = spec(StepOne, 'gender');
  expect([gender.isRequired({}, { at }), gender.isAsked({}, { at })]).toEqual([false, true]);
  const born = spec(StepOne, 'co_borrower_date_of_birth');
  expect([born.isRequired({ co_borrower: true }, { at }), born.isAsked({ co_borrower: false }, { at })]).toEqual([
    true,
    false,
  ]);
  const mobile = spec(StepOne, 'mobile');
  expect([
    mobile.isRequired({}, { at }),
    mobile.isRequired({ telephone_number: '021234567' }, { at }),
    mobile.isAsked({}, { at }),
  ]).toEqual([true, false, true]);
});

it('knows what earlier steps decide', () => {
  const income = spec(StepThree, 'co_borrower_income');
  expect(income.isAsked({}, { at, steps: { 1: { co_borrower: true } } })).toBe(true);
  expect(income.isAsked({}, { at, steps: {} })).toBe(false);
  const consent = spec(StepFive, 'tos_three');
  expect(consent.isRequired({}, { at, steps: { 0: { consumer_loan_application_loan_type_id: 1 } } })).toBe(true);
  expect(consent.isAsked({}, { at, steps: { 0: { consumer_loan_application_loan_type_id: 5 } } })).toBe(false);
});
