import { useDeferredValue } from 'react';

/** False while a page is drawn for the first time, true from then on: what its heading can do without is fetched after it. */
export function useDrawn(): boolean {
  return useDeferredValue<boolean>(true, false);
}
