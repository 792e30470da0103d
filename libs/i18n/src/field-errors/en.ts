export const messages = {
  required: 'Fill in this field',
  date: 'Enter a date as DD/MM/YYYY, for example 27/03/1985',
  year: 'Enter a year with four digits',
  adult: 'You must be at least 18 years old',
  email: 'Enter an e-mail address such as name@example.com',
  phone: 'Enter a phone number: 6 to 20 digits, spaces, hyphens or a plus',
  numbers: 'Use digits only, for example 1250.50',
  format: 'This answer does not have the right form',
  length: 'This answer is too long or too short',
  min: 'This is too low',
  max: 'This is too high',
  oneOf: 'Choose one of the options',
  unique: 'This has been entered before',
  unknown: 'This answer is not expected here',
  code: 'We do not know this code',
  vat: 'Check the VAT number',
  vies: 'We could not look this number up',
  vanmarcke: 'Enter one letter and five digits',
  shares: 'The shares must add up to 100',
} as const;

export type FieldErrorKey = keyof typeof messages;
