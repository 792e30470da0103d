import { hasContextWord, passwordObjection } from '@statewise/contract';
import { provider } from '@statewise/i18n';
import { fieldErrors } from '../problem/problem.js';

/** Names that everybody who knows the installation knows. */
const known = ['Statewise', provider.name];

/** Throws `context` for the field of a new password that has a name of the bank, the product or the person in it. */
export function demandUnrelated(field: string, password: string, person: readonly (string | null)[]): void {
  if (hasContextWord(password, [...known, ...person])) throw fieldErrors({ [field]: ['context'] });
}

/** What is wrong with a password that comes from the configuration or a terminal; undefined for a good one. */
export const objectionTo = (password: string, person: readonly (string | undefined)[]) =>
  passwordObjection(password, [...known, ...person]);
