import { isGliding, restingPlace } from './glide.js';
import { onScroll } from './on-scroll.js';

/** Where hashes of a page lead to: its sections and, where they belong to none, its headings. */
const places = 'main :is(section, h1, h2, h3, h4, li:not([role]))[id]';

/** Keeps the hash of the address, and the links that lead to anchors, in step with the anchor that was passed last. */
export function followAnchors(): void {
  const show = (anchors: readonly Anchor[], last: Anchor | undefined): void =>
    showPassed(last === undefined ? [] : anchors.slice(0, anchors.indexOf(last) + 1).map(({ id }) => id));
  if (location.hash !== '') {
    const arrived = anchorsOf(document);
    show(
      arrived,
      arrived.find(({ id }) => id === idInHash(location)),
    );
  }
  onScroll(() => {
    if (isGliding()) return;
    const anchors = anchorsOf(document);
    const max = document.documentElement.scrollHeight - innerHeight;
    const last = passedAnchor(anchors, { scrolled: scrollY, max, hash: idInHash(location) });
    show(anchors, last);
    const hash = last === undefined ? '' : `#${last.id}`;
    if (idInHash(location) !== (last?.id ?? ''))
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  });
}

/** Marks in each list of links the one whose anchor was passed last. */
function showPassed(passed: readonly string[]): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-follows]')) {
    const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const at = (id: string) => links.find(({ hash }) => idInHash({ hash }) === id);
    const current = passed.map(at).findLast((link) => link !== undefined);
    const before = list.querySelector<HTMLElement>('[aria-current]');
    if (before === (current ?? null)) continue;
    before?.removeAttribute('aria-current');
    if (!current) continue;
    current.setAttribute('aria-current', 'true');
    // A list that is wider than the window is scrolled by itself; the page stays where it is.
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }
}

function anchorsOf(page: Document): Anchor[] {
  return [...page.querySelectorAll<HTMLElement>(places)]
    .filter((place) => !place.parentElement?.closest('section[id], aside') && place.getClientRects().length > 0)
    .map((place) => ({ id: place.id, restsAt: restingPlace(place) }));
}

/** What a hash names; nothing where it is malformed. */
export function idInHash({ hash }: { readonly hash: string }): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A place that hashes lead to. */
export interface Anchor {
  readonly id: string;
  /** How far the page is scrolled after a jump to it, in pixels, were the page long enough. */
  readonly restsAt: number;
}

/** Browsers put a page on whole device pixels. */
const tolerance = 1.5;

/**
 * The anchor passed last. One that a jump led to stays while the page is where the jump left it: the last ones of a page
 * can stand so low that they are never passed.
 */
export function passedAnchor(
  anchors: readonly Anchor[],
  page: { readonly scrolled: number; readonly max: number; readonly hash: string },
): Anchor | undefined {
  const target = anchors.find(({ id }) => id === page.hash);
  if (target && Math.abs(Math.min(target.restsAt, page.max) - page.scrolled) <= tolerance) return target;
  return anchors.findLast(({ restsAt }) => restsAt <= page.scrolled + tolerance);
}
