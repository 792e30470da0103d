import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../workspace.ts';
import { sourceOf } from './library-sources.ts';

/** Gives the entry of a front end the wizard that a page of the console can have in a frame. */
export function embeddedWizard(): Plugin {
  return {
    name: 'embedded-wizard',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === '@statewise/wizard' && /\/src\/main\.tsx(?:\?|$)/.test(importer)
        ? sourceOf(path.join(root, 'libs/wizard'), './embedded')
        : undefined,
  };
}
