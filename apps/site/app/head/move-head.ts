import { provider } from '@statewise/i18n';

/** Lets title and addresses in the head follow a page that has become another one without being loaded again. */
export function moveHead(title: string, from: string, to: string): void {
  document.title = `${title} · ${provider.name}`;
  setContent('og:title', document.title);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]'))
    if (link.href.endsWith(from)) link.href = `${link.href.slice(0, -from.length)}${to}`;
  setContent('og:url', document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href);
}

function setContent(property: string, content: string): void {
  document.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);
}
