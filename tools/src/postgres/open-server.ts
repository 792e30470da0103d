import path from 'node:path';
import { lockFolder } from '../lock.ts';
import { runMain } from '../workspace.ts';
import { openServer } from './server.ts';

/** Opens the server on the folder named on the command line and keeps it until this process ends. */
await runMain(async () => {
  const folder = path.resolve(process.argv[2] ?? '.data/postgres');
  const release = lockFolder(path.dirname(folder));
  const server = await openServer(folder, 'statewise');
  process.stdout.write(`${server.url}\n`);
  const alive = setInterval(() => undefined, 60_000);
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve(name));
  });
  clearInterval(alive);
  await server.stop();
  release();
  return signal === 'SIGINT' ? 130 : 143;
});
