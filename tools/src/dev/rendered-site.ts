import { setTimeout as delay } from 'node:timers/promises';
import type { SiteServer } from '@statewise/site-content';
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import { failurePage } from './failure-page.ts';

// The API loads this file in place of the built site: it renders pages with modules that the development server lends.

const address = process.env.SITE_MODULES ?? '';
const transport: ModuleRunnerTransport = {
  async invoke(invocation) {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(invocation) });
    return (await response.json()) as { result: unknown } | { error: unknown };
  },
};

let known: { readonly revision: string; readonly site: Promise<SiteServer> } | undefined;

/** The site as its sources are now. */
async function currentSite(): Promise<SiteServer> {
  const revision = await (await fetch(address)).text();
  if (known?.revision !== revision) {
    // A runner of its own for each revision: two requests never mix modules of before and after a change.
    const runner = new ModuleRunner({ transport, hmr: false }, new ESModulesEvaluator());
    known = { revision, site: runner.import<SiteServer>('/server/site-server.ts') };
  }
  return known.site;
}

/** Answers the address of a page; a mistake in its sources is answered as a page that says so. */
export const handle: SiteServer['handle'] = async (request, host) => {
  try {
    return await (await currentSite()).handle(request, host);
  } catch (error) {
    known = undefined;
    await delay(200);
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Response(failurePage('The page cannot be rendered', said), {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
};
