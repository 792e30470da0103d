import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../copy-sources.ts';
import { root } from '../workspace.ts';

/**
 * This workspace in a folder that may be changed and thrown away: its sources with what was compiled from them, which the
 * compiler then knows for current, and its packages without copying them.
 */
export function copyWorkspace(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-copy-'));
  copySources(root, folder, { isBuilt: true });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Gives the copy the packages of this workspace, and its own ones by their names. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  // Linked, not copied, where the system can.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  const own = path.join(to, '@statewise');
  rmSync(own, { recursive: true });
  mkdirSync(own);
  for (const manifest of globSync('{apps/*,libs/*,tools}/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(path.join(folder, manifest), 'utf8'));
    symlinkSync(path.join(folder, path.dirname(manifest)), path.join(to, name));
  }
}
