import type { Language } from '@statewise/i18n';

/** Words by which people ask for work here; no job needs to say them of itself. */
const asksForJobs =
  /^(?:jobs?|vacanc(?:y|ies)|careers?|vacatures?|banen|carrières?|carrieres?|emplois?|recrutement|sollicit\p{L}*)$/iu;

/** Whether a query has a word that asks for jobs as such, like “vacancies”. */
export function isAboutJobs(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => asksForJobs.test(word));
}

/** The page of the jobs, which is no text and thus in no index. */
export const jobsPage: Readonly<Record<Language, { readonly title: string; readonly text: string }>> = {
  en: { title: 'Jobs', text: 'All open jobs at Meridian Bank.' },
  nl: { title: 'Vacatures', text: 'Alle openstaande vacatures bij Meridian Bank.' },
  fr: { title: 'Emplois', text: 'Tous les emplois vacants chez Meridian Bank.' },
};
