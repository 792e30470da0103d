import type { LoadedCatalogues, ReportMissing } from '@statewise/i18n';
import { renderToString } from 'react-dom/server';
import type { PageData } from '../page/page-data.js';
import type { DrawIsland } from './island.js';
import { IslandFrame } from './island-frame.js';

/** Draws the islands of one page, each as a tree of its own, as the browser takes it over. */
export function drawIslands(page: PageData, catalogues: LoadedCatalogues, onMissing: ReportMissing): DrawIsland {
  let drawn = 0;
  return (content) => {
    drawn += 1;
    const prefix = `i${drawn}-`;
    const html = renderToString(<IslandFrame {...{ page, catalogues, onMissing }}>{content}</IslandFrame>, {
      identifierPrefix: prefix,
    });
    return { prefix, html };
  };
}
