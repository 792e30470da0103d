import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { addresses } from './addresses.ts';
import { build } from './build.ts';
import { stopChildren } from './child.ts';
import { consoleLines } from './console-lines.ts';
import { dataFolder, openDatabase } from './database.ts';
import { ApiUnderChange } from './dev/api-under-change.ts';
import { ReloadingProxy } from './dev/reloading-proxy.ts';
import { watchSources } from './dev/watch-sources.ts';
import { lockFolder } from './lock.ts';
import { stopSignal } from './stop-signal.ts';
import { runMain } from './workspace.ts';

const port = Number(process.env.PORT ?? 3000);
const url = `http://localhost:${port}`;

/** The product with everything reloaded when its sources change: what depends on them is built, the API restarted, open pages loaded again. */
async function develop(): Promise<number> {
  const stopped = stopSignal();
  const release = lockFolder(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  console.log('Building what changed, starting Postgres …');
  const database = await openDatabase();
  const api = new ApiUnderChange(
    { NODE_ENV: 'development', PUBLIC_URL: url, DATABASE_URL: database.url },
    consoleLines(path.join(dataFolder, 'api.log')),
  );
  const proxy = new ReloadingProxy(api.ready);
  let work = renew(api, proxy);
  const stopWatching = watchSources((files) => {
    work = work.then(() => announceChange(files)).then(() => renew(api, proxy));
  });
  try {
    await proxy.listen(port);
    await Promise.race([
      stopped,
      work.then(() =>
        console.log(`\n${addresses(url)}\n\nSources are watched. Ctrl-C ends everything; the data stays.`),
      ),
    ]);
    await stopped;
    return 0;
  } finally {
    stopWatching();
    proxy.close();
    await stopChildren();
    await database.stop();
    release();
  }
}

function announceChange(files: readonly string[]): void {
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  console.log(`\n${files[0] ?? 'something'}${more} changed`);
}

async function renew(api: ApiUnderChange, proxy: ReloadingProxy): Promise<void> {
  const began = performance.now();
  try {
    await build();
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return;
  }
  await api.restart();
  proxy.reload();
  console.log(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

await runMain(develop);
