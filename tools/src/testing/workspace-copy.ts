import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../copy-sources.ts';
import { lendPackages } from '../lend-packages.ts';
import { root } from '../workspace.ts';

/**
 * This workspace in a folder that may be changed and thrown away: its sources with what was compiled from them, which the
 * compiler then knows for current, and its packages without copying them.
 */
export function copyWorkspace(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-copy-'));
  copySources(root, folder, { isBuilt: true });
  lendPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
