import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, runningProcess } from './processes.ts';
import { CommandRefusal } from './workspace.ts';

/** The running process that holds the lock of `folder`. */
export function holderOf(folder: string): number | undefined {
  try {
    return runningProcess(readFileSync(path.join(folder, 'process.lock'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Makes this process the only one that uses `folder`; the lock of a process that was killed is taken over. */
export function lockFolder(folder: string): () => void {
  const lock = path.join(folder, 'process.lock');
  const mine = `${lock}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mine, identityOf(process.pid));
  } catch (error) {
    throw new CommandRefusal(`${folder} cannot be written by this account; was it made by another one?`, {
      cause: error,
    });
  }
  try {
    if (!isTaken(mine, lock)) return release(lock);
    const holder = holderOf(folder);
    if (holder !== undefined)
      throw new CommandRefusal(
        `Statewise already runs from ${path.dirname(folder)} (process ${holder}). Stop that one first.`,
      );
    rmSync(lock, { force: true });
    if (isTaken(mine, lock)) throw new CommandRefusal(`Another process has just started on ${folder}.`);
    return release(lock);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A link is made in one step, with its content: there is no moment at which the lock is empty. */
function isTaken(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return true;
  }
}

function release(lock: string): () => void {
  return () => rmSync(lock, { force: true });
}
