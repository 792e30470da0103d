import type { RateLimit } from '@statewise/contract';

export {
  changesOfApplication,
  requestsOfAddress,
  unknownCodes,
  unknownCodesOfAll,
  unknownCodesWhileGuessed,
  type RateLimit,
} from '@statewise/contract';

/** The header fields of the IETF's RateLimit draft: the limit itself, and what is left of it for how many seconds. */
export function rateLimitHeaders(
  { name, seconds }: RateLimit,
  { allowed, left, resets }: { readonly allowed: number; readonly left: number; readonly resets: number },
): readonly [policy: string, standing: string] {
  return [`"${name}";q=${allowed};w=${seconds}`, `"${name}";r=${left};t=${Math.max(0, Math.ceil(resets))}`];
}
