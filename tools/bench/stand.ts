import type pg from 'pg';
import { freePort } from '../port.mjs';
import { Stage } from '../experiments/harness/stage.ts';
import { build } from '../src/build.ts';
import type { ReplicaProcess } from '../src/replica.ts';

/** Rounds that are not counted: a server compiles its code while it is used. */
export const warmUps = 3;

/** What measurements run on: the built API and its database, which keeps what it says it keeps, on an empty folder. */
export interface Stand {
  readonly stage: Stage;
  readonly client: pg.Client;
  /** The product. */
  readonly ours: ReplicaProcess;
  /** Where the inspector of the product listens when it gets SIGUSR1. */
  readonly inspector: number;
  /** Starts the product once more, on the same database unless `env` names another. */
  start(env?: NodeJS.ProcessEnv): Promise<ReplicaProcess>;
}

/** Builds, starts everything, measures, and leaves nothing behind; `more` is configured besides what all measurements share. */
export async function onStand<T>(work: (stand: Stand) => Promise<T>, more: NodeJS.ProcessEnv = {}): Promise<T> {
  await build();
  const stage = new Stage([], 'packaged');
  const start = (own: NodeJS.ProcessEnv = {}, nodeOptions: readonly string[] = []) =>
    stage.replica({ env: { DATABASE_POOL: '10', WORKER: 'off', ...more, ...own }, nodeOptions });
  try {
    await stage.open();
    const inspector = await freePort();
    const ours = await start({}, [`--inspect-port=127.0.0.1:${inspector}`]);
    return await work({ stage, client: await stage.sql(), ours, inspector, start });
  } finally {
    await stage.close();
  }
}
