import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import type { Log } from '../logging/log.js';
import { migrate, type Migrations } from './migrate.js';
import { isDatabaseOutage } from './outage.js';

/** Waits for the database to answer, a while longer than it takes to start beside us, and brings it up to date. */
export async function prepareDatabase(config: Config, log: Log, migrations: Migrations): Promise<void> {
  const giveUpAt = Date.now() + config.databaseWait * 1000;
  for (let pause = 250; ; pause = Math.min(pause * 2, 4_000)) {
    try {
      const applied = await migrate(config.databaseUrl, migrations);
      if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');
      return;
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() + pause > giveUpAt) throw error;
      log.warn(
        { reason: error instanceof Error ? error.message : '' },
        `the database does not answer; trying again in ${pause / 1000} s`,
      );
      await sleep(pause);
    }
  }
}
