import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is read of a lock file. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly link?: boolean }
    >
  >;
}

export interface UsedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author wrote it, in SPDX's words mostly. */
  readonly licence: string;
}

/** Licences that ask for no more than to be named and enclosed. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Unlicense',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Python-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
];

/** Packages whose manifest says nothing, by what the licence that lies beside it is. */
const looked: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** The packages that the product is delivered with; `manifestOf` reads that of one that is installed. */
export function usedPackages({ packages }: Lock, manifestOf: (folder: string) => unknown): UsedPackage[] {
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true)
    .map(([folder, { version = '', license }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license ?? olderStyle(manifestOf(folder)) ?? looked[name] ?? 'no licence' };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The packages that the product of a workspace is delivered with. */
export function packagesOf(root: string): UsedPackage[] {
  const read = (...names: string[]) => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));
  return usedPackages(read('package-lock.json'), (folder) => read(folder, 'package.json'));
}

/** Those of which a licence is not among the allowed; of a choice one is enough, of several all. */
export function unallowed(packages: readonly UsedPackage[]): UsedPackage[] {
  return packages.filter(({ licence }) => !choices(licence).some(isAllowed));
}

const choices = (licence: string): string[] => licence.replace(/^\(|\)$/g, '').split(' OR ');
const isAllowed = (choice: string): boolean => choice.split(' AND ').every((one) => allowed.includes(one));

/** Before there was one word for it, manifests had a list. */
function olderStyle(manifest: unknown): string | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('licenses' in manifest)) return undefined;
  const [first]: unknown[] = Array.isArray(manifest.licenses) ? manifest.licenses : [];
  return typeof first === 'object' && first !== null && 'type' in first ? String(first.type) : undefined;
}
