import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts added up over versions, over languages and over both, so that a question reads one row where it read one for each
 * version and language. Triggers keep them up with `flow_count`, whichever release counts.
 */
export class SumCounts1764500012500 implements MigrationInterface {
  name = 'SumCounts1764500012500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger flow_count_inserted on flow_count');
    await runner.query('drop trigger flow_count_updated on flow_count');
    await runner.query('drop function sum_inserted_counts, sum_updated_counts');
    await runner.query('drop table flow_sum');
  }
}

/** Adds rows of counts to the sums; version 0 and the empty language stand for all of them. */
const addUp = (counts: string) => `insert into flow_sum (flow, version, locale, grain, since, measure, state, detail, n)
  select flow, sums.version, sums.locale, grain, since, measure, state, detail, sum(n)
  from (${counts}) counted, lateral (values (counted.version, counted.locale), (counted.version, ''), (0, counted.locale), (0, '')) as sums(version, locale)
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (flow, version, locale, grain, since, measure, state, detail) do update set n = flow_sum.n + excluded.n`;

const summing = (name: string, counts: string) => `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${addUp(counts)};
    return null;
  end $$`;

const up = [
  // Texts that are compared byte by byte: a question sorts thousands of them.
  `create table flow_sum (
    flow text collate "C" not null,
    version int not null,
    locale text collate "C" not null,
    grain text collate "C" not null,
    since date not null,
    measure text collate "C" not null,
    state text collate "C" not null,
    detail text collate "C" not null,
    n bigint not null,
    primary key (flow, version, locale, grain, since, measure, state, detail)
  ) with (fillfactor = 70)`,
  // Nothing is counted between the rows that are added up here and those that the triggers see.
  'lock table flow_count in exclusive mode',
  addUp('select * from flow_count'),
  summing('sum_inserted_counts', 'select * from added'),
  summing(
    'sum_updated_counts',
    `select * from added
    union all select flow, grain, since, measure, version, locale, state, detail, -n from taken`,
  ),
  `create trigger flow_count_inserted after insert on flow_count
    referencing new table as added for each statement execute function sum_inserted_counts()`,
  `create trigger flow_count_updated after update on flow_count
    referencing old table as taken new table as added for each statement execute function sum_updated_counts()`,
];
