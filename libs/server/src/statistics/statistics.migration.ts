import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What statistics add up: counts by the day and the month in which applications came into being, kept up with the log by
 * whoever has read it up to `counted_until`.
 */
export class CountFlows1764500003100 implements MigrationInterface {
  name = 'CountFlows1764500003100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table counted_until, counted_erasure, counted_application, flow_count');
    await runner.query('drop function note_counted_erasure');
  }
}

// Beside each application that was counted stands what its next transition has to be taken off from. Whoever erases it only
// notes so, and leaves the counts to who counts: the two never wait for each other in a circle.
const up = [
  `create table flow_count (
    flow text not null,
    grain text not null,
    since date not null,
    measure text not null,
    version int not null,
    locale text not null,
    state text not null,
    detail text not null,
    n bigint not null,
    primary key (flow, grain, since, measure, version, locale, state, detail)
  ) with (fillfactor = 70)`,
  `create table counted_application (
    application_id bigint primary key references application on delete cascade,
    flow text not null,
    version int not null,
    locale text not null,
    since date not null,
    state text not null,
    entered_at timestamptz not null,
    moved_on date not null,
    states text[] not null
  ) with (fillfactor = 70)`,
  `create table counted_erasure (
    flow text not null,
    version int not null,
    locale text not null,
    since date not null,
    state text not null,
    moved_on date not null
  )`,
  `create function note_counted_erasure() returns trigger language plpgsql as $$
    begin
      insert into counted_erasure values (old.flow, old.version, old.locale, old.since, old.state, old.moved_on);
      return null;
    end $$`,
  `create trigger counted_application_erased after delete on counted_application
    for each row execute function note_counted_erasure()`,
  'create table counted_until (position bigint not null)',
  'insert into counted_until values (0)',
];
