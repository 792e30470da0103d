import { languages, type Language, type LoadedCatalogues, type Locale, type MissingText } from '@statewise/i18n';
import type { PathsByLanguage } from '../shell/addresses.js';

/** What the scripts of a page know of it, beside what each island is given. */
export interface PageData {
  readonly locale: Locale;
  readonly path: string;
  readonly search: string;
  /** The same page in other languages. */
  readonly paths: PathsByLanguage;
  /** Those that it is written in. */
  readonly offered: readonly Language[];
  /** Whether the reader's language was checked: then no other one is proposed. */
  readonly isLanguageChecked: boolean;
  /** Texts that were translated after the release, by area. */
  readonly texts?: LoadedCatalogues | undefined;
  /** What the server missed while it drew the page, and only a browser reports. */
  readonly missing: readonly MissingText[];
}

/** The element that holds it, as JSON. */
export const pageDataId = 'page-data';

const noData: PageData = {
  locale: { country: 'ot', language: 'en' },
  path: '/',
  search: '',
  paths: {},
  offered: languages,
  isLanguageChecked: true,
  missing: [],
};

/** What the server says of the page, in the browser. */
export function readPageData(): PageData {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? JSON.parse(json) : noData;
}
