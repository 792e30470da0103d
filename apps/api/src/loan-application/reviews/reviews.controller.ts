import { Controller, Injectable } from '@nestjs/common';
import { reviews, type assignments, type Review, type ReviewCounts } from '@statewise/contract/bank';
import { languageOr } from '@statewise/i18n';
import { statusValue } from '@statewise/flow';
import { isLoanContext } from '@statewise/machines';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { changedAnswer } from '@statewise/server/applications/application-view.js';
import type { ActionCall, WritingHandler } from '@statewise/server/engine/flow-registry.js';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import { deskOf } from '@statewise/server/platform/auth/access.js';
import { canSignIn } from '@statewise/server/platform/auth/can-sign-in.js';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { pageOf, placeColumn } from '@statewise/server/platform/http/keyset.js';
import { demandFound, Problem } from '@statewise/server/platform/problem/problem.js';
import { TaskKinds } from '@statewise/server/tasks/task-kinds.service.js';
import { LoanMails } from '../loan-mails.js';

type Assignment = (typeof assignments)[number];
type ReviewRow = Review & { readonly place: string };

/** A review that the bank itself began has the task alone, though there was another one before. */
const due = 'coalesce(r.due_at, t.due_at)';

const columns = `a.public_id as application_id, concat_ws(' ', one.fields->>'first_name', one.fields->>'last_name') as name,
  (loan.fields->>'amount')::float8 as amount, coalesce(a.facts->'risk'->'reasons', '[]') as reasons, a.locale, a.version,
  r.words, coalesce(r.asked_at, t.since) as asked_at, ${due} as due_at, ${due} < now() as is_overdue,
  case when t.assigned_to is not null then json_build_object('id', t.assigned_to, 'name', person.name) end as assigned_to,
  ${placeColumn(due, 'a.public_id')}`;

/** Who looks is who has the task. */
const reviewed = `application a join task t on t.application_id = a.id and t.kind = 'review'
  left join review r on r.application_id = a.id and a.facts->>'reviewDueAt' is not null`;
const waiting = `${reviewed}
  left join application_step one on one.application_id = a.id and one.step_number = 1
  left join application_step loan on loan.application_id = a.id and loan.step_number = 0
  left join "user" person on person.id = t.assigned_to
  where a.final_status_id = ${statusValue.review}`;

const whose: Readonly<Record<Assignment, string>> = {
  mine: 't.assigned_to = $4::uuid',
  nobody: '$4::text is not null and t.assigned_to is null',
  all: '$4::text is not null',
};

/** $1 due date and $2 id after which the page begins, or null, $3 how many, $4 who asks. */
const page = (assignment: Assignment) =>
  statement<ReviewRow>(
    `review-page-${assignment}`,
    `select ${columns} from ${waiting} and ${whose[assignment]}
    and ($1::timestamptz is null or (${due}, a.public_id) > ($1::timestamptz, $2::uuid))
    order by ${due}, a.public_id limit $3`,
  );

const one = statement<ReviewRow>('review-one', `select ${columns} from ${waiting} and a.public_id = $1::uuid`);

const counts = statement<ReviewCounts>(
  'review-counts',
  `select count(*)::int as all, count(*) filter (where ${due} < now())::int as overdue,
    count(*) filter (where t.assigned_to is null)::int as nobody, count(*) filter (where t.assigned_to = $1::uuid)::int as mine
    from ${reviewed} where a.final_status_id = ${statusValue.review}`,
);

/** $1 application, $2 the new person or null, $3 who has it as the caller saw it, or null, $4 the roles that may. */
const assign = statement<{ application_id: string }>(
  'review-assign',
  `update task t set assigned_to = $2::uuid
    from application a where a.id = t.application_id and t.kind = 'review' and a.public_id = $1::uuid
      and a.final_status_id = ${statusValue.review} and t.assigned_to is not distinct from $3::uuid
      and ($2::uuid is null or exists (select 1 from "user" u where u.id = $2::uuid and u.active and ${canSignIn('u')} and u.role = any($4::text[])))
    returning t.application_id`,
);

/** $1 application, $2 words or null, $3 when, $4 until when. */
const open = statement(
  'review-open',
  `insert into review (application_id, words, asked_at, due_at)
    values ($1, $2, $3::timestamptz, $4::timestamptz)
    on conflict (application_id) do update set words = excluded.words, asked_at = excluded.asked_at, due_at = excluded.due_at`,
);

/** Applications that a person looks at, as the applicant asked or the bank began: whose turn it is, until when, and what became of it. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly sql: Sql,
    private readonly kinds: TaskKinds,
    private readonly access: ApplicationAccess,
    private readonly mails: LoanMails,
    private readonly audit: Audit,
  ) {}

  /** A page of reviews, the first deadline first, and how many wait in all. */
  @Handles(reviews.page)
  async page({ assigned, cursor, limit, caller: { actor } }: Input<typeof reviews.page>) {
    const person = deskOf(actor);
    const [rows, [counted]] = await Promise.all([
      this.sql.run(page(assigned), [cursor?.at ?? null, cursor?.id ?? null, limit + 1, person]),
      this.sql.run(counts, [person]),
    ]);
    if (!counted) throw new Error('counting returned no row');
    const { page: shown, next_cursor } = pageOf(rows, limit);
    return { success: true, reviews: shown, counts: counted, next_cursor };
  }

  @Handles(reviews.reviewers)
  async reviewers() {
    return { success: true, reviewers: await this.kinds.assigneesOf('review') };
  }

  @Handles(reviews.read)
  async read({ id, caller }: Input<typeof reviews.read>) {
    const review = await this.waiting(id);
    await this.access.find(id, caller);
    return { success: true, review };
  }

  /**
   * Takes, gives or releases a review. `REVIEW.TAKEN` where it is no longer that of `from`, or the new person cannot
   * look.
   */
  @Handles(reviews.assign)
  async assign({ id, body: { account, from }, caller: { actor, address } }: Input<typeof reviews.assign>) {
    await this.waiting(id);
    const isGiven = await this.sql.transaction(async (runner) => {
      const assigned = await runner.run(assign, [id, account, from, this.kinds.rolesOf('review')]);
      if (assigned.length === 0) return false;
      const about = { application: id, ...(account !== null && { subject: account }) };
      const details = { given: account !== null };
      await this.audit.note({ kind: 'review.assigned', actor, address, ...about, details }, runner);
      return true;
    });
    const now = await this.waiting(id);
    // A call that is repeated has what it asked for.
    if (!isGiven && (now.assigned_to?.id ?? null) !== account) throw new Problem('REVIEW.TAKEN');
    return { success: true, review: now };
  }

  /** The letter as it would be sent, for a person to change before deciding. */
  @Handles(reviews.letter)
  async letter({ id, accept, caller }: Input<typeof reviews.letter>) {
    await this.waiting(id);
    const outcome = await this.access.read(id, caller);
    const { to, subject, text } = demandFound(await this.mails.draftOf(outcome, accept === 'true'));
    return { success: true, letter: { to, language: languageOr(outcome.application.locale), subject, text } };
  }

  /** Sets the final status, with a letter in place of the usual one where there is one; answers the application. */
  @Handles(reviews.decide)
  async decide({ id, body, caller, key }: Input<typeof reviews.decide>) {
    const { accept, reason, letter, version } = body;
    const find = () => this.access.find(id, caller, key);
    const stored = await find();
    // A decision that is repeated is answered again, though nothing waits any more: also where its repeat came first.
    if (stored.earlier === null)
      await this.waiting(id).catch(async (error: unknown) => {
        if ((await find()).earlier === null) throw error;
      });
    const value = accept ? statusValue.passed : statusValue.failed;
    const event = { type: 'status.change', statusType: 'final', statusValue: value, reason, ...(letter && { letter }) };
    const outcome = await this.access.sendTo(stored, event, { ...caller, version, idempotencyKey: key });
    return changedAnswer(outcome, caller.actor);
  }

  /** The review of an application by its public id; `REQUEST.NOT_FOUND` where none waits. */
  private async waiting(id: string): Promise<Review> {
    const { place: _, ...review } = demandFound((await this.sql.run(one, [id]))[0]);
    return review;
  }
}

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
