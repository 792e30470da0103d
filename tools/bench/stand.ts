import type pg from 'pg';
import { freePort } from '../port.mjs';
import { Stage } from '../experiments/harness/stage.ts';
import { untilStopped } from '../src/child.ts';
import type { ReplicaProcess } from '../src/replica.ts';
import { runMain } from '../src/workspace.ts';

/** Rounds that are not counted: a server compiles its code while it is used. */
export const warmUps = 3;

type Numbers = Readonly<Record<string, number | readonly number[]>>;

/**
 * What the command line says: numbers in the order of their defaults, with commas between several of one, and words that are known. Anything
 * else ends the command with a sentence.
 */
export function given<T extends Numbers>(defaults: T, ...known: readonly string[]): T & { readonly words: string[] } {
  const words = process.argv.slice(2).filter((one) => known.includes(one));
  const numbers = process.argv.slice(2).filter((one) => !known.includes(one));
  const names = Object.keys(defaults);
  const read = Object.entries(defaults).map(([name, usual], at) => {
    const [first = usual, ...more] = numbers[at]?.split(',').map(Number) ?? [];
    return [name, typeof usual === 'number' || first === usual ? first : [first, ...more]];
  });
  const isWrong = (text: string, at: number) =>
    !(typeof defaults[names[at] ?? ''] === 'number' ? /^[1-9]\d*$/ : /^[1-9]\d*(?:,[1-9]\d*)*$/).test(text);
  const wrong = numbers.find((text, at) => at >= names.length || isWrong(text, at));
  if (wrong !== undefined) {
    const wanted = [...names.map((name) => `how many ${name}`), ...known.map((word) => `"${word}"`)];
    process.stderr.write(`\n"${wrong}" is not what is measured; it takes ${wanted.join(', ') || 'no arguments'}.\n`);
    process.exit(1);
  }
  return { ...(Object.fromEntries(read) as T), words };
}

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

type Work = (stand: Stand) => Promise<boolean | void>;

/**
 * Starts everything, measures, and leaves nothing behind, also where a signal ends it. `more` is configured besides what all
 * measurements share; the exit code, 1 where `work` says that something was not reached.
 */
export async function onStand(work: Work, more: NodeJS.ProcessEnv = {}): Promise<number> {
  let stage: Stage | undefined;
  const measured = async (): Promise<number> => {
    const opened = (stage = new Stage([], 'packaged'));
    const start = (own: NodeJS.ProcessEnv = {}, nodeOptions: readonly string[] = []) =>
      opened.replica({ env: { DATABASE_POOL: '10', WORKER: 'off', ...more, ...own }, nodeOptions });
    await opened.open();
    const inspector = await freePort();
    const ours = await start({}, [`--inspect-port=127.0.0.1:${inspector}`]);
    return (await work({ stage: opened, client: await opened.sql(), ours, inspector, start })) === false ? 1 : 0;
  };
  const code = await untilStopped(measured()).finally(() => stage?.close());
  // What was being measured still waits for an answer.
  if (code === 130) process.exit(code);
  return code;
}

/** A measurement as a command. */
export const measurement = (work: Work): Promise<void> => runMain(() => onStand(work));
