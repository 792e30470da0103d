import { Problem } from '@statewise/server/platform/problem/problem.js';

/** What a list of articles asks for. */
export interface NewsQuery {
  /** The list's own id, echoed so that a page with several lists knows which one is answered. */
  readonly id: string | number | null;
  readonly offset: number;
  readonly languageId: number;
  readonly category: string | undefined;
}

const known = ['id', 'offset', 'language_id', 'category'];
const furthest = 1_000_000;
const longestText = 100;

/** Reads the fields of a form or of JSON; what cannot be meant is refused with the field's name. */
export function readNewsQuery(body: unknown): NewsQuery {
  const fields: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(fields)) if (!known.includes(name)) errors[name] = ['unknown'];
  const { id, category } = fields;
  if (!isShortText(id) && typeof id !== 'number' && !isAbsent(id)) errors['id'] = ['format'];
  if (typeof category !== 'string' && !isAbsent(category)) errors['category'] = ['format'];
  const offset = wholeNumber(fields['offset']);
  if (offset === undefined) errors['offset'] = ['numbers'];
  if (Object.keys(errors).length > 0) throw new Problem('REQUEST.FIELDS', { errors });
  return {
    id: typeof id === 'number' || typeof id === 'string' ? id : null,
    offset: Math.min(offset ?? 0, furthest),
    languageId: wholeNumber(fields['language_id']) ?? 0,
    category: typeof category === 'string' && category.trim() !== '' ? category.trim() : undefined,
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= longestText;

/** A whole number from 0 on, given as a number or as text; nothing at all counts as 0. */
function wholeNumber(value: unknown): number | undefined {
  if (isAbsent(value) || value === '') return 0;
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
