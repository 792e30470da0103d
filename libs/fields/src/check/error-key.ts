/** Every key that a rule may answer, with what it means to a program; user texts are looked up by the key. */
export const errorDescriptions = {
  required: 'nothing is filled in, or a consent is not given',
  date: 'not a day of the calendar as DD/MM/YYYY, or one on the wrong side of today',
  year: 'not a year of four digits that has begun',
  format: 'not of the right type or shape',
  unique: 'the same value stands elsewhere already',
  numbers: 'not a number, or one with too many decimals',
  phone:
    'not a phone number: 6 to 20 digits, spaces and hyphens after an optional plus, with as many digits as numbers of its country have; at most 9 without a country',
  shares: 'the shares do not add up',
  code: 'not the code of an application',
  vies: 'the VAT number is not in the European register',
  vat: 'not a VAT number, or one that another application uses',
  vanmarcke: 'not a client number of the partner: a letter and five digits',
  email: 'not an e-mail address',
  length: 'too short or too long',
  min: 'less than the least that is taken',
  max: 'more than the most that is taken',
  oneOf: 'not one of the values to choose from',
  adult: 'younger than 18 years',
  completed: 'the application was not sent as it now stands',
  common: 'a password that many people use, or that is made of one',
  context: 'a password with a name of the bank, the product or the person in it',
  unknown: 'a field that is not asked for here; nothing of the request was done',
} as const satisfies Record<string, string>;

/** The key of a field error, e.g. `required`. */
export type ErrorKey = keyof typeof errorDescriptions;

/** Every key that a rule may answer. */
export const errorKeys = Object.keys(errorDescriptions) as readonly ErrorKey[];

/** Whether the message of a rule is one of the keys. */
export const isErrorKey = (message: unknown): message is ErrorKey =>
  typeof message === 'string' && Object.hasOwn(errorDescriptions, message);
