import { createContext, useContext } from 'react';
import type { PageData } from './page-data.js';

/** Where one is, as components need it. */
type Place = Pick<PageData, 'path' | 'search' | 'paths'>;

export const PlaceContext = createContext<Place>({ path: '/', search: '', paths: {} });

export function usePlace(): Place {
  return useContext(PlaceContext);
}
