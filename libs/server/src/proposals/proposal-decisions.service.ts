import { Injectable } from '@nestjs/common';
import { everyone, type ProposalState, type ProposalView } from '@statewise/contract';
import type { Actor, Role } from '@statewise/flow';
import { Audit } from '../platform/audit/audit.js';
import { hashOf, demandPerson, type Caller } from '../platform/auth/access.js';
import { lockAdmins, SecondPerson } from '../platform/auth/second-person.js';
import { Sql, type SqlRunner, type Transaction } from '../platform/database/sql.js';
import { Mail } from '../platform/mail/mail.js';
import { demandFound, Problem } from '../platform/problem/problem.js';
import { contentHash } from './content-hash.js';
import { proposalMail } from './proposal-mails.js';
import { proposalView } from './proposal-views.js';
import { Proposals, whyOf, type Performed } from './proposals.service.js';
import * as statements from './proposals.statements.js';
import type { ProposalRow } from './proposals.statements.js';

/** Finds the role of an account by its id; undefined where it is switched off. */
type RoleOfAccount = (id: string, runner: SqlRunner) => Promise<Role | undefined>;

/** Decides on what was proposed: another person does, or the owner of the account that it is about. */
@Injectable()
export class ProposalDecisions {
  private roleOf: RoleOfAccount | undefined;

  constructor(
    private readonly proposals: Proposals,
    private readonly sql: Sql,
    private readonly secondPerson: SecondPerson,
    private readonly mail: Mail,
    private readonly audit: Audit,
  ) {}

  /** Says how the role of an account's owner is found, who approves what concerns the account. */
  findRolesBy(roleOf: RoleOfAccount): void {
    this.roleOf = roleOf;
  }

  /** One proposal; `REQUEST.NOT_FOUND` where there is none, or it is another person's and the caller no admin. */
  async read(id: string, { actor }: Caller): Promise<ProposalView> {
    return proposalView(await this.readable(id, actor, this.sql, statements.byId), actor.id);
  }

  /** Performs what another person proposed, with the content that the caller saw; who did so before is answered again. */
  async confirm(id: string, hash: string, by: Caller): Promise<{ proposal: ProposalView; link: string | null }> {
    const { row, performed } = await this.sql.transaction(async (runner) => {
      const row = demandFound((await runner.run(statements.locked, [id]))[0]);
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

  private async perform(
    row: ProposalRow,
    hash: string,
    proposer: Actor | undefined,
    by: Caller,
    runner: Transaction,
  ): Promise<Performed<unknown>> {
    demandSeen(row, hash);
    const perform = this.proposals.performerOf(row);
    if (!perform || proposer === undefined) throw new Problem('PROPOSAL.STALE');
    // Who may not do it any more proposes it no more either: content knows who writes it, staff write notes, all else is for admins.
    const isNote = row.act === 'applications.note' && proposer.role === 'staff';
    if (proposer.role !== 'admin' && row.kind !== 'content' && !isNote) throw new Problem('PROPOSAL.STALE');
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
    const { act, subject, hash, content, language } = row;
    const details = { act, hash, proposed_by: row.proposed_by, ...whyOf({ reason }) };
    await this.audit.note({ kind: `proposal.${state}`, actor, address, subject, details }, runner);
    const people = await runner.run(statements.admins, []);
    const decider = people.find(({ id }) => id === person)?.name ?? content.title;
    const named = await this.proposals.named(row);
    const title = reason ? `${named.title} – ${reason}` : named.title;
    const told = state === 'confirmed' ? state : 'declined';
    for (const { id, email } of people)
      if (id === person || id === row.proposed_by)
        await this.mail.send(proposalMail(told, email, { ...named, title, decider }, language), runner);
  }

  /** A proposal as far as an actor may know of it: admins of every one, others of their own. */
  private async readable(id: string, actor: Actor, runner: SqlRunner, statement: typeof statements.byId) {
    const row = demandFound((await runner.run(statement, [id]))[0]);
    if (!readsAll(actor) && row.proposed_by !== actor.id) throw new Problem('REQUEST.NOT_FOUND');
    return row;
  }
}

/** Throws unless a proposal is open, says what its hash was made of, and is what a person saw. */
function demandSeen(row: ProposalRow, hash: string): void {
  if (row.state !== 'open' || row.hash !== hash || contentHash(row) !== hash) throw new Problem('PROPOSAL.STALE');
}

/** Whether a person decided so, with the content that they saw: their call is repeated. */
const hasDecided = (row: ProposalRow, state: ProposalState, hash: string, { actor }: Caller): boolean =>
  row.state === state && row.hash === hash && row.decided_by === actor.id;

/** Whether an actor reads what other people proposed. */
export const readsAll = ({ role }: Actor): boolean => role === 'admin';
