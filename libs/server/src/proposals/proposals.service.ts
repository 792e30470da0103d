import { Injectable } from '@nestjs/common';
import type { ActNeedingTwo, ProposalView } from '@statewise/contract';
import type { Actor } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import type { Response } from 'express';
import { Audit } from '../platform/audit/audit.js';
import { hashOf, newBearerToken, demandPerson, type Caller } from '../platform/auth/access.js';
import { adminLately } from '../platform/auth/second-person.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner, type Transaction } from '../platform/database/sql.js';
import { Mail } from '../platform/mail/mail.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { contentHash } from './content-hash.js';
import { proposalMail, type Named } from './proposal-mails.js';
import { proposalView } from './proposal-views.js';
import * as statements from './proposals.statements.js';
import type { ProposalContent, ProposalRow } from './proposals.statements.js';

/** The transaction in which an act is performed, and who caused it. */
export interface Performing {
  readonly runner: Transaction;
  /** Who proposed it, or did it alone. */
  readonly proposer: Actor;
  /** Who confirmed it; the proposer where it needed no second person. */
  readonly by: Caller;
  readonly language: Language;
  /** Why, in the proposer's words. */
  readonly reason?: string | undefined;
}

/** Why an act was done, as a detail of the audit. */
export const whyOf = ({ reason }: Pick<Performing, 'reason'>): { readonly reason?: string } =>
  reason === undefined || reason === '' ? {} : { reason };

/** What came of an act. */
export interface Performed<R> {
  readonly result: R;
  /** Of an invitation that cannot be mailed. */
  readonly link?: string | null;
  /** What follows once the transaction is committed. */
  readonly afterwards?: () => Promise<unknown>;
}

/** Who is noted as having done an act: who proposed it, from where if they did it themselves. */
export const causeOf = ({ proposer, by: { actor, address } }: Performing): Pick<Caller, 'actor' | 'address'> =>
  proposer.id === actor.id ? { actor, ...(address !== undefined && { address }) } : { actor: proposer };

/** Performs an act on terms that were confirmed; throws a problem where it is not possible any more. */
type Perform<T, R> = (terms: T, performing: Performing) => Promise<Performed<R>>;

/** Names what an act is about to a reader; undefined where that is its title. */
type NameIn<T> = (
  content: ProposalContent & { readonly terms: T },
  language: Language,
) => Promise<string | undefined> | string | undefined;

interface RegisteredAct {
  readonly perform: Perform<object, unknown>;
  readonly nameIn: NameIn<object>;
}

/** A proposal that waits, as it is stored. */
export type WaitingProposal = ProposalRow;

/** An act that may need a second person. */
interface Act<T, R> {
  readonly name: string;
  readonly perform: Perform<T, R>;
}

/** An act that a person wants done. */
export interface Wish<T> extends Pick<ProposalContent, 'title' | 'before' | 'after'> {
  readonly kind: ActNeedingTwo;
  readonly subject: string;
  readonly terms: T;
  readonly reason?: string;
  /** The account that it is about, whose owner may approve it in place of a second person. */
  readonly concerned?: { readonly id: string; readonly email: string | null };
  /** Whether it needs no second person as things stand in the transaction. */
  readonly isFree?: (runner: SqlRunner) => Promise<boolean>;
  /** Writes what goes with the proposal where it has to wait, in its transaction. */
  readonly whenProposed?: (runner: SqlRunner) => Promise<unknown>;
}

/** Either it was done, or it waits. */
export type Submitted<R> = { readonly done: R } | { readonly proposal: ProposalView };

/** What a handler answers: what was done, or with 202 the proposal that waits. */
export function proposalAnswer<R extends object>(
  submitted: Submitted<R>,
  response: Response,
): ({ success: true } & R) | { success: true; proposal: ProposalView } {
  if ('done' in submitted) return { success: true, ...submitted.done };
  response.status(202);
  return { success: true, proposal: submitted.proposal };
}

/** The register of acts that one person proposes and another confirms. */
@Injectable()
export class Proposals {
  private readonly acts = new Map<string, RegisteredAct>();

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly audit: Audit,
  ) {}

  /** Names an act, how it is performed and what mails call that which it is about; answers what `submit` takes. */
  register<T extends object, R>(name: string, perform: Perform<T, R>, nameIn?: NameIn<T>): Act<T, R> {
    // The terms of a stored proposal were written by `submit` with this very act, which their hash covers.
    this.acts.set(name, {
      perform: (terms, performing) => perform(terms as T, performing),
      nameIn: ({ terms, ...content }, language) => nameIn?.({ ...content, terms: terms as T }, language),
    });
    return { name, perform };
  }

  /** Does an act at once where it needs no second person, and otherwise keeps it as a proposal. Throws `PROPOSAL.WAITING`. */
  async submit<T extends object, R>(
    { name, perform }: Act<T, R>,
    wish: Wish<T>,
    by: Caller,
    language: Language,
  ): Promise<Submitted<R>> {
    demandPerson(by.actor);
    const outcome = await this.sql.transaction(async (runner) => {
      // A single admin has nobody to ask; whoever else proposes something has that admin.
      const isAlone = by.actor.role === 'admin' && (await this.isSingleAdmin(runner));
      const isFree = isAlone || (await wish.isFree?.(runner)) === true;
      if (!isFree) return { proposal: await this.propose(name, wish, by, language, runner) };
      const { terms, reason } = wish;
      return perform(terms, { runner, proposer: by.actor, by, language, reason });
    });
    if ('proposal' in outcome) return outcome;
    await outcome.afterwards?.();
    return { done: outcome.result };
  }

  /** Whether the installation says that it has a single admin, and has; not on the day on which another one was demoted, reset or switched off. */
  async isSingleAdmin(runner: SqlRunner = this.sql): Promise<boolean> {
    if (!this.config.singleAdmin || (await runner.run(statements.admins, [])).length > 1) return false;
    return (await runner.run(adminLately, [null])).length === 0;
  }

  /** The proposal of one of these acts about a subject that waits; undefined where there is none. */
  async waiting(
    acts: readonly Pick<Act<never, unknown>, 'name'>[],
    subject: string,
    runner: SqlRunner = this.sql,
  ): Promise<WaitingProposal | undefined> {
    return (await runner.run(statements.waiting, [acts.map(({ name }) => name), subject]))[0];
  }

  /** How an act is performed; undefined for one of another release. */
  performerOf({ act }: Pick<ProposalRow, 'act'>): Perform<object, unknown> | undefined {
    return this.acts.get(act)?.perform;
  }

  private async propose<T extends object>(
    act: string,
    { kind, subject, title, before, after, terms, concerned, whenProposed, ...wish }: Wish<T>,
    { actor, address }: Caller,
    language: Language,
    runner: Transaction,
  ): Promise<ProposalView> {
    const person = demandPerson(actor);
    const { reason } = whyOf(wish);
    const content: ProposalContent = { title, before, after, terms };
    const hash = contentHash({ act, kind, subject, content });
    const to = concerned?.email ?? undefined;
    const token = to === undefined ? undefined : newBearerToken();
    await runner.run(statements.expire, [act, subject]);
    const [made] = await runner.run(statements.insert, [
      ...[act, kind, subject, JSON.stringify(content), hash, language, reason ?? null, person],
      ...[token === undefined ? null : hashOf(token), concerned?.id ?? null, this.config.proposalDays],
    ]);
    if (!made) {
      const waiting = await this.waiting([{ name: act }], subject, runner);
      // A call that is repeated has what it asked for.
      const isSame = waiting?.hash === hash && waiting.proposed_by === person && waiting.reason === (reason ?? null);
      if (!waiting || !isSame) throw new Problem('PROPOSAL.WAITING');
      return proposalView(waiting, person);
    }
    await this.audit.note(
      { kind: 'proposal.made', actor, address, subject, details: { act, hash, ...whyOf({ reason }) } },
      runner,
    );
    await whenProposed?.(runner);
    const row = demandFound((await runner.run(statements.byId, [made.id]))[0]);
    const named = await this.named(row);
    for (const { id, email } of await runner.run(statements.admins, []))
      if (id !== person) await this.mail.send(proposalMail('waits', email, named, language), runner);
    if (token !== undefined && to !== undefined) {
      // Behind the hash it is in no log and no referrer.
      const link = `${this.config.consoleUrl}/console/approval#${token}`;
      await this.mail.send(proposalMail('concerned', to, { ...named, link }, language), runner);
    }
    return proposalView(row, person);
  }

  /** What mails about a proposal name, in their language. */
  async named({ id, act, kind, content, language, proposer_name, proposed_by }: ProposalRow): Promise<Named> {
    const title = (await this.acts.get(act)?.nameIn(content, language)) ?? content.title;
    const link = `${this.config.consoleUrl}/console/proposals/${id}`;
    return { kind, title, proposer: proposer_name ?? proposed_by, link };
  }
}

export { proposalView };
