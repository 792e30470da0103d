import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { build } from '../src/build.ts';
import { startNode, stopChildren } from '../src/child.ts';
import { freePort } from '../port.mjs';
import { openServer } from '../src/postgres/server.ts';
import { untilReady } from '../src/api-process.ts';
import { root } from '../src/workspace.ts';
import { benchKey } from './digests.ts';
import type { Target } from './load.ts';

/** Rounds that are not counted: a server compiles its code while it is used. */
export const warmUps = 3;

/** Who signs in where that is part of a measurement. */
export const benchAdmin = { email: 'bench@example.com', password: 'only for measurements' };

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
  start(script: string, more?: NodeJS.ProcessEnv): Promise<Target>;
}

/** Builds, starts everything, measures, and leaves nothing behind. */
export async function onStand(work: (stand: Stand) => Promise<void>): Promise<void> {
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
    ADMIN_EMAIL: benchAdmin.email,
    ADMIN_PASSWORD: benchAdmin.password,
  };
  try {
    const inspector = await freePort();
    const main = path.join(root, 'apps/api/dist/main.js');
    const ours = await start(main, { ...env, NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspector}` });
    await work({
      url: postgres.url,
      client,
      ours,
      inspector,
      start: (script, more = {}) => start(script, { ...env, ...more }),
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
  const child = startNode([script], { env: { ...env, PORT: String(port) }, output: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  if (script.endsWith('main.js')) await untilReady(child, url);
  else await new Promise((resolve) => setTimeout(resolve, 1500));
  return { url, pid: child.process.pid ?? 0 };
}

/** The middle one of a measure over several rounds. */
export function median<M extends string>(rounds: readonly Readonly<Record<M, number>>[], measure: M): number {
  const sorted = rounds.map((one) => one[measure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Signs the admin of the stand in and answers the cookie to send. */
export async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/session`, { method: 'POST', headers, body: JSON.stringify(benchAdmin) });
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return String(response.headers.get('set-cookie')).split(';')[0] ?? '';
}
