import { isMainThread } from 'node:worker_threads';

// Loaded into the processes that the tools start: when the parent is gone, however it ended, they end too.
// A process that these start in turn has another parent and is left alone.
const parent = Number(process.env.STATEWISE_PARENT);

if (isMainThread && parent === process.ppid) {
  const isOrphan = () => process.ppid !== parent;
  setInterval(() => isOrphan() && process.kill(process.pid, 'SIGTERM'), 300).unref();
}
