import { existsSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from './workspace-packages.ts';
import { root } from './workspace.ts';

/** What to open once the server is up: every front end that an app declares, in English. */
export function addresses(url: string): string {
  const frontEnds = packagesIn(root, 'apps/*').flatMap(({ statewise }) => statewise?.frontEnd ?? []);
  const lines = [
    ...(existsSync(path.join(root, 'apps/site')) ? [['Public site', `${url}/`]] : []),
    ...frontEnds.map(({ title, path: place }) => [title, `${url}${place.replace(':locale', 'be-en')}/`]),
    ['API documentation', `${url}/api/docs`],
  ];
  const listed = lines.map(([what = '', address = '']) => `  ${what.padEnd(20)}${address}`).join('\n');
  return `${listed}\n\nIn Dutch and French the addresses say be-nl and be-fr.`;
}
