import { Injectable } from '@nestjs/common';
import { everyone, type ActNeedingTwo, type ProposalState, type ProposalView } from '@statewise/contract';
import type { Actor, Role } from '@statewise/flow';
import type { Language } from '@statewise/i18n';
import type { Response } from 'express';
import { Audit } from '../platform/audit/audit.js';
import { hashOf, newBearerToken, demandPerson, type Caller } from '../platform/auth/access.js';
import { lockAdmins, SecondPerson } from '../platform/auth/second-person.js';
import { Config } from '../platform/config/config.js';
import { Sql, type SqlRunner, type Transaction } from '../platform/database/sql.js';
import { Mail } from '../platform/mail/mail.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { contentHash } from './content-hash.js';
import { proposalMail } from './proposal-mails.js';
import { acceptanceView, proposalView } from './proposal-views.js';
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

/** Finds the role of an account by its id; undefined where it is switched off. */
type RoleOfAccount = (id: string, runner: SqlRunner) => Promise<Role | undefined>;

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
  private roleOf: RoleOfAccount | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly secondPerson: SecondPerson,
    private readonly mail: Mail,
    private readonly audit: Audit,
  ) {}

  /** Says how the role of an account's owner is found, who approves what concerns the account. */
  findRolesBy(roleOf: RoleOfAccount): void {
    this.roleOf = roleOf;
  }

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

  /** Whether the installation says that it has a single admin, and has; not on the day on which another one was demoted or switched off. */
  async isSingleAdmin(runner: SqlRunner = this.sql): Promise<boolean> {
    if (!this.config.singleAdmin || (await runner.run(statements.admins, [])).length > 1) return false;
    return (await runner.run(statements.lateAdmins, [])).length === 0;
  }

  /** The newest proposals of a kind that wait, are the caller's own, or were decided; who is no admin sees their own alone. */
  async list(
    { kind, which, limit }: { readonly kind?: ActNeedingTwo; readonly which: string; readonly limit: number },
    { actor }: Caller,
  ): Promise<ProposalView[]> {
    const { id = '' } = actor;
    const rows = await this.sql.run(statements.list, [kind ?? null, which, id, limit, readsAll(actor)]);
    const isAcceptance = readsAll(actor) && which !== 'closed' && (kind ?? 'acceptance') === 'acceptance';
    const accepted = isAcceptance
      ? await this.sql.run(statements.acceptances, [which === 'mine' ? id : null, limit])
      : [];
    return [...rows.map((row) => proposalView(row, id)), ...accepted.map((row) => acceptanceView(row, id))]
      .sort((one, other) => Number(other.created_at) - Number(one.created_at))
      .slice(0, limit);
  }

  /** One proposal; `REQUEST.NOT_FOUND` where there is none, or it is another person's and the caller no admin. */
  async read(id: string, { actor }: Caller): Promise<ProposalView> {
    return proposalView(await this.readable(id, actor, this.sql, statements.byId), actor.id);
  }

  /** The proposal of one of these acts about a subject that waits, as the caller sees it; null where there is none. */
  async waitingAbout(
    acts: readonly Pick<Act<never, unknown>, 'name'>[],
    subject: string,
    { actor }: Caller,
  ): Promise<ProposalView | null> {
    const [row] = await this.sql.run(statements.waitingAbout, [acts.map(({ name }) => name), subject]);
    return row ? proposalView(row, actor.id) : null;
  }

  /** The proposal of an act about a subject that waits. */
  async waiting({ name }: Pick<Act<object, unknown>, 'name'>, subject: string): Promise<WaitingProposal | undefined> {
    return (await this.sql.run(statements.waiting, [name, subject]))[0];
  }

  /** Performs what another person proposed, with the content that the caller saw; who did so before is answered again. */
  async confirm(id: string, hash: string, by: Caller): Promise<{ proposal: ProposalView; link: string | null }> {
    const { row, performed } = await this.sql.transaction(async (runner) => {
      const row = await this.known(id, runner, statements.locked);
      if (hasDecided(row, 'confirmed', hash, by)) return { row, performed: undefined };
      const proposer = await this.held(row, by, runner);
      await this.secondPerson.demand(by, row.proposed_by, runner);
      return { row, performed: await this.perform(row, hash, proposer, by, runner) };
    });
    await performed?.afterwards?.();
    return { proposal: await this.read(row.id, by), link: performed?.link ?? null };
  }

  /** Performs what is proposed about an account, on the word of its owner, who has the mailed link and may click it twice. */
  async approve(token: string): Promise<void> {
    const performed = await this.sql.transaction(async (runner) => {
      const [row] = await runner.run(statements.byApproval, [hashOf(token)]);
      if (!row || row.concerned === null) throw new Problem('PROPOSAL.STALE');
      if (row.state === 'confirmed') return undefined;
      const role = await this.roleOf?.(row.concerned, runner);
      if (role === undefined) throw new Problem('PROPOSAL.STALE');
      const by: Caller = { actor: { role, id: row.concerned }, who: everyone };
      return this.perform(row, row.hash, await this.held(row, by, runner), by, runner);
    });
    await performed?.afterwards?.();
  }

  /** Declines a proposal, or takes one's own back, with what `alongside` writes; who did so before is answered again. */
  async decline(
    id: string,
    hash: string,
    by: Caller,
    reason?: string,
    alongside?: (runner: SqlRunner) => Promise<unknown>,
  ): Promise<ProposalView> {
    const person = demandPerson(by.actor);
    await this.sql.transaction(async (runner) => {
      const row = await this.readable(id, by.actor, runner, statements.locked);
      const isOwn = row.proposed_by === person;
      if (hasDecided(row, isOwn ? 'withdrawn' : 'declined', hash, by)) return;
      demandSeen(row, hash);
      if (!isOwn) {
        await this.held(row, by, runner);
        await this.secondPerson.demand(by, row.proposed_by, runner);
      }
      await this.close(row, isOwn ? 'withdrawn' : 'declined', person, by, runner, reason);
      await alongside?.(runner);
    });
    return this.read(id, by);
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
      const [waiting] = await runner.run(statements.waiting, [act, subject]);
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
    const row = await this.known(made.id, runner, statements.byId);
    const named = {
      kind,
      title: await this.nameOf(row),
      proposer: row.proposer_name ?? person,
      link: this.linkOf(row.id),
    };
    for (const { id, email } of await runner.run(statements.admins, []))
      if (id !== person) await this.mail.send(proposalMail('waits', email, named, language), runner);
    if (token !== undefined && to !== undefined) {
      // Behind the hash it is in no log and no referrer.
      const link = `${this.config.consoleUrl}/console/approval#${token}`;
      await this.mail.send(proposalMail('concerned', to, { ...named, link }, language), runner);
    }
    return proposalView(row, person);
  }

  private async perform(
    row: ProposalRow,
    hash: string,
    proposer: Actor | undefined,
    by: Caller,
    runner: Transaction,
  ): Promise<Performed<unknown>> {
    demandSeen(row, hash);
    const perform = this.acts.get(row.act)?.perform;
    if (!perform || proposer === undefined) throw new Problem('PROPOSAL.STALE');
    // Who may not do it any more proposes it no more either: staff and editors write content, staff notes, all else is for admins.
    const isContent = row.kind === 'content' && ['staff', 'editor'].includes(proposer.role);
    const isNote = row.act === 'applications.note' && proposer.role === 'staff';
    const isAllowed = proposer.role === 'admin' || isContent || isNote;
    if (!isAllowed) throw new Problem('PROPOSAL.STALE');
    const { language, content } = row;
    const reason = row.reason ?? undefined;
    const performed = await perform(content.terms, { runner, proposer, by, language, reason });
    await this.close(row, 'confirmed', demandPerson(by.actor), by, runner);
    return performed;
  }

  /** Who proposed something as they are now; nothing changes them or who decides until the transaction ends. */
  private async held({ proposed_by }: ProposalRow, by: Caller, runner: SqlRunner): Promise<Actor | undefined> {
    // What is confirmed may change accounts: it waits here for its turn, and not for accounts that another one holds.
    await runner.run(lockAdmins, []);
    return this.secondPerson.hold(proposed_by, by, runner);
  }

  private async close(
    row: ProposalRow,
    state: Exclude<ProposalState, 'open' | 'expired'>,
    person: string,
    { actor, address }: Caller,
    runner: Transaction,
    reason?: string,
  ): Promise<void> {
    await runner.run(statements.decide, [row.id, state, person, reason ?? null]);
    const { act, subject, hash, kind, content, language } = row;
    const details = { act, hash, proposed_by: row.proposed_by, ...whyOf({ reason }) };
    await this.audit.note({ kind: `proposal.${state}`, actor, address, subject, details }, runner);
    const people = await runner.run(statements.admins, []);
    const decider = people.find(({ id }) => id === person)?.name ?? content.title;
    const { reason: why } = whyOf({ reason });
    const name = await this.nameOf(row);
    const title = why === undefined ? name : `${name} – ${why}`;
    const named = { kind, title, proposer: row.proposer_name ?? row.proposed_by, decider };
    const told = people.filter(({ id }) => id === person || id === row.proposed_by);
    for (const { email } of told) {
      const about = { ...named, link: this.linkOf(row.id) };
      await this.mail.send(proposalMail(state === 'confirmed' ? state : 'declined', email, about, language), runner);
    }
  }

  private async known(id: string, runner: SqlRunner, statement: typeof statements.byId): Promise<ProposalRow> {
    return demandFound((await runner.run(statement, [id]))[0]);
  }

  /** The same, as far as an actor may know of it: admins of every one, others of their own. */
  private async readable(id: string, actor: Actor, runner: SqlRunner, statement: typeof statements.byId) {
    const row = await this.known(id, runner, statement);
    if (!readsAll(actor) && row.proposed_by !== actor.id) throw new Problem('REQUEST.NOT_FOUND');
    return row;
  }

  /** What a proposal is about, in the language of its mails. */
  private async nameOf({ act, content, language }: ProposalRow): Promise<string> {
    return (await this.acts.get(act)?.nameIn(content, language)) ?? content.title;
  }

  private linkOf = (id: string): string => `${this.config.consoleUrl}/console/proposals/${id}`;
}

/** Throws unless a proposal is open, says what its hash was made of, and is what a person saw. */
function demandSeen(row: ProposalRow, hash: string): void {
  if (row.state !== 'open' || row.hash !== hash || contentHash(row) !== hash) throw new Problem('PROPOSAL.STALE');
}

/** Whether a person decided so, with the content that they saw: their call is repeated. */
const hasDecided = (row: ProposalRow, state: ProposalState, hash: string, { actor }: Caller): boolean =>
  row.state === state && row.hash === hash && row.decided_by === actor.id;

/** Whether an actor reads what other people proposed. */
const readsAll = ({ role }: Actor): boolean => role === 'admin';
