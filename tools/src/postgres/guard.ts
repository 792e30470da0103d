import { rmSync } from 'node:fs';
import { isGone } from '../processes.ts';

// Outlives the process that started Postgres, however that one ends: the end of our input is the end of that process.
const pid = Number(process.argv[2]);
const folderToRemove = process.argv[3];

async function stopPostgres(): Promise<void> {
  signal('SIGINT');
  if (!(await isGone(pid, 15_000))) {
    signal('SIGQUIT');
    await isGone(pid, 5_000);
  }
  if (folderToRemove !== undefined) rmSync(folderToRemove, { recursive: true, force: true });
}

function signal(name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.on('close', () => void stopPostgres());
process.stdin.resume();
