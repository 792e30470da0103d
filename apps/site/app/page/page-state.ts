import { languages, type Language, type Locale } from '@statewise/i18n';
import { createContext, useContext, type ReactNode } from 'react';
import type { loader as localeLoader } from '../routes/locale.js';
import type { PathsByLanguage } from '../shell/addresses.js';

/** What a page's component gets: what its loader gave. */
export interface Loaded<Loader extends (...args: never[]) => unknown> {
  readonly data: Exclude<Awaited<ReturnType<Loader>>, Response>;
}

/** The menus, notices and cookies that stand around every page. */
export type LayoutData = Awaited<ReturnType<typeof localeLoader>>;

/** Everything that a page is drawn from, on the server and again in the browser. */
export interface PageState {
  /** The route whose page it is; absent where there is none. */
  readonly route?: string;
  readonly status: number;
  /** Under which the log has why there is no page. */
  readonly reference?: string;
  readonly locale: Locale;
  readonly path: string;
  readonly search: string;
  readonly layout?: LayoutData;
  readonly data?: unknown;
}

/** A module with a page; the method's parameter takes what the loader of the same route gave. */
export interface PageModule {
  Page(props: { readonly data: unknown }): ReactNode;
}

/** Where one is, as components need it. */
export interface Place {
  readonly path: string;
  readonly search: string;
  /** The same page in other languages. */
  readonly paths: PathsByLanguage;
  /** Those that it is written in. */
  readonly offered: readonly Language[];
  /** Says that the page has become another one without being loaded again; `path` is behind the prefix. */
  readonly moveTo: (path: string) => void;
}

export const PlaceContext = createContext<Place>({
  path: '/',
  search: '',
  paths: {},
  offered: languages,
  moveTo: () => undefined,
});

export function usePlace(): Place {
  return useContext(PlaceContext);
}
