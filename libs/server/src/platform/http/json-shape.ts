/** Deeper than any form, shallow enough for every recursive reader behind it. */
const deepest = 32;

/** Keys that reach an object's prototype where a careless reader copies them. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Only a text with one of these can hold a forbidden key, a NUL or half a surrogate pair; most bodies have none. */
const suspicious = /__proto__|constructor|prototype|\\u/;

/** Most values in one body; the largest page of content has a tenth of them. */
const mostValues = 10_000;

/** Whether a parsed body is one that every reader behind can take. */
export function isAcceptable(value: unknown, text: string): boolean {
  const room = { left: mostValues };
  return suspicious.test(text) ? isClean(value, 0, room) : isShallow(value, 0, room);
}

/** How many values may still come. */
interface Room {
  left: number;
}

function isShallow(value: unknown, depth: number, room: Room): boolean {
  if (--room.left < 0) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  for (const key in value) if (!isShallow((value as Record<string, unknown>)[key], depth + 1, room)) return false;
  return true;
}

function isClean(value: unknown, depth: number, room: Room): boolean {
  if (--room.left < 0) return false;
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest) return false;
  return Object.entries(value).every(([key, inner]) => isAllowedKey(key) && isClean(inner, depth + 1, room));
}

/** Postgres stores neither a NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

export const isAllowedKey = (key: string): boolean => !forbiddenKeys.has(key) && isStorable(key);
