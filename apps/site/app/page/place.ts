import { createContext, useContext } from 'react';
import type { PathsByLanguage } from '../shell/addresses.js';

/** Where one is, as components need it. */
interface Place {
  readonly path: string;
  readonly search: string;
  /** The same page in other languages. */
  readonly paths: PathsByLanguage;
}

export const PlaceContext = createContext<Place>({ path: '/', search: '', paths: {} });

export function usePlace(): Place {
  return useContext(PlaceContext);
}
