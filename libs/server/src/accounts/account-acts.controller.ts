import { Controller } from '@nestjs/common';
import {
  accounts,
  staffRoles,
  type Account,
  type AccountChange,
  type Invitation,
  type NewAccount,
  type AuditKind,
} from '@statewise/contract';
import { Audit } from '../platform/audit/audit.js';
import { lockAdmins, markChanged } from '../platform/auth/second-person.js';
import { Sql, type SqlRunner } from '../platform/database/sql.js';
import { Handles, type Input } from '../platform/http/handles.js';
import { Problem, fieldErrors } from '../platform/problem/problem.js';
import { ProposalDecisions } from '../proposals/proposal-decisions.service.js';
import {
  causeOf,
  proposalAnswer,
  Proposals,
  whyOf,
  type Performed,
  type Performing,
} from '../proposals/proposals.service.js';
import { AccountNotices } from '../session/account-notices.service.js';
import { SecondFactors } from '../session/second-factor/second-factors.service.js';
import { Sessions } from '../session/sessions.service.js';
import { Tokens } from '../tokens/tokens.service.js';
import { Accounts, isStaffId } from './accounts.service.js';
import { intermediaryByName, otherAdmin, staffByEmail } from './accounts.statements.js';
import { Invitations } from './invitations.service.js';

/** An account with the invitation that was just sent for it. */
interface InvitedAccount {
  readonly account: Account;
  readonly invitation: Invitation;
}

interface ChangeTerms {
  readonly id: string;
  readonly change: AccountChange;
  /** What was there when it was proposed. */
  readonly before: object;
}

/** Inviting, changing and resetting accounts: what would hand one over, or make an admin, needs a second person. */
@Controller()
export class AccountActsController {
  private readonly invitation = this.proposals.register('account.invite', this.doInvite.bind(this));
  private readonly changing = this.proposals.register('account.change', this.doChange.bind(this));
  private readonly resetting = this.proposals.register('account.reset', this.doReset.bind(this));

  constructor(
    private readonly proposals: Proposals,
    decisions: ProposalDecisions,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly notices: AccountNotices,
    private readonly tokens: Tokens,
    private readonly audit: Audit,
    private readonly sql: Sql,
  ) {
    decisions.findRolesBy(async (id, runner) => {
      const { active, role } = await this.accounts.known(id, runner);
      return active ? role : undefined;
    });
  }

  /**
   * Makes an account without a password and mails an invitation to choose one. An admin needs a second person, except the
   * first one beside the caller. Throws field errors (`unique`).
   */
  @Handles(accounts.invite)
  async invite({ body, caller: by, language, response }: Input<typeof accounts.invite>) {
    const { reason, ...account } = body;
    const { email, name, role, store_number } = account;
    if (staffRoles.some((known) => known === role)) await this.demandFree(email);
    await this.accounts.storeOf(store_number);
    this.invitations.demandMail();
    const wish = {
      kind: 'adminRole',
      subject: email.toLowerCase(),
      title: name,
      before: null,
      after: { email, name, role },
      terms: account,
      ...(reason !== undefined && { reason }),
      isFree: async (runner: SqlRunner) =>
        role !== 'admin' || (await runner.run(otherAdmin, [by.actor.id ?? ''])).length === 0,
    } as const;
    return proposalAnswer(await this.proposals.submit(this.invitation, wish, by, language), response);
  }

  /**
   * Changes what is named; a new role counts from the next request on. Another address, and the role of an admin, need a
   * second person. Throws field errors.
   */
  @Handles(accounts.change)
  async change({ id, body, caller: by, language, response }: Input<typeof accounts.change>) {
    const { reason, ...change } = body;
    this.accounts.demandChangeable(id, change);
    await this.accounts.storeOf(change.store_number);
    const account = await this.accounts.known(id);
    if (isOther(change.email, account.email)) await this.demandFree(change.email, id);
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, memberOf(account, name)]));
    const isAdmin = becomesAdmin(account, change);
    const isAddress = isOther(change.email, account.email) && by.actor.id !== id;
    const wish = {
      kind: isAdmin ? 'adminRole' : 'accountAddress',
      subject: id,
      title: account.name,
      before,
      after: { ...change },
      terms: { id, change: { ...change }, before },
      ...(reason !== undefined && { reason }),
      ...(!isAdmin && { concerned: account }),
      isFree: async (runner: SqlRunner) => {
        if (isAdmin || isAddress) return false;
        // A second person may have made it an admin's since it was read.
        if (becomesAdmin(await this.held(id, runner), change)) throw new Problem('PROPOSAL.STALE');
        return true;
      },
    } as const;
    return proposalAnswer(await this.proposals.submit(this.changing, wish, by, language), response);
  }

  /**
   * Takes the password and the second factor of an account away and mails its person an invitation to choose another, once
   * a second person or the owner agrees. Where there is no password, the invitation alone is sent again.
   */
  @Handles(accounts.reset)
  async reset({ id, body: { reason }, caller: by, language, response }: Input<typeof accounts.reset>) {
    const account = await this.accounts.known(id);
    if (account.email === null) throw fieldErrors({ email: ['required'] });
    this.invitations.demandMail();
    const wish = {
      kind: 'accountReset',
      subject: id,
      title: account.name,
      before: { has_password: account.has_password },
      after: { has_password: false },
      terms: { id, email: account.email },
      ...(reason !== undefined && { reason }),
      concerned: account,
      isFree: async (runner: SqlRunner) => {
        if (by.actor.id === id) return true;
        if (account.has_password) return false;
        // Its invitation may have been accepted since it was read.
        if ((await this.held(id, runner)).has_password) throw new Problem('PROPOSAL.STALE');
        return true;
      },
    } as const;
    return proposalAnswer(await this.proposals.submit(this.resetting, wish, by, language), response);
  }

  /** An account as it stays until a transaction ends. */
  private async held(id: string, runner: SqlRunner): Promise<Account> {
    await runner.run(lockAdmins, []);
    return this.accounts.known(id, runner);
  }

  /** Throws `unique` for the address of another account of the same kind, with which nobody could confirm it. */
  private async demandFree(email = '', id?: string): Promise<void> {
    const byAddress = id === undefined || isStaffId(id) ? staffByEmail : intermediaryByName;
    const found = await this.sql.run(byAddress, [email.toLowerCase()]);
    if (found.some((other) => other.id !== id)) throw fieldErrors({ email: ['unique'] });
  }

  private async doInvite(terms: NewAccount, performing: Performing): Promise<Performed<InvitedAccount>> {
    const { runner, language } = performing;
    const { store_number, ...account } = terms;
    const storeId = await this.accounts.storeOf(store_number);
    const id = await this.accounts.insert({ ...account, storeId }, runner);
    if (id === undefined) throw fieldErrors({ email: ['unique'] });
    const invitation = await this.invitations.send({ ...account, id }, language, runner);
    await this.note('account.invited', id, performing, { role: account.role });
    return { result: { account: await this.accounts.known(id, runner), invitation }, link: invitation.link };
  }

  private async doReset(
    terms: { id: string; email: string },
    performing: Performing,
  ): Promise<Performed<InvitedAccount>> {
    const { runner, language } = performing;
    const { id, email } = terms;
    const account = await this.held(id, runner);
    if (isOther(email, account.email)) throw new Problem('PROPOSAL.STALE');
    const invitation = await this.invitations.send(account, language, runner);
    await this.accounts.setPassword(id, null, runner);
    if (isStaffId(id)) {
      await this.factors.forget(id, runner);
      await runner.run(markChanged, [id]);
      // Whoever took the account over may have made them, and they would count again from the next password on.
      await this.tokens.revokeAllOf(id, performing);
    }
    await this.demandAdmin(runner);
    await this.sessions.closeAllOf(id, runner);
    await this.note('account.reset', id, performing);
    return { result: { account: await this.accounts.known(id, runner), invitation }, link: invitation.link };
  }

  private async doChange(
    { id, change, before }: ChangeTerms,
    performing: Performing,
  ): Promise<Performed<{ account: Account }>> {
    const { runner, language } = performing;
    const { name = null, email = null, active = null, role = null, store_number } = change;
    const storeId = (await this.accounts.storeOf(store_number)) ?? null;
    const former = await this.held(id, runner);
    if (Object.entries(before).some(([member, value]) => memberOf(former, member) !== value))
      throw new Problem('PROPOSAL.STALE');
    await this.accounts.update(id, { name, email, active, role, storeId }, runner).catch(takenAddress);
    await this.demandAdmin(runner);
    const details = { ...(role !== null && { role }), ...(active !== null && { active }) };
    await this.note('account.changed', id, performing, { fields: Object.keys(change).sort().join(), ...details });
    const account = await this.accounts.known(id, runner);
    const told = { former: former.email, within: runner };
    if (isOther(email, former.email)) await this.notices.send('address', id, language, { ...told, what: email ?? '' });
    if (isOther(role, former.role)) await this.notices.send('role', id, language, { ...told, what: role ?? '' });
    // An invitation is for who reads the address: the one that the former address has counts no more.
    const invitation =
      former.invited_until !== null && isOther(email, former.email)
        ? await this.invitations.send(account, language, runner)
        : undefined;
    await this.signOut(id, change, runner);
    return { result: { account }, link: invitation?.link ?? null };
  }

  /** Ends the sessions of an account that was switched off, or that needs a second factor now and has none. */
  private async signOut(id: string, { active, role }: AccountChange, runner: SqlRunner): Promise<void> {
    const needsFactor = role !== undefined && (await this.factors.demandOf({ id, role }, runner)) === 'enrolment';
    if (active === false || needsFactor) await this.sessions.closeAllOf(id, runner);
  }

  private note(
    kind: AuditKind,
    subject: string,
    performing: Performing,
    details: Readonly<Record<string, string | boolean>> = {},
  ): Promise<void> {
    return this.audit.note(
      { kind, ...causeOf(performing), subject, details: { ...details, ...whyOf(performing) } },
      performing.runner,
    );
  }

  /** An installation without an admin could never get one again. */
  private async demandAdmin(runner: SqlRunner): Promise<void> {
    if (!(await this.accounts.hasAdmin(runner))) throw new Problem('ACCOUNT.LAST_ADMIN');
  }
}

/** Whether an account that is no admin's, or is switched off, would be an admin's after a change. */
function becomesAdmin(account: Account, { role, active }: AccountChange): boolean {
  const isSwitchedOn = active === true && !account.active;
  return (role ?? account.role) === 'admin' && (account.role !== 'admin' || isSwitchedOn);
}

/** Whether a value that is to be written differs from the present one; letters count in any case. */
const isOther = (wanted: string | null | undefined, present: string | null): boolean =>
  wanted !== null && wanted !== undefined && wanted.toLowerCase() !== present?.toLowerCase();

const memberOf = (account: Account, name: string): unknown =>
  Object.entries(account).find(([member]) => member === name)?.[1] ?? null;

/** Two accounts have not the same address, however it is written. */
function takenAddress(error: unknown): never {
  const isTaken =
    error instanceof Error &&
    'constraint' in error &&
    /^(user_email|intermediary_username)/.test(String(error.constraint));
  throw isTaken ? fieldErrors({ email: ['unique'] }) : error;
}
