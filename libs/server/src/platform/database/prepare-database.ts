import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Config } from '../config/config.js';
import type { Log } from '../logging/log.js';
import { migrate } from './migrate.js';
import { isDatabaseOutage } from './outage.js';
import { letApiIn } from './rights.js';
import type { Migrations } from './sql-migration.js';

/** What is asked of the database at the start, again while it does not answer: for `DATABASE_WAIT`, a while longer than it takes to start beside us. */
async function onceThere<Answer>(config: Config, log: Log, ask: () => Promise<Answer>): Promise<Answer> {
  const giveUpAt = Date.now() + config.databaseWait * 1000;
  for (let delay = 250; ; delay = Math.min(delay * 2, 4_000)) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() + delay > giveUpAt) throw error;
      log.warn(
        { reason: error instanceof Error ? error.message : '' },
        `the database does not answer; trying again in ${delay / 1000} s`,
      );
      await sleep(delay);
    }
  }
}

/** Brings the database up to date, once it answers. */
export async function prepareDatabase(config: Config, log: Log, migrations: Migrations): Promise<void> {
  const applied = await onceThere(config, log, () => bringUpToDate(config, migrations));
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
}

/** Where the owner of the tables is named, it migrates them and says what the API's own role may do with them. */
function bringUpToDate({ databaseUrl, databaseOwnerUrl }: Config, migrations: Migrations): Promise<string[]> {
  if (databaseOwnerUrl === undefined) return migrate(databaseUrl, migrations);
  return migrate(databaseOwnerUrl, migrations, (owner) => letApiIn(owner, databaseUrl));
}

/** Warns of a role that could change and remove every row, the log's among them, and do so unseen. */
export async function warnOfSuperuser(pool: Pool, config: Config, log: Log): Promise<void> {
  const ask = () => pool.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user');
  const { rows } = await onceThere(config, log, ask);
  if (rows[0]?.rolsuper === true)
    log.warn(
      'unsafe: the role of DATABASE_URL is a superuser and can remove the log; DATABASE_OWNER_URL separates them',
    );
}
