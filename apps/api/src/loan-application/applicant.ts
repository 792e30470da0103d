import { languageOr, type Language } from '@statewise/i18n';
import type { StoredApplication } from '@statewise/server/engine/stored-application.js';

/** Whom a mail about an application goes to, and in which language. */
export interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The applicant as step one says; undefined before it was answered. */
export function applicantOf({ steps, locale }: StoredApplication): Applicant | undefined {
  const { first_name: name, email } = steps.find(({ step_number }) => step_number === 1)?.fields ?? {};
  if (typeof name !== 'string' || typeof email !== 'string' || email === '') return undefined;
  return { name, email, language: languageOr(locale) };
}
