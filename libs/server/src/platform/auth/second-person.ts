import { Injectable } from '@nestjs/common';
import type { Actor } from '@statewise/flow';
import { Sql, type SqlRunner, statement } from '../database/sql.js';
import { Problem } from '../problem/problem.js';
import { demandFresh, demandPerson, type Caller } from './access.js';
import { presentRole } from './present-role.js';

const changedLately = statement(
  'account-changed-lately',
  `select from "user" where id::text = $1 and changed_at > now() - interval '24 hours'`,
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

  /** Who proposed something as they are now; undefined for who cannot sign in any more. */
  async present(proposer: string): Promise<Pick<Actor, 'role'> | undefined> {
    return (await this.sql.run(presentRole, [proposer]))[0];
  }
}
