import siteStyles from './styles/site.css?url';

let asked: Promise<void> | undefined;

/**
 * Fetches once the rules of everything that scripts add to a page, and resolves when they are there; without them a
 * page looks odd and works. A caller that can wait does so until the page is drawn: its first picture and its fonts
 * need the network before.
 */
export function lateStyles(): Promise<void> {
  return (asked ??= import.meta.env.DEV ? Promise.resolve() : loadAll());
}

async function loadAll(): Promise<void> {
  const [ofSite, ofKind] = document.querySelectorAll<HTMLStyleElement>('head > style');
  await Promise.all([load(siteStyles, ofSite), load(ofKind?.dataset['whole'], ofKind)]);
}

/**
 * A whole stylesheet stands where some of its rules stand in the document: those of a kind of page come after those of all.
 * What is for print alone is fetched after everything else and holds nothing up, until it is there and for all media.
 */
function load(href: string | undefined, some: HTMLStyleElement | undefined): Promise<void> | void {
  if (href === undefined || some === undefined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'print' });
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => {
      link.media = 'all';
      resolve();
    });
    link.addEventListener('error', () => resolve());
  });
  some.after(link);
  return settled;
}
