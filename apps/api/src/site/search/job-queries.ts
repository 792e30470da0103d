import { fill, type Language } from '@statewise/i18n';
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts: Readonly<Record<Language, typeof en>> = { en, nl, fr };

/** Words by which people ask for work here; no job needs to say them of itself. */
const asksForJobs =
  /^(?:jobs?|vacanc(?:y|ies)|careers?|vacatures?|banen|carrières?|carrieres?|emplois?|recrutement|sollicit\p{L}*)$/iu;

/** Whether a query has a word that asks for jobs as such, like “vacancies”. */
export function isAboutJobs(query: string): boolean {
  return (query.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => asksForJobs.test(word));
}

/** The page of the jobs, which is no text and thus in no index. */
export function jobsPage(language: Language): { readonly title: string; readonly text: string } {
  const { title, text } = texts[language].jobs;
  return { title, text: fill(text) };
}
