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

const chosenInPlace = 'statewise.console.language-chosen';

/** Chooses a language while something may have been typed: what is on the page stays and is drawn in it. */
export function chooseLanguageInPlace(language: Language): void {
  localStorage.setItem(remembered, language);
  dispatchEvent(new Event(chosenInPlace));
}

/** Calls `draw` whenever a language is chosen in place. */
export function onLanguageChosen(draw: () => unknown): void {
  addEventListener(chosenInPlace, () => void draw());
}

/** How the console writes figures and dates. */
export function consoleLocale(): Locale {
  const language = chosenLanguage();
  return { country: language === 'en' ? 'mt' : 'be', language };
}
