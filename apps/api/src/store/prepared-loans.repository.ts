import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner, statement } from '@statewise/server/platform/database/sql.js';

/** A loan application that a store prepared. */
export interface PreparedLoanRow {
  readonly id: string;
  /** Whether the customer has gone on with it under a code of their own. */
  readonly continued: boolean;
}

/** The same with the names of the customer and the amount. */
export interface PreparedLineRow {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly loan_amount: number | null;
  readonly prepared_at: Date;
  readonly continued: boolean;
}

const insert = statement(
  'prepared-loan-insert',
  'insert into prepared_loan (store_application_id, application_id, store_number) values ($1, $2, $3)',
);

const readLocale = statement<{ locale: string }>(
  'prepared-loan-locale',
  'select locale from application where id = $1',
);

const find = statement<PreparedLoanRow>(
  'prepared-loan-find',
  `select a.id, a.former_code is not null as continued
    from prepared_loan p join application a on a.id = p.application_id where p.store_application_id = $1`,
);

const ofStore = statement<PreparedLineRow>(
  'prepared-loans-of-store',
  `select p.store_application_id as id, s.fields->>'first_name' as first_name, s.fields->>'last_name' as last_name,
      (s.fields->>'loan_amount')::float8 as loan_amount, p.prepared_at, a.former_code is not null as continued
    from prepared_loan p join application a on a.id = p.application_id
      left join application_step s on s.application_id = p.store_application_id
        and s.step_number = (select number from flow_step where flow = 'store' and state = $2)
    where p.store_number = $1 order by p.store_application_id desc limit $3`,
);

/** $1 application: the loan that was prepared in it, and the one in which it was prepared. */
const kin = statement<{ id: string }>(
  'prepared-loan-kin',
  `select application_id as id from prepared_loan where store_application_id = $1
    union select store_application_id from prepared_loan where application_id = $1`,
);

/** The rows that say which loan application a store prepared. */
@Injectable()
export class PreparedLoanRepository {
  constructor(private readonly sql: Sql) {}

  async insert(storeApplicationId: string, id: string, storeNumber: string, runner: SqlRunner): Promise<void> {
    await runner.run(insert, [storeApplicationId, id, storeNumber]);
  }

  /** The language in which the store's application is kept. */
  async localeOf(storeApplicationId: string, runner: SqlRunner): Promise<string> {
    const [row] = await runner.run(readLocale, [storeApplicationId]);
    if (!row) throw new Error('the application of the store is not there');
    return row.locale;
  }

  /** The applications of the same customer that a store's preparing ties to this one. */
  async kinOf(id: string): Promise<readonly string[]> {
    return (await this.sql.run(kin, [id])).map((row) => row.id);
  }

  async find(storeApplicationId: string): Promise<PreparedLoanRow | undefined> {
    return (await this.sql.run(find, [storeApplicationId]))[0];
  }

  /** The latest of a store, with the answers of the step that `state` names. */
  ofStore(storeNumber: string, state: string, limit: number): Promise<PreparedLineRow[]> {
    return this.sql.run(ofStore, [storeNumber, state, limit]);
  }
}
