import { offeredOf, pathsOf } from '../shell/addresses.js';
import type { MissingText, PageData } from './page-data.js';
import type { PageState } from './page-state.js';

/** What the scripts of a page get to know; `missing` is filled while the page is drawn. */
export function pageDataOf(
  { locale, path, search, layout, data }: PageState,
  missing: readonly MissingText[],
): PageData {
  return {
    locale,
    path,
    search,
    paths: pathsOf(data),
    offered: offeredOf(data),
    isLanguageChecked: layout?.isLanguageChecked ?? true,
    texts: layout?.texts,
    missing,
  };
}
