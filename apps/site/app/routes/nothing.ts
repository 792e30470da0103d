import type { LoaderFunctionArgs } from 'react-router';
import { notFound, redirectToAnniversary, redirectToLocale } from '../locale.js';

/** There is no such page, in this country and language or at all. */
export function loader({ request }: LoaderFunctionArgs): never {
  redirectToLocale(request);
  redirectToAnniversary(request);
  throw notFound();
}

export default function Nothing(): null {
  return null;
}
