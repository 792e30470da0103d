import { Injectable } from '@nestjs/common';
import type { Actor, Role } from '@statewise/flow';
import { Sql, type SqlRunner, statement } from '../database/sql.js';
import { Problem } from '../problem/problem.js';
import { demandFresh, demandPerson, type Caller } from './access.js';
import { canSignIn } from './can-sign-in.js';
import { presentRole } from './present-role.js';

const changedLately = statement(
  'account-changed-lately',
  `select from "user" where id::text = $1 and changed_at > now() - interval '24 hours'`,
);

/** Who was an admin until a change of the last day, which gave another role, switched the account off or reset it. $1 an account, or null for any */
export const adminLately = statement(
  'account-admin-lately',
  `select from "user" where ($1::text is null or id::text = $1) and was_admin and not (role = 'admin' and active and ${canSignIn('"user"')})
    and exists (select from audit where subject = "user".id::text and at > now() - interval '24 hours' and case
      when role <> 'admin' then kind = 'account.changed' and details ? 'role'
      else kind = 'account.reset' or kind = 'account.changed' and details->>'active' = 'false' end) limit 1`,
);

/** One change of admins waits for another, and for who confirms one. */
export const lockAdmins = statement(
  'account-lock-admins',
  `select pg_advisory_xact_lock(hashtextextended('accounts.admins', 0))`,
);

/** From now on an account confirms nothing for a day. $1 account */
export const markChanged = statement('account-mark-changed', 'update "user" set changed_at = now() where id = $1');

/** In one order, so that two who hold the same accounts do not wait for each other. $1 accounts */
const hold = statement<{ id: string; role: Role; can_sign_in: boolean }>(
  'accounts-hold',
  `select id::text, role, active and ${canSignIn('"user"')} as can_sign_in
    from "user" where id::text = any($1::text[]) order by id for share`,
);

/** What is asked of a person who confirms what another one proposed. */
@Injectable()
export class SecondPerson {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns the id of the person. Throws `SESSION.ROLE` for programs, `SESSION.NOT_FRESH` where the sign-in was not
   * confirmed lately, and `PROPOSAL.SECOND_PERSON` for the proposer and for an account that was changed in the last day.
   */
  async demand(caller: Caller, proposer?: string, runner: SqlRunner = this.sql): Promise<string> {
    const id = demandPerson(caller.actor);
    demandFresh(caller);
    const isChanged = (await runner.run(changedLately, [id])).length > 0;
    if (id === proposer || isChanged) throw new Problem('PROPOSAL.SECOND_PERSON');
    return id;
  }

  /** Throws `SESSION.ROLE` for an account that was an admin's in the last day, where admins do not decide. */
  async demandNoAdmin({ actor }: Caller): Promise<void> {
    if ((await this.sql.run(adminLately, [actor.id ?? ''])).length > 0) throw new Problem('SESSION.ROLE');
  }

  /** Who proposed something as they are now; undefined for who cannot sign in any more. */
  async present(proposer: string): Promise<Pick<Actor, 'role'> | undefined> {
    return (await this.sql.run(presentRole, [proposer]))[0];
  }

  /**
   * The same within a transaction, until whose end the accounts of both people stay as they are: what it asks of them from
   * then on still holds when it is committed.
   */
  async hold(proposer: string, { actor: { id } }: Caller, runner: SqlRunner): Promise<Actor | undefined> {
    const held = await runner.run(hold, [[proposer, id]]);
    const found = held.find((account) => account.id === proposer);
    return found?.can_sign_in === true ? { id: proposer, role: found.role } : undefined;
  }
}
