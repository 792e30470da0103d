import { pageFailures, watchFailures } from '@statewise/ui';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadLanguage } from './messages/loaded.js';
import type { PageState } from './page/page-state.js';
import { pages } from './page/pages.js';
import { SitePage } from './page/site-page.js';

/** Takes over what the server has drawn. */
async function takeOver(root: HTMLElement, state: PageState): Promise<void> {
  const [page] = await Promise.all([
    state.route === undefined ? undefined : pages[state.route]?.(),
    loadLanguage(state.locale.language),
  ]);
  startTransition(() => {
    hydrateRoot(root, <SitePage state={state} page={page} />, {
      // An extension that changed the page is no failure that anybody needs to hear of; the log does.
      onRecoverableError: (error) => void pageFailures.note(error, { isShown: false }),
    });
  });
}

watchFailures('site');

const root = document.getElementById('site');
const state = document.getElementById('page-state')?.textContent;
if (root && state) void takeOver(root, JSON.parse(state));
