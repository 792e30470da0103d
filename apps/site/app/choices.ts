import { schemeIn } from '@statewise/i18n/scheme';
import { hasCookie, privacyCookie } from '@statewise/ui';
import { languageCookie } from './cookies.js';

/** What a visitor has chosen, by the cookies of a request: all of them that a page depends on. */
export function choicesIn(cookies: string) {
  return {
    isPrivacyAccepted: hasCookie(cookies, privacyCookie),
    isLanguageChecked: hasCookie(cookies, languageCookie),
    scheme: schemeIn(cookies),
  };
}
