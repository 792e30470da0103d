import { parseLocalisedPath } from '@statewise/i18n';

const here = 'http://own.invalid';

/**
 * A return address as it may stand in a header: the path of one of our own pages, encoded whatever signs it has;
 * undefined for what leads elsewhere or nowhere.
 */
export function ownPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || parseLocalisedPath(from) === undefined || !URL.canParse(from, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(from, here);
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
}
