import {
  belgianVat,
  checkFields,
  companyTypesIn,
  Description,
  Integer,
  isAsLongAsVat,
  jsonSchemaOf,
  JsonObject,
  OneOf,
  parameterSchemas,
  possibleVatNumbers,
  Required,
  storedSchemaOf,
  Text,
  TextList,
  typedDateOf,
  vatNumberOf,
} from '../index.js';
import { validationContextOf } from './check.js';

class Owner {
  @Required()
  @Text({ max: 20 })
  name: string;
}

class Order {
  @Required()
  @JsonObject()
  answers: object;

  @JsonObject(Owner)
  owner?: Owner;

  @Required()
  @JsonObject(Owner, { partial: true })
  change: Owner;

  @TextList()
  reasons?: string[];

  @OneOf(['slow', 'quick'])
  @Description('How it is sent.')
  way?: string;

  @OneOf([1, 2])
  parts?: number;
}

class Page {
  @Description('Rows of a page.')
  @Integer({ min: 1, max: 100 })
  limit? = 20;

  @Required()
  @Text({ max: 9 })
  after: string;
}

const at = { at: '2026-01-01T00:00:00.000Z' };
const errorsOf = (input: object) => checkFields(Order, { answers: {}, change: {}, ...input }, at).errors ?? {};

describe('objects, lists and closed choices', () => {
  it('take what they are for', () => {
    expect(errorsOf({ reasons: ['a', 'b'], way: ' quick ', parts: 2, owner: { name: 'Ada' } })).toEqual({});
    expect(errorsOf({ reasons: [], owner: null, way: null, parts: '' })).toEqual({});
    const { fields } = checkFields(Order, { answers: { a: 1 }, change: {}, way: ' quick ', reasons: null }, at);
    expect(fields).toMatchObject({ answers: { a: 1 }, way: 'quick', reasons: '' });
  });

  it('refuse anything else', () => {
    expect(errorsOf({ reasons: ['a', 1] })).toEqual({ reasons: ['format'] });
    expect(errorsOf({ reasons: [1, 'a'] })).toEqual({ reasons: ['format'] });
    expect(errorsOf({ reasons: 'a' })).toEqual({ reasons: ['format'] });
    expect(errorsOf({ answers: [], owner: 'Ada' })).toEqual({ answers: ['format'], owner: ['format'] });
    expect(errorsOf({ answers: null })).toEqual({ answers: ['required'] });
    expect(errorsOf({ way: 'never', parts: 3 })).toEqual({ way: ['oneOf'], parts: ['oneOf'] });
  });
});

describe('the description', () => {
  it('shows a class within a class, whole, as it is named elsewhere, or in parts', () => {
    const { properties } = jsonSchemaOf(Order, (type) => ({ $ref: `#/${type.name}` }));
    expect(properties).toMatchObject({
      answers: { type: 'object' },
      owner: { anyOf: [{ $ref: '#/Owner' }, { type: 'null' }] },
      change: {
        type: 'object',
        properties: { name: { type: 'string' } },
        description: 'What is not mentioned stays as it is.',
      },
      parts: { type: ['integer', 'null'], enum: [1, 2, '', null] },
      way: { type: ['string', 'null'], enum: ['slow', 'quick', '', null] },
    });
    expect(properties['change']).not.toHaveProperty('required');
    expect(properties['way']).toMatchObject({ description: expect.stringMatching(/^How it is sent\./) });
    expect(jsonSchemaOf(Order).properties['owner']).toMatchObject({
      anyOf: [{ properties: { name: { maxLength: 20 } }, required: ['name'] }, { type: 'null' }],
    });
  });

  it('of a query says which parameters are required, and what is taken without them', () => {
    const [limit, after] = parameterSchemas(Page);
    expect(limit).toMatchObject({
      name: 'limit',
      isRequired: false,
      schema: { type: ['integer', 'string'], minimum: 1, maximum: 100, default: 20 },
    });
    expect(after).toMatchObject({ name: 'after', isRequired: true, schema: { type: 'string', maxLength: 9 } });
    expect(after?.schema).not.toHaveProperty('default');
  });

  it('of what is kept names the kinds of values alone', () => {
    expect(storedSchemaOf(Page)).toMatchObject({ type: 'object', additionalProperties: true });
    expect(Object.keys(storedSchemaOf(Order)['properties'] as object)).toEqual([
      'answers',
      'owner',
      'change',
      'reasons',
      'way',
      'parts',
    ]);
  });
});

it('knows what is told of fields while they are checked alone', () => {
  expect(() => validationContextOf({})).toThrow('These fields were not checked through checkFields.');
});

it('writes a date as forms take it', () => {
  expect(typedDateOf('2026-01-31')).toBe('31/01/2026');
});

it('names the dropdown of a country’s legal forms', () => {
  expect(companyTypesIn('be')).toBe('company_types.be');
});

it('takes nine letters and digits for a VAT number that may be one', () => {
  expect(['12345678', '123456789', '1234 567.8-9', 'BE 1234567'].map(isAsLongAsVat)).toEqual([false, true, true, true]);
  expect([isAsLongAsVat(1_234_567_890), isAsLongAsVat(undefined)]).toEqual([false, false]);
});

it('knows the newer French keys, which have letters', () => {
  const isKey = (key: string) => vatNumberOf(`FR${key}303265045`, 'fr') !== undefined;
  const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const all = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const keys = all.filter((key) => !/^\d\d$/.test(key)).filter(isKey);
  expect(keys).toEqual(expectedKeys(303_265_045, letters));
  expect(possibleVatNumbers(`FR${keys[0]}303265045`)).toEqual([{ country: 'fr', number: `${keys[0]}303265045` }]);
});

/** The keys of a SIREN with a letter in them, as DGFiP describes them, counted in another way. */
function expectedKeys(siren: number, letters: string): string[] {
  const found: string[] = [];
  for (const first of letters)
    for (const second of letters) {
      const [one, two] = [letters.indexOf(first), letters.indexOf(second)];
      if (one < 10 && two < 10) continue;
      const key = one < 10 ? one * 24 + (two - 10) : one * 34 + (two - 100);
      if ((siren + 1 + (key - (key % 11)) / 11) % 11 === key % 11) found.push(first + second);
    }
  return found;
}

it('gives a Belgian number its check digits', () => {
  expect(belgianVat(4_031_707)).toBe('BE0403170701');
  expect(belgianVat(104_031_707)).toBe('BE0403170701');
});
