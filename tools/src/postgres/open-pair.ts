import { createInterface } from 'node:readline';
import { runMain } from '../workspace.ts';
import { startPair } from './standby.ts';

/** Opens a primary and its standby and says where they are; `stop primary` or `stop standby` ends one, the end of the input both. */
await runMain(async () => {
  const servers = new Map((await startPair()).map((server, place) => [['primary', 'standby'][place], server]));
  process.stdout.write(`${JSON.stringify([...servers.values()].map(({ url }) => url))}\n`);
  for await (const line of createInterface(process.stdin)) {
    const name = line.replace(/^stop /, '');
    await servers.get(name)?.stop();
    servers.delete(name);
    process.stdout.write('stopped\n');
  }
  for (const server of servers.values()) await server.stop();
  return 0;
});
