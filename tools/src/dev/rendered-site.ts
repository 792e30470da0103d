import { setTimeout as delay } from 'node:timers/promises';
import type { SiteServer } from '@statewise/site-content';
import { ESModulesEvaluator, EvaluatedModules, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import { failurePage } from './failure-page.ts';
import { keepModules } from './kept-modules.ts';
import type { Changed, Invocation } from './server-modules.ts';

// The API loads this file in place of the built site: it renders pages with modules that the development server lends.

/** What a runner asks the server for. */
interface Call {
  readonly name: string;
  readonly data: readonly [url?: string, importer?: string, options?: { readonly cached?: boolean }];
}

const address = process.env.SITE_MODULES ?? '';
const transport: ModuleRunnerTransport = {
  async invoke(invocation) {
    // What a runner has is of its revision: the server need not be asked whether it changed.
    const { name, data } = (invocation as Invocation).data as Call;
    if (name === 'fetchModule' && data[2]?.cached) return { result: { cache: true } };
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(invocation) });
    return (await response.json()) as { result: unknown } | { error: unknown };
  },
};

interface Revision {
  readonly revision: number;
  readonly modules: EvaluatedModules;
  readonly site: Promise<SiteServer>;
}

let known: Revision | undefined;

/** The site as its sources are now. */
async function currentSite(): Promise<SiteServer> {
  const { revision, files } = (await (await fetch(`${address}?since=${known?.revision ?? ''}`)).json()) as Changed;
  if (known?.revision === revision) return known.site;
  // A runner of its own for each revision: two requests never mix modules of before and after a change.
  const modules = new EvaluatedModules();
  if (known && files) keepModules(known.modules, files, modules);
  const runner = new ModuleRunner({ transport, hmr: false, evaluatedModules: modules }, new ESModulesEvaluator());
  known = { revision, modules, site: runner.import<SiteServer>('/server/site-server.ts') };
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
