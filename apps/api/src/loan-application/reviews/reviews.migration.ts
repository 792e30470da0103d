import { statusValue } from '@statewise/flow';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Applicants who asked for a person: in their own words, until when, and who of the bank looks. */
export class CreateReviews1764500002100 implements MigrationInterface {
  name = 'CreateReviews1764500002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table review (
        application_id bigint primary key references application on delete cascade,
        words text,
        asked_at timestamptz not null,
        due_at timestamptz not null,
        assigned_to uuid references "user" on delete set null,
        assigned_at timestamptz
      )`);
    await runner.query(
      `create index application_in_review on application (id) where final_status_id = ${statusValue.review}`,
    );
    // Those who asked before there was a list have the usual time from then on.
    await runner.query(`
      insert into review (application_id, asked_at, due_at)
      select a.id, asked.at, asked.at + interval '14 days'
      from application a, lateral (
        select coalesce(max(t.at), a.updated_at) as at from transition t
        where t.application_id = a.id and t.event->>'type' = 'review.request') asked
      where a.final_status_id = ${statusValue.review}`);
    await runner.query(`
      update risk_policy set thresholds = '{"fourEyesAbove":25000,"reviewDays":14}'::jsonb || thresholds`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update risk_policy set thresholds = thresholds - 'fourEyesAbove' - 'reviewDays'`);
    await runner.query('drop index application_in_review');
    await runner.query('drop table review');
  }
}
