import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from './workspace-packages.ts';
import { root } from './workspace.ts';

/** Gives another workspace the packages of this one by links, and its own ones by their names. */
export function lendPackages(folder: string): void {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@statewise') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  mkdirSync(path.join(packages, '@statewise'));
  for (const { name, folder: place } of packagesIn(folder, '{apps/*,libs/*,tools}'))
    symlinkSync(path.join(folder, place), path.join(packages, name));
}
