import { notFound } from '../locale.js';

/** There is no such page at all. */
export function loader(): never {
  throw notFound();
}

export default function Nowhere(): null {
  return null;
}
