import { Injectable } from '@nestjs/common';
import { ApplicationRepository } from '@statewise/server/engine/application.repository.js';
import { FlowEngine } from '@statewise/server/engine/flow-engine.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import { Sql } from '@statewise/server/platform/database/sql.js';
import { find } from './prepared-loans.statements.js';

/** The loan applications that a store prepared, until their customers go on with them. */
@Injectable()
export class PreparedLoans {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly engine: FlowEngine,
    private readonly sql: Sql,
  ) {}

  /** The loan application that the store's own prepared; undefined once the customer has gone on with it, or it is gone. */
  async loanOf({ application: { id } }: Outcome): Promise<Outcome | undefined> {
    const [loan] = await this.sql.run(find, [id]);
    const stored = loan && !loan.continued ? await this.applications.read('id', loan.id) : undefined;
    // Read between the two, it may have the customer's own code.
    const [now] = stored ? await this.sql.run(find, [id]) : [];
    return stored && now && !now.continued ? this.engine.outcomeOf(stored) : undefined;
  }
}
