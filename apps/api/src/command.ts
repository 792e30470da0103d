import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { AuditSignatures } from '@statewise/server/platform/audit/audit-signatures.js';
import { Reencryption } from '@statewise/server/platform/secret-key/reencryption.js';
import { LogParts } from '@statewise/server/engine/log-parts.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { Client } from 'pg';
import { Config, readConfig } from '@statewise/server/platform/config/config.js';
import { ConfigError } from '@statewise/server/platform/config/env-reader.js';
import { DatabaseHosts } from '@statewise/server/platform/database/database-hosts.js';
import { isDatabaseOutage } from '@statewise/server/platform/database/outage.js';
import { UnnamedFiles } from '@statewise/server/platform/storage/unnamed-files.js';
import { prepareDatabase } from '@statewise/server/platform/database/prepare-database.js';
import { createLog } from '@statewise/server/platform/logging/log.js';
import { AppModule } from './app.module.js';
import { Intermediaries } from './intermediaries/intermediaries.service.js';
import { intermediaryCommand } from './intermediaries/intermediary-command.js';
import { migrations } from './migrations.js';

type Command = (app: INestApplicationContext, args: readonly string[]) => Promise<boolean>;

/** Brings the database up to date as its owner, where replicas run as a role that may not. */
async function migrate(): Promise<boolean> {
  const config = readConfig({ ...process.env, WORKER: 'off' });
  await prepareDatabase(config, createLog(config), migrations);
  say('The database is up to date.');
  return true;
}

const commands: Readonly<Record<string, Command>> = {
  'flows-verify': async (app) => {
    const { checked, older, newer, awaiting, away, divergences } = await app
      .get(FlowMaintenance, { strict: false })
      .verify();
    for (const { id, flow, difference } of divergences) say(`${flow} ${id}: ${difference}`);
    say(`${checked} applications replayed, ${divergences.length} differ from what is stored.`);
    if (away) say(`${away} have their logs in cold storage elsewhere: bring those tables back to look at them.`);
    if (awaiting)
      say(`${awaiting} await flows:migrate: their hashes were checked, their charts cannot be followed yet.`);
    if (newer > 0) say(`${newer} are of a newer release, which has to look at them.`);
    if (older > 0) say(`${older} have entries from before the log was chained, which no hash protects.`);
    return divergences.length === 0;
  },
  'audit-verify': async (app) => {
    const { signatures, rows, broken, cold, cleared, last } = await app
      .get(AuditSignatures, { strict: false })
      .verify();
    for (const { seq, afterId, lastId } of broken)
      say(`Seal ${seq}: rows ${BigInt(afterId) + 1n} to ${lastId} are not what was sealed.`);
    say(`${rows} rows under ${signatures} seals, ${broken.length} of which do not hold.`);
    if (cold > 0) say(`${cold} of the seals are in cold storage.`);
    if (cleared) say(`Cleared until seal ${cleared.seq}, by ${cleared.by} at ${cleared.at.toISOString()}.`);
    // Rows that were cut off together with their seals leave no trace but in the log, which is kept elsewhere.
    if (last) say(`The last seal is ${last.seq}, ${last.hash}: it has to be the last that the log tells of.`);
    return broken.length === 0;
  },
  'audit-clear': (app, args) => clearAudit(app, 'clear', args),
  'audit-detach': (app, args) => clearAudit(app, 'detach', args),
  'log-detach': async (app, [before = '', by = '']) => {
    const moment = momentOf(before, by, 'parts of the log are taken to cold storage');
    const parts = await withOwner(app, (owner) => app.get(LogParts, { strict: false }).detach(moment, by, owner));
    for (const { name, row_count } of parts) say(`cold.${name}: ${row_count} entries.`);
    say(`${parts.length} parts taken to cold storage.`);
    return true;
  },
  'flows-migrate': async (app) => {
    const { migrated, left } = await app.get(FlowMaintenance, { strict: false }).migrate();
    for (const { id, flow, difference } of left) say(`${flow} ${id}: ${difference}`);
    say(`${migrated} applications brought to the newest version of their flow, ${left.length} left as they are.`);
    return left.length === 0;
  },
  'secrets-reseal': async (app) => {
    for (const [kind, count] of await app.get(Reencryption).run())
      say(`${kind}: ${count} sealed under the present key.`);
    return true;
  },
  'files-sweep': async (app) => {
    say(`${await app.get(UnnamedFiles, { strict: false }).sweepStore()} files removed that nothing names.`);
    return true;
  },
  intermediary: (app, args) =>
    intermediaryCommand(app.get(Intermediaries, { strict: false }), args, { input: process.stdin, say }),
};

/** Removes rows of the audit from before a day, for good or to the schema `cold`. */
async function clearAudit(
  app: INestApplicationContext,
  how: 'clear' | 'detach',
  [before = '', by = '']: readonly string[],
): Promise<boolean> {
  const moment = momentOf(before, by, how === 'clear' ? 'rows are cleared' : 'rows are taken to cold storage');
  const signatures = app.get(AuditSignatures, { strict: false });
  const rows = await withOwner(app, (owner) => signatures.clear(moment, by, owner, how));
  say(how === 'clear' ? `${rows} rows cleared.` : `${rows} rows taken to cold storage.`);
  return true;
}

/** The day that a command was given; throws an Error where that, or who gives it, is missing. */
function momentOf(before: string, by: string, what: string): Date {
  const moment = new Date(before);
  if (Number.isNaN(moment.getTime()) || by === '')
    throw new Error(`Name the day before which ${what}, and who does so: -- 2020-01-01 ada@bank.example`);
  return moment;
}

/** Does something as the owner of the tables. */
async function withOwner<T>(app: INestApplicationContext, work: (owner: Client) => Promise<T>): Promise<T> {
  const { databaseOwnerUrl, databaseUrl } = app.get(Config);
  const owner = new Client({ connectionString: await new DatabaseHosts(databaseOwnerUrl ?? databaseUrl).writable() });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs one command over the database; what it finds wrong makes it end with 1, as does an unknown name. */
async function run(name: string, args: readonly string[]): Promise<boolean> {
  const command = name === 'migrate' ? migrate : commands[name];
  if (!command) {
    say(
      `There is no command ${name || '(none given)'}; there are: ${[...Object.keys(commands), 'migrate'].join(', ')}.`,
    );
    return false;
  }
  // Those that take arguments name them.
  if (command.length < 2 && args.length > 0) throw new Error(`${name} takes no arguments: ${args.join(' ')}`);
  if (name === 'migrate') return migrate();
  const { LOG_LEVEL = 'error', DATABASE_WAIT = '10' } = process.env;
  const config = readConfig({ ...process.env, WORKER: 'off', LOG_LEVEL, DATABASE_WAIT });
  const app = await NestFactory.createApplicationContext(AppModule.with(config, createLog(config)), {
    logger: false,
    abortOnError: false,
  });
  const isDone = await command(app, args);
  await Promise.race([app.close(), sleep(longestClose)]);
  return isDone;
}

/** Milliseconds that a command waits for its connections to be closed. */
const longestClose = 5_000;

/** Why a command came to nothing, in a sentence. */
function failureOf(error: unknown): string {
  if (error instanceof ConfigError) return error.complaints.join('\n');
  if (isDatabaseOutage(error)) return `The database cannot be used: ${reasonOf(error)}.`;
  return reasonOf(error);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error.message || error.name;
}

/** Ends the process once everything is written: what a failed start left open would keep it. */
async function end(code: number, sentence = ''): Promise<never> {
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await new Promise<void>((resolve) => process.stderr.write(sentence, () => resolve()));
  process.exit(code);
}

const [name = '', ...args] = process.argv.slice(2);
await run(name, args).then(
  (isDone) => end(isDone ? 0 : 1),
  (error: unknown) => end(1, `${failureOf(error)}\n`),
);
