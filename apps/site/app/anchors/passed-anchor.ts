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
