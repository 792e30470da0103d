import type { Locale } from '@statewise/i18n';
import type { ReactNode } from 'react';
import type { loader as localeLoader } from '../routes/locale.js';
import type { StylePart } from './page-styles.js';

/** What a page's component gets: what its loader gave. */
export interface Loaded<Loader extends (...args: never[]) => unknown> {
  readonly data: Exclude<Awaited<ReturnType<Loader>>, Response>;
}

/** The menus, notices and cookies that stand around every page. */
export type LayoutData = Awaited<ReturnType<typeof localeLoader>>;

/** Everything that a page is drawn from. */
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

/** The module of a route; the parameter of its page, where it has one, takes what its loader gave. */
export interface PageModule {
  readonly default?: unknown;
  Page?(props: { readonly data: unknown }): ReactNode;
  /** The rules of its kind of page, where it has some; the build adds them. */
  readonly styles?: readonly StylePart[];
}
