import { checkFields, IntermediaryLogin, StoreDetails, StoreEntry, type Fields } from '../index.js';
import { at, errorsOf, offer } from '../testing/answers.js';

const entry = (changes: Fields = {}) => ({
  store_number: '104',
  employee_number: 'VM1234',
  employee_email_address: 'jan@example.be',
  ...changes,
});

it('lets a store employee in', () => {
  expect(checkFields(StoreEntry, entry(), { at })).toEqual({ fields: entry(), errors: undefined });
});

it.each(['1234', 'VM', 'VM12X', '12VM34', 'VM 12 34'])('takes %s for no employee number', (employee_number) => {
  expect(errorsOf(StoreEntry, 'employee_number', entry({ employee_number }))).toEqual(['format']);
});

it('takes an employee number as long as any text', () => {
  const longest = `${'E'.repeat(96)}1234`;
  expect(errorsOf(StoreEntry, 'employee_number', entry({ employee_number: longest }))).toBeUndefined();
  expect(errorsOf(StoreEntry, 'employee_number', entry({ employee_number: `E${longest}` }))).toEqual(['length']);
});

it('takes one of the stores where they are known', () => {
  expect(errorsOf(StoreEntry, 'store_number', entry(), { stores: ['104', '105'] })).toBeUndefined();
  expect(errorsOf(StoreEntry, 'store_number', entry(), { stores: ['105'] })).toEqual(['oneOf']);
});

it('takes a password exactly as typed', () => {
  expect(checkFields(IntermediaryLogin, { username: ' jan ', password: ' pass word ' }, { at })).toEqual({
    fields: { username: 'jan', password: ' pass word ' },
    errors: undefined,
  });
  expect(checkFields(IntermediaryLogin, { username: 'jan', password: '' }, { at }).errors).toEqual({
    password: ['required'],
  });
  expect(checkFields(IntermediaryLogin, { username: 'jan', password: 12 }, { at }).errors).toEqual({
    password: ['format'],
  });
});

describe('application details', () => {
  const details = (changes: Fields = {}) => ({
    title: 'mr',
    first_name: 'Jan',
    last_name: 'Maes',
    date_of_birth: '04/05/1980',
    email: 'jan@example.be',
    mobile: '0470123456',
    employee_full_name: 'Els Smet',
    loan_type_id: 1,
    loan_amount: '6,000',
    loan_term: 60,
    ...changes,
  });

  it('have a full name of the first and the last', () => {
    expect(checkFields(StoreDetails, details({ fullname: 'somebody else' }), { at, offer: offer() })).toEqual({
      fields: { ...details(), loan_amount: 6000, fullname: 'Jan Maes' },
      errors: undefined,
    });
  });

  it('limit the term by the age on the same form', () => {
    expect(errorsOf(StoreDetails, 'loan_term', details({ date_of_birth: '19/11/1956' }), { offer: offer() })).toEqual([
      'oneOf',
    ]);
    expect(errorsOf(StoreDetails, 'promotion_id', details({ promotion_id: 9 }), { offer: offer() })).toEqual(['oneOf']);
    expect(errorsOf(StoreDetails, 'loan_amount', details({ loan_amount: 100 }), { offer: offer() })).toEqual(['min']);
  });
});
