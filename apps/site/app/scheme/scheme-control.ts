import { schemeCookie, schemes } from '@statewise/i18n/scheme';
import { setCookie, tenYears } from '@statewise/ui';
import { onClick } from '../on-click.js';

const choices = '.site-scheme button';

/** Keeps the chosen colours in a cookie, by which the server draws the next page in them from the start, and shows them at once. */
export function watchScheme(): void {
  onClick<HTMLButtonElement>(choices, ({ value }, event) => {
    event.preventDefault();
    const chosen = schemes.find((scheme) => scheme === value);
    setCookie(schemeCookie, chosen ?? '', chosen === undefined ? 0 : tenYears);
    const { dataset } = document.documentElement;
    if (chosen === undefined) delete dataset['theme'];
    else dataset['theme'] = chosen;
    for (const button of document.querySelectorAll<HTMLButtonElement>(choices))
      button.setAttribute('aria-pressed', String(button.value === value));
  });
}
