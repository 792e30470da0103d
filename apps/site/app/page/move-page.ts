import { localisePath, parseLocalisedPath, provider } from '@statewise/i18n';

/** What a page has become without being loaded again. */
export interface MovedPage {
  readonly title: string;
  /** Where it stood and stands, behind the prefix. */
  readonly from: string;
  readonly to: string;
}

/** Lets title, head and the links to the same page elsewhere follow a page that has become another one. */
export function movePage({ title, from, to }: MovedPage): void {
  document.title = `${title} · ${provider.name}`;
  setContent('og:title', document.title);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]'))
    if (link.href.endsWith(from)) link.href = `${link.href.slice(0, -from.length)}${to}`;
  setContent('og:url', document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    const locale = parseLocalisedPath(`/${link.dataset['locale']}`)?.locale;
    if (locale) link.href = localisePath(locale, to);
  }
  // The forms that a choice of colours sends where script fails lead back to it.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="from"]'))
    input.value = location.pathname;
}

function setContent(property: string, content: string): void {
  document.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
}
