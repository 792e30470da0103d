/** Every key that a rule may answer; user texts are looked up by it. */
export const errorKeys = [
  'required',
  'date',
  'year',
  'format',
  'unique',
  'numbers',
  'phone',
  'shares',
  'code',
  'vies',
  'vat',
  'vanmarcke',
  'email',
  'length',
  'min',
  'max',
  'oneOf',
  'adult',
  'unknown',
] as const;

/** The key of a field error, e.g. `required`. */
export type ErrorKey = (typeof errorKeys)[number];
