import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';

/** What belongs to this folder alone. */
const left = new Set(['node_modules', '.git', '.data', '.nx', '.tmp', '.react-router', 'test-results']);

/**
 * This workspace in a folder that may be changed and thrown away: its sources with what was compiled from them, which the
 * compiler then knows for current, and its packages without copying them.
 */
export function copyWorkspace(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-copy-'));
  const isOurs = (file: string): boolean => !left.has(path.basename(file));
  for (const entry of readdirSync(root).filter(isOurs))
    cpSync(path.join(root, entry), path.join(folder, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: isOurs,
    });
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  // Linked, not copied, where the system can; links between packages stay relative, so that ours lead to the copy.
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
