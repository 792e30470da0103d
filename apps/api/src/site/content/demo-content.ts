import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '@statewise/server/platform/config/config.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import { Log } from '@statewise/server/platform/logging/log.js';
import type { DemoRows } from './demo-rows.js';

/** Any number that no other part uses for an advisory lock. */
const lockKey = 7_305_114_904;

const lock = statement('site-demo-lock', 'select pg_advisory_xact_lock($1)');
const hasContent = statement<{ filled: boolean }>(
  'site-has-content',
  'select exists (select from page) or exists (select from blog_post) or exists (select from media) as filled',
);

/** Tables whose next row gets a number after those of the demo content. */
const numbered = ['media', 'blog_post', 'page', 'vacancy'];

/** Gives a new installation something to show; a database that has content is left alone. */
@Injectable()
export class DemoContent implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoContent && (await this.loadDemoContent()))
      this.log.info('the demo content of the public site was loaded');
  }

  /** Answers whether anything was loaded; replicas that start together load it once. */
  async loadDemoContent(): Promise<boolean> {
    if (await isFilled(this.sql)) return false;
    // Half a megabyte of text that no later start needs.
    const { demoRows } = await import('./demo-rows.js');
    return this.sql.transaction(async (runner) => {
      await runner.run(lock, [lockKey]);
      if (await isFilled(runner)) return false;
      for (const rows of demoRows()) await insert(runner, rows);
      for (const table of numbered) await continueNumbers(runner, table);
      return true;
    });
  }
}

async function isFilled(runner: SqlRunner): Promise<boolean> {
  return (await runner.run(hasContent, []))[0]?.filled ?? false;
}

/** Table and column names come from this folder alone. */
async function insert(runner: SqlRunner, { table, rows }: DemoRows): Promise<void> {
  const columns = Object.keys(Object.assign({}, ...rows)).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`;
  await runner.run(statement(`site-demo-${table}`, text), [JSON.stringify(rows)]);
}

async function continueNumbers(runner: SqlRunner, table: string): Promise<void> {
  await runner.run(
    statement<{ setval: string }>(
      `site-demo-number-${table}`,
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    ),
    [],
  );
}
