import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Fields of `/proc/<pid>/stat` behind the command's name, which may itself contain spaces; undefined where there is no such file. */
export function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Whether a process runs; one that has ended but was not yet collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** A process's number and, where the system tells, when it began: numbers are given out again. */
export function identityOf(pid: number): string {
  return `${pid} ${statOf(pid)?.[19] ?? ''}`.trim();
}

/** The number of the running process with this identity. */
export function runningProcess(identity: string): number | undefined {
  const pid = Number(identity.split(' ')[0]);
  return pid > 0 && isRunning(pid) && identityOf(pid) === identity ? pid : undefined;
}

/** Waits until a process is gone; false when it is still there after `milliseconds`. */
export async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isRunning(pid)) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}
