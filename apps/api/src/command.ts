import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { AuditSignatures } from '@statewise/server/platform/audit/audit-signatures.js';
import { Reencryption } from '@statewise/server/platform/secret-key/reencryption.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { readConfig } from '@statewise/server/platform/config/config.js';
import { ConfigError } from '@statewise/server/platform/config/env-reader.js';
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
    const { checked, older, newer, divergences } = await app.get(FlowMaintenance, { strict: false }).verify();
    for (const { id, flow, difference } of divergences) say(`${flow} ${id}: ${difference}`);
    say(`${checked} applications replayed, ${divergences.length} differ from what is stored.`);
    if (newer > 0) say(`${newer} are of a newer release, which has to look at them.`);
    if (older > 0) say(`${older} have entries from before the log was chained, which no hash protects.`);
    return divergences.length === 0;
  },
  'audit-verify': async (app) => {
    const { signatures, rows, broken, last } = await app.get(AuditSignatures, { strict: false }).verify();
    for (const { seq, afterId, lastId } of broken)
      say(`Seal ${seq}: rows ${BigInt(afterId) + 1n} to ${lastId} are not what was sealed.`);
    say(`${rows} rows under ${signatures} seals, ${broken.length} of which do not hold.`);
    // Rows that were cut off together with their seals leave no trace but in the log, which is kept elsewhere.
    if (last) say(`The last seal is ${last.seq}, ${last.hash}: it has to be the last that the log tells of.`);
    return broken.length === 0;
  },
  'flows-migrate': async (app) => {
    say(
      `${await app.get(FlowMaintenance, { strict: false }).migrate()} applications brought to the newest version of their flow.`,
    );
    return true;
  },
  'secrets-reseal': async (app) => {
    for (const [kind, count] of await app.get(Reencryption).run())
      say(`${kind}: ${count} sealed under the present key.`);
    return true;
  },
  intermediary: (app, args) =>
    intermediaryCommand(app.get(Intermediaries, { strict: false }), args, { input: process.stdin, say }),
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs one command over the database; what it finds wrong makes it end with 1, as does an unknown name. */
async function run(name: string, args: readonly string[]): Promise<boolean> {
  if (name === 'migrate') return migrate();
  const command = commands[name];
  if (!command) {
    say(
      `There is no command ${name || '(none given)'}; there are: ${[...Object.keys(commands), 'migrate'].join(', ')}.`,
    );
    return false;
  }
  const config = readConfig({ ...process.env, WORKER: 'off', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' });
  const app = await NestFactory.createApplicationContext(AppModule.with(config, createLog(config)), {
    logger: false,
    abortOnError: false,
  });
  try {
    return await command(app, args);
  } finally {
    await app.close();
  }
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (!(await run(name, args))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.complaints.join('\n') : error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
