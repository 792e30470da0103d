import { checkFields, Country, Email, Phone, Postcode } from '../index.js';
import { at } from '../testing/answers.js';

class Sample {
  @Phone() phone: string;
  @Email() email: string;
  @Country('countries') country: string;
  @Postcode('country') postcode: string;
}

const check = (name: string, value: unknown, others = {}) => {
  const { fields, errors } = checkFields(Sample, { ...others, [name]: value }, { at });
  return errors?.[name]?.[0] ?? { kept: fields[name] };
};

const right = (name: string, examples: readonly (readonly [unknown, unknown])[]) =>
  it.each(examples)(`${name} takes %j as %j`, (value, kept) => expect(check(name, value)).toEqual({ kept }));
const wrong = (name: string, examples: readonly (readonly [unknown, string])[]) =>
  it.each(examples)(`${name} answers %j with %s`, (value, key) => expect(check(name, value)).toBe(key));

right('phone', [
  ['0470 12 34 56', '0470 12 34 56'],
  ['+32 470 12 34 56', '+32 470 12 34 56'],
  ['0032470123456', '0032470123456'],
  ['+356 9912 3456', '+356 9912 3456'],
  ['02-123-45-67', '02-123-45-67'],
  ['123456', '123456'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['+49 1512 3456789', '+49 1512 3456789'],
  ['+44 07911 123456', '+44 07911 123456'],
  ['0044 7911 123456', '+44 7911 123456'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
  ['+12025550145', '+12025550145'],
  ['+999 123456789', '+999 123456789'],
]);
wrong('phone', [
  ['12345', 'phone'],
  ['123456789012345678901', 'phone'],
  ['04701234567', 'phone'],
  ['+32 470 12 34 567', 'phone'],
  ['+33 6 12 34 56 789', 'phone'],
  ['+31 6 1234 56789', 'phone'],
  ['+356 9912 34567', 'phone'],
  ['+356 9912 345', 'phone'],
  ['+44 7911 1234567', 'phone'],
  ['+999 1234567890', 'phone'],
  ['0470/12.34.56', 'phone'],
  ['+32+4701234', 'phone'],
  ['------', 'phone'],
  ['abcdef', 'phone'],
  [470123456, 'phone'],
  [{}, 'phone'],
]);
right('email', [
  ['ann@example.com', 'ann@example.com'],
  [' ann.o+x@sub.example.be ', 'ann.o+x@sub.example.be'],
]);
wrong('email', [
  ['ann', 'email'],
  ['ann@', 'email'],
  ['@example.com', 'email'],
  ['a b@example.com', 'email'],
  ['a@example.com\nBcc: b@example.com', 'email'],
  ['a@example', 'email'],
  [5, 'email'],
  [`${'a'.repeat(250)}@example.com`, 'email'],
]);

right('country', [
  ['be', 'be'],
  ['BE', 'be'],
  [' mt ', 'mt'],
]);
wrong('country', [
  ['belgium', 'oneOf'],
  ['xx', 'oneOf'],
  ['b', 'oneOf'],
  [5, 'oneOf'],
  [['be'], 'oneOf'],
  ['__proto__', 'oneOf'],
]);

describe('a postcode', () => {
  it.each(['1000', '9992', '2018'])('of Belgium may be %s', (code) =>
    expect(check('postcode', code, { country: 'be' })).toEqual({ kept: code }),
  );
  it.each(['0999', '9993', '999', '10000', 'B-1000', '10 00', 'abcd'])('of Belgium is not %s', (code) =>
    expect(check('postcode', code, { country: 'be' })).toBe('oneOf'),
  );
  it.each(['VLT 1117', '75001', 'SW1A 1AA', '101', '1234567890'])('elsewhere may be %s', (code) =>
    expect(check('postcode', code, { country: 'mt' })).toEqual({ kept: code }),
  );
  it('elsewhere has 3 to 10 characters', () => {
    expect(check('postcode', '12', { country: 'mt' })).toBe('length');
    expect(check('postcode', '12345678901', { country: 'mt' })).toBe('length');
    expect(check('postcode', '<b>', { country: 'mt' })).toBe('format');
    expect(check('postcode', 1000, { country: 'mt' })).toBe('format');
    expect(check('postcode', 1000, { country: 'be' })).toBe('oneOf');
  });
});
