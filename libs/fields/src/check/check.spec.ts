import { getMetadataStorage, IsIn } from 'class-validator';
import fc from 'fast-check';
import * as fields from '../index.js';
import { applicant, at, offer } from '../testing/answers.js';
import { checkFields, errorKeys } from './check.js';
import { registerField } from './field-registry.js';

class Colour {
  @IsIn(['red'], { message: 'oneOf' })
  colour: string;
}
registerField(Colour.prototype, 'colour', {
  kind: 'text',
  normalise: (value) => (typeof value === 'string' ? value.trim() : value),
});

const known = { at, offer: offer() };
const classes = Object.entries({
  StepOne: fields.StepOne,
  StepTwo: fields.StepTwo,
  StepThree: fields.StepThree,
  StepFour: fields.StepFour,
  StepFive: fields.StepFive,
  LoanDetails: fields.LoanDetails,
  StoreEntry: fields.StoreEntry,
  IntermediaryLogin: fields.IntermediaryLogin,
  StoreDetails: fields.StoreDetails,
  ContactMessage: fields.ContactMessage,
  Subscribe: fields.Subscribe,
});

it('normalises what it knows and refuses what it does not', () => {
  expect(checkFields(Colour, { colour: ' red ' }, known)).toEqual({ fields: { colour: 'red' }, errors: undefined });
  expect(checkFields(Colour, { colour: 'blue', size: 1 }, known).errors).toEqual({
    colour: ['oneOf'],
    size: ['unknown'],
  });
  expect(checkFields(Colour, 'red', known).errors).toEqual({ data: ['format'] });
});

it.each([undefined, null, 'text', 7, true, [], [{}]])('refuses %j in place of fields', (input) => {
  expect(checkFields(fields.StepOne, input, known)).toEqual({ fields: {}, errors: { data: ['format'] } });
});

it('answers a missing field with required alone', () => {
  expect(checkFields(fields.Subscribe, { name: null, surname: '  ' }, known)).toEqual({
    fields: { name: '', surname: '' },
    errors: { name: ['required'], surname: ['required'], email: ['required'] },
  });
});

it.each([
  ['a zero-width space', '\u200B'],
  ['a joiner and a non-joiner', '\u200D\u200C'],
  ['a word joiner and a byte-order mark', '\u2060\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['marks of direction', '\u200E\u200F\u061C\u202E\u2066'],
  ['fillers of Hangul', '\u115F\u1160\u3164\uFFA0'],
  ['braille without a dot', '\u2800'],
  ['variation selectors and tags', '\uFE0F\u{E0100}\u{E0020}'],
  ['white space around what is invisible', ' \u200B \u00A0\u200B '],
])('takes a text of nothing but %s for an empty one', (_, invisible) => {
  const typed = { name: invisible, surname: `${invisible}Vella`, email: invisible };
  const { fields: kept, errors } = checkFields(fields.Subscribe, typed, known);
  expect({ kept, errors }).toEqual({
    // Of what cannot be seen, that alone goes which turns round what can.
    kept: { name: '', surname: typed.surname.replaceAll(/[\u202E\u2066]/g, '').trim(), email: '' },
    errors: { name: ['required'], email: ['required'] },
  });
  const emptied = { gender: invisible, nationality: invisible, store_number: invisible, telephone_number: invisible };
  expect(checkFields(fields.StepOne, applicant(emptied), known)).toMatchObject({
    fields: { gender: '', nationality: '', store_number: '', telephone_number: '' },
    errors: { nationality: ['required'] },
  });
});

it('keeps an emptied optional field as empty', () => {
  const emptied = { gender: null, telephone_number: ' ', co_borrower: '', intermediary_id: '', store_number: '' };
  expect(checkFields(fields.StepOne, applicant(emptied), known)).toMatchObject({
    fields: { gender: '', telephone_number: '', co_borrower: '', intermediary_id: '', store_number: '' },
    errors: undefined,
  });
});

it('takes names that every object has for unknown ones', () => {
  const input: unknown = JSON.parse('{"__proto__":{"title":"ms"},"constructor":1,"toString":2,"derive":3}');
  const { errors } = checkFields(fields.StepOne, input, known);
  expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  for (const name of ['__proto__', 'constructor', 'toString', 'derive'])
    expect(Object.entries(errors ?? {})).toContainEqual([name, ['unknown']]);
  expect(errors).toMatchObject({ title: ['required'] });
});

it('names at most twenty unknown fields', () => {
  const input = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]));
  expect(Object.keys(checkFields(Colour, input, known).errors ?? {})).toHaveLength(21);
});

describe.each(classes)('%s', (_, type) => {
  const names = [...fields.fieldsOf(type).keys()];
  const hostile = fc.oneof(
    fc.anything({ withBigInt: true, withNullPrototype: true, maxDepth: 3 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      'x'.repeat(100_000),
      '9'.repeat(400),
      '1e400',
      -0,
      Infinity,
      Number.NaN,
      [],
      {},
      [''],
      () => 'x',
      Symbol('x'),
    ),
    fc.string(),
  );

  it('answers anything at all with known keys, and never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), hostile), (input) => {
        const { errors } = checkFields(type, input, known);
        for (const keys of Object.values(errors ?? {})) {
          expect(keys).toHaveLength(1);
          expect(errorKeys).toContain(keys[0]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('normalises what it has normalised to the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), hostile), (input) => {
        const once = checkFields(type, input, known);
        expect(checkFields(type, once.fields, known)).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps nothing but text, finite numbers and booleans when it finds no error', () => {
    for (const name of names) {
      for (const value of [[], {}, ['x'], { toString: 1 }, Infinity, '\u0000']) {
        const checked = checkFields(type, { [name]: value }, known);
        if (checked.errors?.[name] === undefined)
          expect(['string', 'number', 'boolean']).toContain(typeof checked.fields[name]);
      }
    }
  });
});

it('does no more for a step than to ask each normaliser and each rule once, whatever is sent beside its fields', () => {
  checkFields(fields.StepOne, applicant(), known);
  const storage = getMetadataStorage();
  const rules = storage
    .getTargetValidationMetadatas(fields.StepOne, '', false, false)
    .flatMap(({ constraintCls }) => storage.getTargetValidatorConstraints(constraintCls))
    .map(({ instance }) => jest.spyOn(instance, 'validate'));
  const normalisers = [...fields.fieldsOf(fields.StepOne).values()].map((field) => jest.spyOn(field, 'normalise'));
  // Finding the rules among those of all classes costs more than asking them.
  const lookUps = ['getTargetValidationMetadatas', 'getTargetValidatorConstraints'] as const;
  const lookedUp = lookUps.map((name) => jest.spyOn(storage, name));
  const calls = (spies: readonly jest.SpyInstance[]) => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const work = [0, 10, 5_000].map((count) => {
    jest.clearAllMocks();
    const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, index]));
    checkFields(fields.StepOne, { ...applicant(), ...unknown }, known);
    return { normalised: calls(normalisers), asked: calls(rules), lookedUp: calls(lookedUp) };
  });
  jest.restoreAllMocks();
  const [{ asked } = { asked: 0 }] = work;
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(rules.length);
  const once = { normalised: Object.keys(applicant()).length, asked, lookedUp: 0 };
  expect(work).toEqual([once, once, once]);
});
