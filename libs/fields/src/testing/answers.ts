import { checkFields, type FieldsClass, type ValidationContext } from '../index.js';
import type { LoanOffer } from '../index.js';

/** The instant of every test. */
export const at = '2026-11-20T10:00:00.000Z';

/** Valid answers of step one, as typed. */
export function applicant(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'ms',
    first_name: 'Ann',
    last_name: 'Peeters',
    email: 'ann@example.com',
    nationality: 'be',
    date_of_birth: '04/05/1980',
    civil_status: 'single',
    dependants: '2',
    mobile: '0470 12 34 56',
    accept_gdpr: true,
    ...changes,
  };
}

/** An offer in which longer terms ask for larger amounts. */
export function offer(changes: Partial<LoanOffer> = {}): LoanOffer {
  return {
    maximum: 25_000,
    terms: [
      { term: 12, minimum: 500 },
      { term: 18, minimum: null },
      { term: 24, minimum: 1000 },
      { term: 60, minimum: 5600 },
      { term: 72, minimum: null },
    ],
    promotions: [{ id: 3, months: 6, is_default: true }],
    ...changes,
  };
}

/** The error keys of one field, when only it is wrong or missing. */
export function errorsOf(
  type: FieldsClass,
  name: string,
  input: unknown,
  known: Partial<ValidationContext> = {},
): readonly string[] | undefined {
  return checkFields(type, input, { at, ...known }).errors?.[name];
}
