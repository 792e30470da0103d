import { Injectable } from '@nestjs/common';
import { languageOr } from '@statewise/i18n';
import { statusValue } from '@statewise/flow';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { changedAnswer } from '@statewise/server/applications/application-view.js';
import type { SendOptions } from '@statewise/server/engine/flow-engine.js';
import { Audit } from '@statewise/server/platform/audit/audit.js';
import { demandFresh, demandPerson, type Caller } from '@statewise/server/platform/auth/access.js';
import { fieldErrors } from '@statewise/server/platform/http/request-fields.js';
import { Problem } from '@statewise/server/platform/problem/problem.js';
import { DecisionMail } from '../decision-mail.js';
import { ReviewsRepository, type Assignment, type ReviewRow } from './reviews.repository.js';

/** What a person who looked decides. */
export interface ReviewDecision {
  readonly accept: boolean;
  readonly reason: string;
  readonly letter?: string;
}

/** Applicants who asked for a person to look: whose turn it is, until when, and what became of it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly access: ApplicationAccess,
    private readonly decisionMail: DecisionMail,
    private readonly audit: Audit,
  ) {}

  /** Those that are due first come first. */
  async page(assignment: Assignment, cursor: unknown, limit: number, { actor }: Caller) {
    const person = personOf(actor);
    const [rows, counts] = await Promise.all([
      this.reviews.page(assignment, placeOf(cursor), limit + 1, person),
      this.reviews.counts(person),
    ]);
    const next_cursor = rows.length > limit ? (rows[limit - 1]?.place ?? null) : null;
    return { success: true, reviews: rows.slice(0, limit).map(reviewView), counts, next_cursor };
  }

  async read(id: string) {
    return { success: true, review: reviewView(await this.find(id)) };
  }

  async reviewers() {
    return { success: true, reviewers: await this.reviews.reviewers() };
  }

  /** Takes, gives or releases a review; who had it must still be who the caller saw. */
  async assign(id: string, to: string | null, from: string | null, { actor, address }: Caller) {
    demandPerson(actor);
    const wrong = [to, from].find((person) => person !== null && !isUuid(person));
    if (wrong !== undefined) throw fieldErrors({ [wrong === to ? 'account' : 'from']: ['format'] });
    await this.find(id);
    if (!(await this.reviews.assign(id, to, from))) throw new Problem('REVIEW.TAKEN');
    const details = { given: to !== null };
    await this.audit.note({
      kind: 'review.assigned',
      actor,
      address,
      application: id,
      ...(to !== null && { subject: to }),
      details,
    });
    return this.read(id);
  }

  /** The letter as it would be sent, for a person to change before deciding. */
  async letter(id: string, accept: boolean, caller: Caller) {
    await this.find(id);
    const outcome = await this.access.read(id, caller);
    const written = await this.decisionMail.letterOf(outcome, accept);
    if (written === undefined) throw new Problem('REQUEST.NOT_FOUND');
    const { to, subject, text } = written;
    return { success: true, letter: { to, language: languageOr(outcome.application.locale), subject, text } };
  }

  async decide(id: string, { accept, reason, letter }: ReviewDecision, options: SendOptions & Caller) {
    demandFresh(options);
    if (options.version === undefined) throw fieldErrors({ version: ['required'] });
    await this.find(id);
    const value = accept ? statusValue.passed : statusValue.failed;
    const event = { type: 'status.change', statusType: 'final', statusValue: value, reason, ...(letter && { letter }) };
    return changedAnswer(await this.access.send(id, event, options), options.actor);
  }

  private async find(id: string): Promise<ReviewRow> {
    const found = isUuid(id) ? await this.reviews.find(id) : undefined;
    if (!found) throw new Problem('REQUEST.NOT_FOUND');
    return found;
  }
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A program's list is that of who answers for it. */
function personOf({ id = '', person = id }: Caller['actor']): string {
  return isUuid(person) ? person : nobody;
}

const nobody = '00000000-0000-0000-0000-000000000000';

const place = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2})?)_(\d{1,18})$/;

function placeOf(cursor: unknown): readonly [string | null, string | null] {
  if (cursor === undefined || cursor === '') return [null, null];
  const [, due, id] = (typeof cursor === 'string' ? place.exec(cursor) : undefined) ?? [];
  if (due === undefined || id === undefined || Number.isNaN(Date.parse(due))) throw fieldErrors({ cursor: ['format'] });
  return [due, id];
}

function assigneeOf({ assigned_to: id, assigned_name: name }: ReviewRow) {
  return id === null ? null : { id, name };
}

function reviewView(row: ReviewRow) {
  const { first_name, last_name, assigned_to: _id, assigned_name: _name, place: _place, ...shown } = row;
  return {
    ...shown,
    name: [first_name, last_name].filter((part) => part !== null).join(' '),
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    assigned_to: assigneeOf(row),
  };
}
