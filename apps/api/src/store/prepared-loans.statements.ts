import type { PreparedLine } from '@statewise/contract/bank';
import { statement } from '@statewise/server/platform/database/sql.js';

export const insert = statement(
  'prepared-loan-insert',
  'insert into prepared_loan (store_application_id, application_id, store_number) values ($1, $2, $3)',
);

/** The language in which the store's application is kept. */
export const readLocale = statement<{ locale: string }>(
  'prepared-loan-locale',
  'select locale from application where id = $1',
);

/** A loan application that a store prepared, and whether the customer has gone on with it under a code of their own. */
export const find = statement<{ id: string; continued: boolean }>(
  'prepared-loan-find',
  `select a.id, a.former_code is not null as continued
    from prepared_loan p join application a on a.id = p.application_id where p.store_application_id = $1`,
);

/** The latest of a store $1, with the answers of the step that $2 names. $3 how many */
export const ofStore = statement<PreparedLine>(
  'prepared-loans-of-store',
  `select p.store_application_id::float8 as id, concat_ws(' ', s.fields->>'first_name', s.fields->>'last_name') as customer,
      (s.fields->>'loan_amount')::float8 as loan_amount, p.prepared_at, a.former_code is not null as continued
    from prepared_loan p join application a on a.id = p.application_id
      left join application_step s on s.application_id = p.store_application_id
        and s.step_number = (select number from flow_step where flow = 'store' and state = $2)
    where p.store_number = $1 order by p.store_application_id desc limit $3`,
);

/** $1 application: the loan that was prepared in it, and the one in which it was prepared. */
export const kin = statement<{ id: string; public_id: string }>(
  'prepared-loan-kin',
  `select id, public_id from application where id in (select application_id from prepared_loan where store_application_id = $1
    union select store_application_id from prepared_loan where application_id = $1) order by id`,
);
