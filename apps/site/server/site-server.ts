import { parseLocalisedPath } from '@statewise/i18n';
import type { SiteHost, SiteServer } from '@statewise/site-content';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { choicesIn } from '../app/choices.js';
import { hostContext } from '../app/host.js';

const answer = createRequestHandler(build, process.env['NODE_ENV']);

/** Answers the address of a page, whatever it is. */
export function handle(request: Request, host: SiteHost): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(hostContext, host);
  return answer(request, context);
}

/** Pages in a country and language are the same for everybody who chose the same; elsewhere the browser's languages count too. */
export const documentKey: SiteServer['documentKey'] = (path, cookies) =>
  parseLocalisedPath(path) && [path, ...Object.values(choicesIn(cookies))].join(' ');
