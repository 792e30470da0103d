import { randomBytes } from 'node:crypto';

/** The letters and digits of codes: Crockford's base32, in which none looks like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A secret of 60 random bits that opens an application. */
export function newCode(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte & 31]).join('');
}

/** The action with which a chart wants the application to have another code; the chart of every wizard knows it. */
export const renewCode = 'renewCode';

/** The action with which it wants the applicant to be told of an admin's help. */
export const tellOfHelp = 'tellOfHelp';
