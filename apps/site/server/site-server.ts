import type { SiteHost } from '@statewise/site-content';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { hostContext } from '../app/host.js';

export { documentKey } from './document-key.js';

const answer = createRequestHandler(build, process.env['NODE_ENV']);

/** Answers the address of a page, whatever it is. */
export function handle(request: Request, host: SiteHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return answer(request, context);
}
