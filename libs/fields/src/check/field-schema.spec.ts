import {
  condition,
  DateText,
  Description,
  Example,
  field,
  Flag,
  Integer,
  JsonObject,
  jsonSchemaOf,
  Money,
  MustBeTrue,
  OneOf,
  parameterSchemas,
  Phone,
  Required,
  AskedIf,
  RequiredIf,
  RequiredWhen,
  storedSchemaOf,
  Text,
  TextList,
  Year,
  YesNo,
} from '../index.js';

// The schema of a field of each kind, whole.

const optional = 'Optional; `null` or an empty text empties it.';
const required = '`required` (nothing that can be seen is filled in, or a consent is not given)';
const length = '`length` (too short or too long)';
const format = 'Error keys: `format` (not of the right type or shape)';

/** The schema of the only field of a class. */
function schemaOf(...decorators: readonly PropertyDecorator[]): unknown {
  class Sample {}
  for (const decorate of decorators.toReversed()) decorate(Sample.prototype, 'sample');
  return jsonSchemaOf(Sample).properties['sample'];
}

it.each<[string, readonly PropertyDecorator[], object]>([
  [
    'a required text with limits',
    [Required(), Text({ min: 2, max: 9, pattern: /^a+$/ })],
    {
      type: 'string',
      minLength: 2,
      maxLength: 9,
      pattern: '^a+$',
      description: `${format}, ${length}, ${required}.`,
    },
  ],
  [
    'an optional text, which may be emptied',
    [Text({ min: 2, pattern: /^a+$/, multiline: true })],
    {
      type: ['string', 'null'],
      maxLength: 100,
      pattern: '^$|^a+$',
      description: `May have several lines. ${optional} ${format}, ${length}.`,
    },
  ],
  [
    'a text of any letters, of which no pattern is told',
    [Required(), Text({ pattern: /^\p{L}+$/u }), Example('Ada'), Description('A name.')],
    {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      description: `A name. ${format}, ${length}, ${required}.`,
      example: 'Ada',
    },
  ],
  [
    'a text that follows from others',
    [Text({ derived: true })],
    {
      type: ['string', 'null'],
      maxLength: 100,
      readOnly: true,
      description: `Computed from other fields; what is sent is overwritten. ${format}, ${length}.`,
    },
  ],
  [
    'a number within limits',
    [Integer({ min: 1, max: 9 })],
    {
      type: ['integer', 'string', 'null'],
      minimum: 1,
      maximum: 9,
      pattern: String.raw`^$|^-?\d{1,15}$`,
      description: `A whole number, as a number or as text. ${optional} Error keys: \`numbers\` (not a number, or one with too many decimals), \`min\` (less than the least that is taken), \`max\` (more than the most that is taken).`,
    },
  ],
  [
    'a number of some, which may be typed all the same',
    [Required(), Integer({ max: 9, values: [3, 6] })],
    {
      type: ['integer', 'string'],
      minimum: 0,
      maximum: 9,
      pattern: String.raw`^-?\d{1,15}$`,
      description: expect.stringMatching(/^A whole number/),
    },
  ],
  [
    'a consent, which is taken as a yes alone',
    [MustBeTrue()],
    {
      type: ['boolean', 'string'],
      enum: [true, 'true'],
      description: `Yes or no; the listed texts are taken too. ${format}, ${required}.`,
    },
  ],
  [
    'the answer to a question',
    [Required(), YesNo()],
    {
      type: ['boolean', 'string'],
      enum: [true, false, 'true', 'false', 'yes', 'no'],
      description: `Yes or no; the listed texts are taken too. ${format}, ${required}.`,
    },
  ],
  [
    'an optional flag',
    [Flag()],
    {
      type: ['boolean', 'string', 'null'],
      enum: [true, false, 'true', 'false', '', null],
      description: `Yes or no; the listed texts are taken too. ${optional} ${format}.`,
    },
  ],
  [
    'one of some numbers',
    [Required(), OneOf([1, 2])],
    {
      type: 'integer',
      enum: [1, 2],
      description: `Error keys: \`oneOf\` (not one of the values to choose from), ${required}.`,
    },
  ],
  [
    'one of numbers and texts',
    [OneOf([1, 'all'])],
    {
      type: ['string', 'null'],
      enum: [1, 'all', '', null],
      description: `${optional} Error keys: \`oneOf\` (not one of the values to choose from).`,
    },
  ],
  [
    'a list',
    [TextList()],
    { type: ['array', 'null'], items: { type: 'string' }, description: `${optional} ${format}.` },
  ],
  [
    'a schema of its own, in place of that of its kind',
    [field({ kind: 'money', schema: { type: 'number' }, normalise: (value) => value })],
    { type: 'number', description: optional },
  ],
  [
    'a choice of a dropdown',
    [field({ kind: 'choice', dropdown: 'titles', normalise: (value) => value })],
    { type: ['string', 'null'], description: `A value of the dropdown \`titles\`. ${optional}` },
  ],
])('of %s', (_, decorators, schema) => {
  expect(schemaOf(...decorators)).toStrictEqual(schema);
});

describe('of a field that is required at times', () => {
  const when = condition('it rains', () => true);

  it('says when, and whether it is asked for at all otherwise', () => {
    const asked = 'Otherwise not asked for: a wrong value is emptied instead of refused.';
    expect(schemaOf(RequiredWhen(when), Text())).toHaveProperty(
      'description',
      expect.stringMatching(/^Required if it rains\. Error/),
    );
    expect(schemaOf(RequiredIf(when), Text())).toHaveProperty(
      'description',
      expect.stringContaining(`Required if it rains. ${asked} Error`),
    );
    expect(schemaOf(AskedIf(when), Text())).toHaveProperty(
      'description',
      expect.stringContaining(`an empty text empties it, and asked for only if it rains. ${asked} Error`),
    );
  });

  it('is refused where the condition says nothing in words', () => {
    expect(() =>
      schemaOf(
        RequiredWhen(() => true),
        Text(),
      ),
    ).toThrow('A field is asked for under a condition that says nothing.');
  });

  it('is not what a field is that follows from others', () => {
    const schema = schemaOf(RequiredWhen(when), Text({ derived: true }));
    expect(schema).toHaveProperty('description', expect.not.stringContaining('Required'));
  });
});

class Inner {
  @Required()
  @Text({ max: 3 })
  @Example('abc')
  name: string;
}

class Outer {
  @JsonObject(Inner, { partial: true })
  part?: Inner;

  @Required()
  @JsonObject(Inner)
  whole: Inner;
}

it('shows what is not mentioned of a part, and that it may be left out', () => {
  const { properties, required: names, example, ...rest } = jsonSchemaOf(Outer);
  const name = { type: 'string', minLength: 1, maxLength: 3, example: 'abc', description: expect.any(String) };
  expect(properties).toEqual({
    part: {
      anyOf: [
        {
          type: 'object',
          properties: { name },
          additionalProperties: false,
          description: 'What is not mentioned stays as it is.',
        },
        { type: 'null' },
      ],
    },
    whole: {
      type: 'object',
      properties: { name },
      required: ['name'],
      additionalProperties: false,
      example: { name: 'abc' },
    },
  });
  expect([names, example, rest]).toEqual([['whole'], undefined, { type: 'object', additionalProperties: false }]);
});

class Kinds {
  @DateText()
  date?: string;

  @Year()
  year?: string;

  @Phone()
  phone?: string;

  @Money()
  money?: number;

  @Flag()
  flag?: boolean;

  @JsonObject()
  object?: object;

  @TextList()
  list?: string[];

  @OneOf(['a'])
  choice?: string;
}

it('tells of each kind how it is kept', () => {
  expect(storedSchemaOf(Kinds)['properties']).toEqual({
    date: { type: 'string' },
    year: { type: 'string' },
    phone: { type: 'string' },
    money: { type: ['number', 'string'] },
    flag: { type: ['boolean', 'string'] },
    object: { type: 'object' },
    list: { type: 'array' },
    choice: { type: 'string' },
  });
});

it('tells parameters of a query without the ways in which a body empties a field', () => {
  class Query {
    @Text({ min: 2 })
    name? = undefined;

    @Integer()
    page? = 0;
  }
  const [name, page] = parameterSchemas(Query);
  expect(name).toMatchObject({ name: 'name', isRequired: false, schema: { type: 'string', minLength: 2 } });
  expect(name?.schema['description']).toBe(`${format}, ${length}.`);
  expect(page).toMatchObject({ isRequired: false, schema: { type: ['integer', 'string'], default: 0 } });
});
