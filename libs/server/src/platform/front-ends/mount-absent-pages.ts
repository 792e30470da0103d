import { parseLocalisedPath, localisePath } from '@statewise/i18n';
import type { MountPages } from '../http/page-host.js';
import { isPageAddress } from '../http/route-table.js';
import { languageOf } from '../problem/language.js';
import { FrontEnds, isOpened } from './front-ends.js';

/**
 * In place of a site, where a product has none: what a person opens and is not there is a page that says so, in the dress of
 * the front end at the root; the root of a locale leads to that front end.
 */
export const mountAbsentPages: MountPages = ({ server, app, headers, routes }) => {
  const frontEnds = app.get(FrontEnds, { strict: false });
  server.use((request, response, next) => {
    const { path } = request;
    const { built, startPath } = frontEnds.start ?? {};
    if (built === undefined || !isOpened(request) || !isPageAddress(path, routes)) return next();
    const localised = parseLocalisedPath(path);
    if (localised?.path === '/') return response.redirect(302, localisePath(localised.locale, `${startPath}/`));
    const { cookie: cookies = '' } = request.headers;
    headers.protectPage(response);
    response
      .status(404)
      .set({ 'Cache-Control': 'no-store', Vary: 'Accept, Accept-Language, Cookie' })
      .type('html')
      .send(built.absent(localised?.locale.language ?? languageOf(request), cookies));
  });
};
