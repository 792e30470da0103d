import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { onScroll } from '../information/use-side-menu.js';
import { isGliding, restingPlace } from './glide.js';
import { passedAnchor, type Anchor } from './passed-anchor.js';

const AnchorContext = createContext<readonly string[]>([]);

/** Where hashes of a page lead to: its sections and, where they belong to none, its headings. */
const places = 'main :is(section, h1, h2, h3, h4, li:not([role]))[id]';

/** Keeps the hash of the address in step with the anchor that was passed last, on every page. */
export function FollowedAnchor({ children }: { readonly children: ReactNode }): ReactNode {
  const [passed, setPassed] = useState<readonly string[]>([]);
  useEffect(() => {
    const tell = (anchors: readonly Anchor[], last: Anchor | undefined): void => {
      const ids = last === undefined ? [] : anchors.slice(0, anchors.indexOf(last) + 1).map(({ id }) => id);
      setPassed((before) => (before.length === ids.length && before.at(-1) === ids.at(-1) ? before : ids));
    };
    const arrived = anchorsOf(document);
    tell(
      arrived,
      arrived.find(({ id }) => id === hashOf(location)),
    );
    return onScroll(() => {
      if (isGliding()) return;
      const anchors = anchorsOf(document);
      const most = document.documentElement.scrollHeight - innerHeight;
      const last = passedAnchor(anchors, { scrolled: scrollY, most, hash: hashOf(location) });
      tell(anchors, last);
      const hash = last === undefined ? '' : `#${last.id}`;
      if (hashOf(location) !== (last?.id ?? ''))
        history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
    });
  }, []);
  return <AnchorContext value={passed}>{children}</AnchorContext>;
}

/** The last of some anchors that was passed. */
export function useFollowedAnchor(ids: readonly string[]): string | undefined {
  return useContext(AnchorContext).findLast((id) => ids.includes(id));
}

function anchorsOf(page: Document): Anchor[] {
  return [...page.querySelectorAll<HTMLElement>(places)]
    .filter((place) => !place.parentElement?.closest('section[id], aside') && place.getClientRects().length > 0)
    .map((place) => ({ id: place.id, restsAt: restingPlace(place) }));
}

function hashOf({ hash }: Location): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
