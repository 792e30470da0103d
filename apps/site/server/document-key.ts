import { parseLocalisedPath } from '@statewise/i18n';
import type { SiteServer } from '@statewise/site-content';
import { choicesIn } from '../app/choices.js';

/** Pages in a country and language are the same for everybody who chose the same; elsewhere the browser's languages count too. */
export const documentKey: SiteServer['documentKey'] = (path, cookies) =>
  parseLocalisedPath(path) && [path, ...Object.values(choicesIn(cookies))].join(' ');
