import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.ts';

/** Runs a program of our packages in a folder to its end; what it printed, and its exit code. */
export const runPackaged = (program: string, cwd: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

/** The same of one that prints JSON, whether or not it finds something. */
export function jsonOfPackaged(...called: Parameters<typeof runPackaged>): unknown {
  const { stdout, stderr } = runPackaged(...called);
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  return JSON.parse(stdout);
}
