import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

interface Description {
  readonly statewise?: { readonly frontEnd?: { readonly path: string; readonly title: string } };
}

/** What to open once the server is up: every front end that an app declares, in English. */
export function addresses(url: string): string {
  const frontEnds = globSync('apps/*/package.json', { cwd: root }).flatMap((file) => {
    const { statewise } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Description;
    return statewise?.frontEnd ?? [];
  });
  const lines = [
    ...(existsSync(path.join(root, 'apps/site')) ? [['Public site', `${url}/`]] : []),
    ...frontEnds.map(({ title, path: place }) => [title, `${url}${place.replace(':locale', 'be-en')}/`]),
    ['API documentation', `${url}/api/docs`],
  ];
  const listed = lines.map(([what = '', address = '']) => `  ${what.padEnd(20)}${address}`).join('\n');
  return `${listed}\n\nIn Dutch and French the addresses say be-nl and be-fr.`;
}
