import {
  Basics,
  LoanDetails,
  StepFour,
  StepFive,
  StepOne,
  StepThree,
  StepTwo,
  StoreDetails,
  StoreEntry,
} from '../index.js';
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

it('lets a browser fill in every detail of the applicant that HTML has a word for', () => {
  const filled = (type: FieldsClass) =>
    Object.fromEntries(
      fieldSpecs(type).flatMap(({ name, autofill }) => (autofill === undefined ? [] : [[name, autofill]])),
    );
  expect(filled(StepOne)).toEqual({
    title: 'honorific-prefix',
    first_name: 'given-name',
    last_name: 'family-name',
    email: 'email',
    gender: 'sex',
    date_of_birth: 'bday',
    mobile: 'mobile tel',
    telephone_number: 'home tel',
  });
  expect(filled(StepTwo)).toEqual({
    street: 'address-line1',
    house_number: 'address-line2',
    box: 'address-line3',
    postcode: 'postal-code',
    city: 'address-level2',
    country: 'country',
    mobile_number: 'mobile tel',
    telephone_number: 'home tel',
  });
  expect(filled(StepThree)).toEqual({ employer: 'organization' });
  expect(filled(Basics)).toEqual({ countryCode: 'country', email: 'email' });
  expect(filled(StoreEntry)).toEqual({ employee_email_address: 'work email' });
});

it('has nothing of the seller filled in for the customer of a store', () => {
  const customer = ['title', 'first_name', 'last_name', 'date_of_birth', 'email', 'mobile'];
  expect(customer.map((name) => spec(StoreDetails, name).autofill)).toEqual(customer.map(() => 'off'));
});

it('says what is required, given the other values', () => {
  const first = spec(StepOne, 'first_name');
  expect([first.isRequired({}, { at }), first.isApplicable({}, { at })]).toEqual([true, true]);
  const gender = spec(StepOne, 'gender');
  expect([gender.isRequired({}, { at }), gender.isApplicable({}, { at })]).toEqual([false, true]);
  const born = spec(StepOne, 'co_borrower_date_of_birth');
  expect([born.isRequired({ co_borrower: true }, { at }), born.isApplicable({ co_borrower: false }, { at })]).toEqual([
    true,
    false,
  ]);
  const mobile = spec(StepOne, 'mobile');
  expect([
    mobile.isRequired({}, { at }),
    mobile.isRequired({ telephone_number: '021234567' }, { at }),
    mobile.isApplicable({}, { at }),
  ]).toEqual([true, false, true]);
});

it('knows what earlier steps decide', () => {
  const income = spec(StepThree, 'co_borrower_income');
  expect(income.isApplicable({}, { at, steps: { 1: { co_borrower: true } } })).toBe(true);
  expect(income.isApplicable({}, { at, steps: {} })).toBe(false);
  const consent = spec(StepFive, 'tos_three');
  expect(consent.isRequired({}, { at, steps: { 0: { consumer_loan_application_loan_type_id: 1 } } })).toBe(true);
  expect(consent.isApplicable({}, { at, steps: { 0: { consumer_loan_application_loan_type_id: 5 } } })).toBe(false);
});
