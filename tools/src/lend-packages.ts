import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

/** Gives another workspace the packages of this one by links, and its own ones by their names. */
export function lendPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@statewise') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  mkdirSync(path.join(packages, '@statewise'));
  for (const place of globSync('{apps/*,libs/*,tools}/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(path.join(folder, place), 'utf8'));
    symlinkSync(path.join(folder, path.dirname(place)), path.join(packages, name));
  }
}
