import { Injectable } from '@nestjs/common';
import type { ActionCall, WritingHandler } from '@statewise/server/engine/flow-registry.js';
import type { SqlRunner, Statement } from '@statewise/server/platform/database/sql.js';
import { isLoanContext } from '@statewise/machines';

/** $1 application, $2 words or null, $3 when, $4 until when. */
const open: Statement = {
  name: 'review-open',
  text: `insert into review (application_id, words, asked_at, due_at)
    values ($1, $2, $3::timestamptz, $4::timestamptz)
    on conflict (application_id) do update set words = excluded.words, asked_at = excluded.asked_at, due_at = excluded.due_at`,
};

/** Puts an application on the list of those that a person has to look at, in the transaction in which that was asked. */
@Injectable()
export class OpenReview implements WritingHandler {
  readonly kind = 'write';

  async write({ context, event }: ActionCall, runner: SqlRunner, applicationId: string): Promise<void> {
    const words = 'words' in event && typeof event.words === 'string' ? event.words : null;
    // The applicant is told the same day.
    const due = isLoanContext(context) ? context.reviewDueAt : null;
    await runner.run(open, [applicationId, words, event.at, due]);
  }
}
