import { gather, type Crowd, type Send } from './applicant.ts';
import { Journal } from './journal.ts';
import { differences, storedIn } from './oracle.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';

/** Something that is tried on a running server, and must not break it. */
export interface Experiment {
  readonly name: string;
  /** How much of it is all of it, and of what. */
  readonly full: number;
  readonly unit: string;
  /** Does it so many times; what is wrong goes into the tally. */
  run(stage: Stage, amount: number, tally: Tally): Promise<void>;
}

/** Lets people create, answer and send in applications while something is done, and then holds the database against what they were told. */
export async function whilePeopleSave(
  stage: Stage,
  tally: Tally,
  { count = 8, send, unkept }: { readonly count?: number; readonly send: Send; readonly unkept?: RegExp },
  act: (people: Crowd) => Promise<void>,
): Promise<void> {
  const journal = new Journal();
  const people = gather(count, send, journal);
  await act(people);
  await people.end();
  await holdAgainst(journal, stage, tally, unkept);
}

/** Compares the database with what was acknowledged, but for applications of which no journal is kept. */
export async function compare(journal: Journal, stage: Stage, tally: Tally, unkept?: RegExp): Promise<void> {
  const all = await storedIn(await stage.sql());
  const stored = all.filter(({ application }) => unkept?.test(application) !== true);
  tally.set('acknowledged', journal.size);
  tally.set('applications', stored.length);
  tally.faultsOf(differences(journal, stored));
}

/** The same, and every log with its hashes and its chart. */
export async function holdAgainst(...held: Parameters<typeof compare>): Promise<void> {
  const [, stage, tally] = held;
  await compare(...held);
  await verifyLogs(stage, tally);
}

/** Notes of how many logs `flows:verify` told. */
export const noteVerified = (said: string, tally: Tally): void =>
  tally.set('logs verified', Number(/^(\d+) applications replayed/m.exec(said)?.[1] ?? 0));

/** Replays every log and checks its hashes. */
export async function verifyLogs(stage: Stage, tally: Tally, env?: NodeJS.ProcessEnv): Promise<void> {
  const { code, said } = await stage.command('flows-verify', env);
  tally.claim(code === 0, `flows:verify: ${said.slice(0, 500)}`);
  noteVerified(said, tally);
}
