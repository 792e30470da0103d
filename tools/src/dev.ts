import { existsSync, mkdirSync, watch } from 'node:fs';
import path from 'node:path';
import { addresses } from './addresses.ts';
import { stopChildren } from './child.ts';
import { consoleLines } from './console-lines.ts';
import { dataFolder, openDatabase } from './database.ts';
import { ApiUnderChange } from './dev/api-under-change.ts';
import { DevServer } from './dev/dev-server.ts';
import { projectFolders } from './dev/compile.ts';
import { modulesAt, PageServers } from './dev/page-servers.ts';
import { lockFolder } from './lock.ts';
import { CommandRefusal, root, runMain, stopSignal } from './workspace.ts';

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
const url = `http://localhost:${port}`;
/** What renders the public site, of a product that has one. */
const renderedSite = path.join(import.meta.dirname, 'dev/rendered-site.ts');

const ignored =
  /(^|[/\\])(dist|build|node_modules|test-results|\.react-router|[^/\\]*\.spec\.tsx?)([/\\]|$)|\.tsbuildinfo$/;

/** The product under change: Vite puts changed pages into the browser, the API is compiled and started again. */
async function develop(): Promise<number> {
  const nodeOptions = nodeOptionsOf(process.argv.slice(2));
  const stopped = stopSignal();
  const release = lockFolder(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  console.log('Compiling the API, starting Postgres …');
  const database = await openDatabase();
  const api = new ApiUnderChange({
    env: {
      NODE_ENV: 'development',
      PUBLIC_URL: url,
      ...database.env,
      ...(existsSync(renderedSite) && { SITE_SERVER: renderedSite }),
      SITE_MODULES: modulesAt(`http://${host}:${port}`),
    },
    nodeOptions,
    onLine: consoleLines(path.join(dataFolder, 'api.log')),
    onEnd: tell,
  });
  let work = renew([]);
  const server = new DevServer(
    () => pages,
    () => api.state,
  );
  const pages = api.state.then(() => PageServers.start(server.http));
  const stopWatching = watchSources(projectFolders('apps/api'), (files) => {
    work = work.then(() => {
      console.log(`\n${changed(files)}`);
      return renew(files);
    });
  });

  async function renew(files: readonly string[]): Promise<void> {
    const began = performance.now();
    const state = await api.renew();
    if ('failure' in state) return tell(state.failure);
    if (files.length > 0) (await pages).reload(files);
    console.log(`The API is ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }

  function tell(failure: string): void {
    console.error(`\n${failure}\n`);
    void pages.then((open) => open.showFailure(failure));
  }

  try {
    await server.listen(port, host);
    await Promise.race([stopped, pages]);
    void work.then(() =>
      console.log(`\n${addresses(url)}\n\nSources are watched. Ctrl-C ends everything; the data stays.`),
    );
    await stopped;
    return 0;
  } finally {
    stopWatching();
    server.close();
    await Promise.all([stopChildren(), pages.then((open) => open.close())]);
    await database.stop();
    release();
  }
}

/** Calls `onChange` once a burst of changes in these folders is over, with the files that changed. */
function watchSources(folders: readonly string[], onChange: (files: readonly string[]) => void): () => void {
  const changed = new Set<string>();
  let settled: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || ignored.test(file)) return;
      changed.add(`${folder}/${file}`);
      clearTimeout(settled);
      settled = setTimeout(() => {
        onChange([...changed]);
        changed.clear();
      }, 50);
    }),
  );
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers) watcher.close();
  };
}

/** `--inspect` and its relatives are for the API's Node. */
function nodeOptionsOf(args: readonly string[]): readonly string[] {
  const unknown = args.find((arg) => !/^--inspect(?:-brk|-wait)?(?:=.+)?$/.test(arg));
  if (unknown !== undefined)
    throw new CommandRefusal(`"${unknown}" is not known. To debug the API: npm run dev -- --inspect`);
  return args;
}

function changed(files: readonly string[]): string {
  const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
  return `${files[0] ?? 'something'}${more} changed`;
}

await runMain(develop);
