import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addresses } from './addresses.ts';
import { startApi, untilReady } from './api-process.ts';
import { build } from './build.ts';
import { stopChildren } from './child.ts';
import { consoleLines } from './console-lines.ts';
import { dataFolder, openDatabase } from './database.ts';
import { givenDatabase } from './given-database.ts';
import { lockFolder } from './lock.ts';
import { runMain, stopSignal } from './workspace.ts';

const port = process.env.PORT ?? '3000';
const url = `http://localhost:${port}`;

async function serve(): Promise<number> {
  const began = performance.now();
  const stopped = stopSignal().then(() => undefined);
  const release = lockFolder(dataFolder);
  process.stdout.write('Building what changed, starting Postgres …\n');
  const preparing = prepare();
  try {
    const database = await Promise.race([preparing, stopped]);
    if (database === undefined) return 0;
    const api = startApi({ PORT: port, ...database.env }, consoleLines(path.join(dataFolder, 'api.log')));
    const ready = untilReady(api, url).then(() => 'ready' as const);
    if ((await Promise.race([ready, stopped])) === 'ready') announce(began);
    return await Promise.race([stopped.then(() => 0), api.exit.then(() => 1)]);
  } finally {
    await stopChildren();
    const [database] = await Promise.allSettled([preparing]);
    if (database.status === 'fulfilled') await database.value.stop();
    release();
  }
}

async function prepare() {
  mkdirSync(dataFolder, { recursive: true });
  const [database] = await Promise.all([openDatabase(), build()]);
  return database;
}

function announce(began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const given = givenDatabase();
  const where = given ? `on the database of ${given.variable}` : 'on its own Postgres, with data in .data/';
  process.stdout.write(
    `\nStatewise runs ${where} (ready after ${seconds} s):\n\n${addresses(url)}\n\nThe log is in .data/api.log. Ctrl-C ends everything; the data stays.\n`,
  );
}

await runMain(serve);
