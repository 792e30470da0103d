import { isLanguage, languages, type Language, type Locale } from '@statewise/i18n';

const remembered = 'statewise.console.language';

/** The language that was chosen in this browser, else the first of the browser's own that the console is written in. */
export function chosenLanguage(): Language {
  const chosen = localStorage.getItem(remembered);
  if (isLanguage(chosen)) return chosen;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return preferred.find(isLanguage) ?? languages[0];
}

/** Chooses a language; the page is drawn anew in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(remembered, language);
  location.reload();
}

/** How the console writes figures and dates. */
export function consoleLocale(): Locale {
  const language = chosenLanguage();
  return { country: language === 'en' ? 'mt' : 'be', language };
}
