import { statusValue } from '@statewise/flow';
import { sqlMigration } from '@statewise/server/platform/database/sql-migration.js';

/** Applicants who asked for a person: in their own words, until when, and who of the bank looks. */
export const createReviews = sqlMigration('CreateReviews1770000001800', [
  `create table review (
      application_id bigint primary key references application on delete cascade,
      words text,
      asked_at timestamptz not null,
      due_at timestamptz not null,
      assigned_to uuid references "user" on delete set null,
      assigned_at timestamptz
    )`,
  `create index application_in_review on application (id) where final_status_id = ${statusValue.review}`,
]);

/** Who looks at a review is who has its task; the columns that said so stay for older replicas, which write them until they are gone. */
export const assignReviewTasks = sqlMigration('AssignReviewTasks1790000000320', [
  `insert into task (kind, subject, application_id, is_declared, since, due_at, assigned_to)
      select 'review', a.public_id, a.id, true, r.asked_at, r.due_at, r.assigned_to
        from review r join application a on a.id = r.application_id where a.final_status_id = ${statusValue.review}`,
]);
