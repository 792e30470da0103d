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

/** Chooses a language; the page is drawn anew in it. */
export function chooseLanguage(language: Language): void {
  setCookie(chosenLanguageCookie, language, tenYears);
  location.reload();
}

const chosenInPlace = 'statewise.console.language-chosen';

/** Chooses a language while something may have been typed: what is on the page stays and is drawn in it. */
export function chooseLanguageInPlace(language: Language): void {
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
