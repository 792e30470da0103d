import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What belongs to one folder alone. */
const own = new Set(['node_modules', '.git', '.data', '.nx', '.tmp', '.react-router', 'test-results']);
/** What is made from the sources. */
const made = new Set(['dist', 'build', 'coverage', 'playwright-report']);

/** Copies a workspace into another folder: its sources, with what was compiled from them where that is asked for. */
export function copySources(from: string, to: string, { isBuilt = false } = {}): void {
  const isCopied = (file: string): boolean => {
    const name = path.basename(file);
    return !own.has(name) && (isBuilt || (!made.has(name) && !name.endsWith('.tsbuildinfo')));
  };
  for (const entry of readdirSync(from).filter(isCopied))
    cpSync(path.join(from, entry), path.join(to, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: isCopied,
    });
}
