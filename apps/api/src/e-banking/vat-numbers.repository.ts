import { Injectable } from '@nestjs/common';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';

/** The unique index over the VAT numbers of step one. */
export const vatIndex = 'application_step_vat';

const usersOf = statement<{ id: string }>(
  'business-vat-users',
  `select application_id::text as id from application_step
    where step_number = 1 and fields->>'vat' is not null and fields->>'vat' = any($1::text[])`,
);

/** The only place that knows how VAT numbers are found in the database. */
@Injectable()
export class VatNumbers {
  constructor(private readonly sql: Sql) {}

  /** Whether an application other than `own` uses one of these numbers. */
  async isUsed(numbers: readonly string[], own?: string): Promise<boolean> {
    const users = await this.sql.run(usersOf, [numbers]);
    return users.some(({ id }) => id !== own);
  }
}
