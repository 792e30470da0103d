import { localisePath, pagePaths, type Locale } from '@statewise/i18n';

/** The contact form with its subject filled in; for a job it asks for a CV as well. */
export function writeAbout(locale: Locale, subject: string, job?: number): string {
  const parameters = new URLSearchParams({ subject, ...(job !== undefined && { job: String(job) }) });
  return localisePath(locale, `${pagePaths.contact}?${parameters}#contact-form`);
}
