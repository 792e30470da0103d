import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../..');

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** Kilobytes of gzipped script that each page of the loan wizard needs before it can be used. */
export async function bundleTable(): Promise<string> {
  const dist = path.join(root, 'apps/loan/dist');
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const entry = Object.entries(manifest).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error('the manifest names no entry');
  const first = closure(manifest, entry);
  const rows = Object.entries(manifest)
    .filter(([name]) => /\/pages\/[^/]+\.tsx$/.test(name))
    .map(([name]) => `| ${path.basename(name, '.tsx')} | ${kilobytes(dist, new Set([...first, ...closure(manifest, name)]))} |`);
  return ['| page | kB gzipped |', '|---|---|', `| every page | ${kilobytes(dist, first)} |`, ...rows.sort()].join('\n');
}

function closure(manifest: Record<string, ManifestEntry>, name: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[name];
  if (!entry || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

function kilobytes(dist: string, files: ReadonlySet<string>): string {
  let bytes = 0;
  for (const file of files) if (file.endsWith('.js')) bytes += gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
  return (bytes / 1000).toFixed(1);
}

