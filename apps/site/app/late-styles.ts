import siteStyles from './styles/site.css?url';

/** Asks for the rules of everything that scripts add to a page, and waits for them; without them a page looks odd and works. */
export function lateStyles(): Promise<void> {
  return import.meta.env.DEV ? Promise.resolve() : load(siteStyles);
}

/** Not before what is drawn first: its fonts and pictures. */
function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' });
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  // Where its rules stand in the document already: the styles of a kind of page come after them.
  const own = document.querySelector('head > style') ?? document.head.lastElementChild;
  own?.after(link);
  return settled;
}
