import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../src/build.ts';
import { startNode, stopChildren } from '../src/child.ts';
import { freePort } from '../port.mjs';
import { admin } from '../experiments/harness/people.ts';
import { openServer } from '../src/postgres/server.ts';
import { untilReady } from '../src/api-process.ts';
import { root } from '../src/workspace.ts';
import { benchKey } from './digests.ts';
import type { Target } from './load.ts';

/** Rounds that are not counted: a server compiles its code while it is used. */
export const warmUps = 3;

/** The product, as another server is started of it. */
export const apiProgram = path.join(root, 'apps/api/dist/main.js');

/** What measurements run on: the built API and its database, which keeps what it says it keeps, on an empty folder. */
export interface Stand {
  /** Of the database. */
  readonly url: string;
  readonly client: pg.Client;
  /** The product. */
  readonly ours: Target;
  /** Where the inspector of the product listens when it gets SIGUSR1. */
  readonly inspector: number;
  /** Another server on the same database. */
  start(script: string, own?: NodeJS.ProcessEnv): Promise<Target>;
}

/** Builds, starts everything, measures, and leaves nothing behind; `more` is configured besides what all measurements share. */
export async function onStand<T>(work: (stand: Stand) => Promise<T>, more: NodeJS.ProcessEnv = {}): Promise<T> {
  await build();
  const folder = path.join(root, '.data/bench-postgres');
  rmSync(folder, { recursive: true, force: true });
  const postgres = await openServer(folder, 'bench');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const env = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '10',
    LOG_LEVEL: 'warn',
    SECRET_KEY: benchKey,
    CAPTCHA: 'off',
    RATE_LIMIT_FACTOR: '0',
    WORKER: 'off',
    NODE_ENV: 'production',
    // No applicant comes here: the server is measured without human check, limits and https.
    ALLOW_UNSAFE: '1',
    FILES_DIR: '.data/bench-files',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...more,
  };
  try {
    const inspector = await freePort();
    const ours = await start(apiProgram, { ...env, NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspector}` });
    return await work({
      url: postgres.url,
      client,
      ours,
      inspector,
      start: (script, own = {}) => start(script, { ...env, ...own }),
    });
  } finally {
    await client.end();
    await stopChildren();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(script: string, env: NodeJS.ProcessEnv): Promise<Target> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startNode([script], { env: { PUBLIC_URL: url, ...env, PORT: String(port) }, output: 'inherit' });
  if (script === apiProgram) await untilReady(child, url);
  else await delay(1500);
  return { url, pid: child.process.pid ?? 0 };
}
