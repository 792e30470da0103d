import { isMainThread } from 'node:worker_threads';

// Loaded into the processes that the tools start: when the parent is gone, however it ended, they end too.
// A process that these start in turn has another parent and is left alone.
const parent = Number(process.env.STATEWISE_PARENT);
/** Who takes in processes whose parent is gone: it may have ended before this file was read. */
const orphanage = 1;

if (isMainThread && (process.ppid === parent || process.ppid === orphanage)) {
  const isOrphan = () => process.ppid !== parent;
  setInterval(() => isOrphan() && process.kill(process.pid, 'SIGTERM'), 300).unref();
}
