import {
  chosenLanguageCookie,
  languageIn,
  languages,
  preferredLanguage,
  type Language,
  type Locale,
} from '@statewise/i18n';
import { setCookie, tenYears } from '@statewise/ui';

/** The language that was chosen in this browser, else the first of the browser's own that the console is written in. */
export function chosenLanguage(): Language {
  return languageIn(document.cookie) ?? preferredLanguage(navigator.languages) ?? languages[0];
}

const chosenInPlace = 'statewise.console.language-chosen';

/** Chooses a language: what is on the page stays, also what is typed, and is drawn in it. */
export function chooseLanguage(language: Language): void {
  setCookie(chosenLanguageCookie, language, tenYears);
  dispatchEvent(new Event(chosenInPlace));
}

/** Calls `draw` whenever a language is chosen in place. */
export function onLanguageChosen(draw: () => unknown): void {
  addEventListener(chosenInPlace, () => void draw());
}

/** How the console writes figures and dates in a language. */
export function consoleLocale(language = chosenLanguage()): Locale {
  return { country: language === 'en' ? 'mt' : 'be', language };
}
