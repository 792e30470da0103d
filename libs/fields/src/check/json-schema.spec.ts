import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {
  checkFields,
  Address,
  Basics,
  contactClasses,
  ContactMessage,
  exampleOf,
  fieldsOf,
  IntermediaryLogin,
  jsonSchemaOf,
  storedSchemaOf,
  LoanDetails,
  Marketing,
  People,
  StepFive,
  StepFour,
  StepOne,
  StepThree,
  StepTwo,
  StoreDetails,
  StoreEntry,
  Subscribe,
  type ObjectSchema,
} from '../index.js';
import { at, offer } from '../testing/answers.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

const classes = {
  StepOne,
  StepTwo,
  StepThree,
  StepFour,
  StepFive,
  LoanDetails,
  StoreEntry,
  StoreDetails,
  IntermediaryLogin,
  ContactMessage,
  Subscribe,
  Address,
  Basics,
  Marketing,
  People,
  ...contactClasses,
};

const properties = (schema: ObjectSchema) => schema.properties;

describe.each(Object.entries(classes))('the schema of %s', (_, type) => {
  it('is a schema that takes the example', () => {
    const validate = ajv.compile(jsonSchemaOf(type));
    expect([validate(exampleOf(type)), validate.errors]).toEqual([true, null]);
  });

  it('takes what the check normalises the example to', () => {
    const known = { at, steps: { 0: exampleOf(LoanDetails), 1: exampleOf(StepOne) }, offer: offer() };
    const validate = ajv.compile(storedSchemaOf(type));
    expect([validate(checkFields(type, exampleOf(type), known).fields), validate.errors]).toEqual([true, null]);
  });

  it('lists of a yes or no every text that the check takes, and no other', () => {
    const validate = ajv.compile({ ...jsonSchemaOf(type), required: [] });
    for (const [name, { kind, applies, derived }] of fieldsOf(type)) {
      // What is not asked for is emptied instead of refused, and what follows from others is overwritten.
      if (kind !== 'boolean' || applies !== undefined || derived === true) continue;
      for (const sent of ['yes', 'no', 'true', 'false', 'YES', 'on', '1', '0', 1]) {
        const isTaken = checkFields(type, { [name]: sent }, { at }).errors?.[name] === undefined;
        expect([name, sent, validate({ [name]: sent })]).toEqual([name, sent, isTaken]);
      }
    }
  });

  it('refuses what the check refuses for being missing or unknown', () => {
    const { required } = jsonSchemaOf(type);
    const validate = ajv.compile(jsonSchemaOf(type));
    for (const name of required) {
      const { [name]: __, ...rest } = exampleOf(type);
      expect(validate(rest)).toBe(false);
      expect(checkFields(type, rest, { at }).errors?.[name]).toEqual(['required']);
    }
    expect(validate({ ...exampleOf(type), nobody_asked: 1 })).toBe(false);
  });
});

it('says what is required when', () => {
  const { description } = properties(jsonSchemaOf(StepOne))['co_borrower_date_of_birth'] ?? {};
  expect(description).toContain('Required if `co_borrower` is `true`.');
  expect(properties(jsonSchemaOf(StepThree))['sector']?.['description']).toContain(
    'Required if `main_occupation` is `salaried`, `self_employed`, or `civil_servant`.',
  );
  expect(properties(jsonSchemaOf(StepTwo))['mobile_number']?.['description']).toContain(
    'Required if `telephone_number` is not filled.',
  );
});

it('tells the two meanings of oneOf apart', () => {
  const fields = properties(jsonSchemaOf(StepFour));
  expect(fields['store_id']?.['description']).toContain(
    '`oneOf` (more than one of `store_id`, `third_party_installer` is filled)',
  );
  expect(fields['van_marcke_client_choice']?.['description']).toContain(
    '`oneOf` (not one of the values to choose from)',
  );
});

it('lists the values of a choice, and how an optional one is emptied', () => {
  expect(properties(jsonSchemaOf(StepOne))['gender']).toMatchObject({
    type: ['string', 'null'],
    enum: ['female', 'male', 'other', '', null],
  });
});

it('says that a store is one of those there are', () => {
  expect(properties(jsonSchemaOf(StepFour))['store_id']?.['description']).toContain('an unknown one is `oneOf` too');
});

it('takes money as a number or as text', () => {
  expect(properties(jsonSchemaOf(LoanDetails))['amount']).toMatchObject({ type: ['number', 'string'], minimum: 500 });
  const validate = ajv.compile(jsonSchemaOf(LoanDetails));
  expect(validate({ ...exampleOf(LoanDetails), amount: '12,500.50' })).toBe(true);
  expect(validate({ ...exampleOf(LoanDetails), amount: 'much' })).toBe(false);
});
