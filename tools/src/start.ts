import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addresses } from './addresses.ts';
import { startApiEarly, untilReady } from './api-process.ts';
import { build } from './build.ts';
import { stopChildren, type Child } from './child.ts';
import { consoleLines } from './console-lines.ts';
import { dataFolder, openDatabase } from './database.ts';
import { externalDatabase, settingsOfDemonstration } from './external-database.ts';
import { lockFolder } from './lock.ts';
import { publicAddress } from './public-address.ts';
import { runMain, stopSignal } from './workspace.ts';

const port = process.env.PORT ?? '3000';
const url = `http://localhost:${port}`;
const publicUrl = publicAddress(process.env, port);

async function serve(): Promise<number> {
  const began = performance.now();
  const stopped = stopSignal().then(() => undefined);
  const release = lockFolder(dataFolder);
  process.stdout.write('Building what changed, starting Postgres …\n');
  mkdirSync(dataFolder, { recursive: true });
  const database = openDatabase();
  const env = database.then((opened) => opened.env);
  const demonstration = settingsOfDemonstration();
  const log = consoleLines(path.join(dataFolder, 'api.log'));
  const starting = build().then(() => startApiEarly({ PORT: port, PUBLIC_URL: publicUrl, ...demonstration }, env, log));
  try {
    const api = await Promise.race([started(starting, env), stopped]);
    if (api === undefined) return 0;
    const ready = untilReady(api, url).then(() => 'ready' as const);
    if ((await Promise.race([ready, stopped])) === 'ready') announce(began);
    return await Promise.race([stopped.then(() => 0), api.exit.then(() => 1)]);
  } finally {
    await stopChildren();
    const [opened] = await Promise.allSettled([database, starting]);
    if (opened.status === 'fulfilled') await opened.value.stop();
    release();
  }
}

/** The API, once there is a database for it too. */
async function started(starting: Promise<Child>, env: Promise<unknown>): Promise<Child> {
  const [api] = await Promise.all([starting, env]);
  return api;
}

function announce(began: number): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const given = externalDatabase();
  const where = given ? `on the database of ${given.variable}` : 'on its own Postgres, with data in .data/';
  process.stdout.write(
    `\nStatewise runs ${where} (ready after ${seconds} s):\n\n${addresses(url)}\n\nThe log is in .data/api.log. Ctrl-C ends everything; the data stays.\n`,
  );
}

await runMain(serve);
