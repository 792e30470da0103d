import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number for every transition, in one order for all applications and replicas. */
export class NumberTransitions1763800000200 implements MigrationInterface {
  name = 'NumberTransitions1763800000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transition add column position bigint generated always as identity');
    await runner.query(
      'create index transition_by_position on transition using brin (position) with (pages_per_range = 16, autosummarize = on)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table transition drop column position');
  }
}
