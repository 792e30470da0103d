import { notFound } from '../locale.js';

/** There is no such page, in this country and language or at all. */
export function loader(): never {
  throw notFound();
}

export default function Nothing(): null {
  return null;
}
