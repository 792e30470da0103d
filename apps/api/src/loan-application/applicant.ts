import { fill, languageOr, localisePath, provider, type Language } from '@statewise/i18n';
import type { StoredApplication } from '../engine/stored-application.js';
import type { MailText } from './mail-texts.js';

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

/** A mail's text with its values and the bank's name put in. */
export function written(
  { subject, body }: MailText,
  values: Readonly<Record<string, string | number>>,
): { subject: string; text: string } {
  return { subject: `${subject} – ${provider.name}`, text: fill(body, { bank: provider.name, ...values }) };
}

/** Where an applicant opens the application again, with or without typing its code. */
export function resumeLink(publicUrl: string, language: Language, code?: string): string {
  return `${publicUrl}${localisePath({ country: 'ot', language }, '/loan-application/resume')}${code === undefined ? '' : `/${code}`}`;
}
