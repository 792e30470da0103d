import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runMain } from '../workspace.ts';
import { accountFor, type DatabaseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, passwordOf } from './data-folder.ts';
import { startPostmaster } from './postmaster.ts';
import { guard, urlOf, type Server } from './server.ts';

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

/** Starts two throwaway servers, of which the second follows the first by streaming replication. */
async function startPair(): Promise<readonly [primary: Server, standby: Server]> {
  const homes = ['primary', 'standby'].map((name) => mkdtempSync(path.join(tmpdir(), `statewise-${name}-`)));
  const [home = '', follower = ''] = homes;
  const account = accountFor(home);
  for (const folder of homes) if (account) chownSync(folder, account.uid, account.gid);
  const [data, copy] = [path.join(home, 'data'), path.join(follower, 'data')];
  const binaries = findBinaries('system', account);
  ensureCluster(data, binaries, account);
  // Nothing has run on it yet, so that a copy of its files is a base backup.
  cpSync(data, copy, { recursive: true, preserveTimestamps: true });
  chmodSync(copy, 0o700);
  const primary = await startPostmaster(data, binaries, account, ['fsync=off'], path.join(home, 'log'));
  follow(copy, urlOf(primary, data));
  giveAway(copy, account);
  const standby = await startPostmaster(copy, binaries, account, ['fsync=off'], path.join(follower, 'log'));
  return [
    { url: `${urlOf(primary, data)}/postgres`, stop: guard(primary, home) },
    { url: `${urlOf(standby, copy)}/postgres`, stop: guard(standby, follower) },
  ];
}

function follow(data: string, url: string): void {
  const { port } = new URL(url);
  const source = `host=127.0.0.1 port=${port} user=postgres password=${passwordOf(data)} application_name=standby`;
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(path.join(data, 'standby.signal'), '');
}

function giveAway(folder: string, account: DatabaseAccount): void {
  if (!account) return;
  for (const file of ['.', ...(readdirSync(folder, { recursive: true }) as string[])])
    chownSync(path.join(folder, file), account.uid, account.gid);
}
