import { statusValue } from '@statewise/flow';
import { statement } from '../platform/database/sql.js';

const lastTouched = `greatest(a.updated_at, (select max(s.drafted_at) from application_step s where s.application_id = a.id))`;

const isContract = `(a.final_status_id = ${statusValue.passed} or (a.flow || ' ' || a.state) = any($4::text[]))`;
const isSentIn = `(a.application_status_id = ${statusValue.completed} or a.risk_status_id <> ${statusValue.absent}
      or a.final_status_id <> ${statusValue.absent} or (a.flow || ' ' || a.state) = any($5::text[]))`;

// No period is shorter than the first, by which most rows are passed over.
const isDue = `a.updated_at < now() - make_interval(days => least($1::int, $2::int, $3::int))
    and ${lastTouched} < now() - make_interval(days => case when ${isContract} then $3::int when ${isSentIn} then $2::int else $1::int end)`;

/**
 * Locks up to 500 applications that were not touched for as long as they are kept, without those that another
 * transaction has locked: $1 days of what was not sent in, $2 of what was, $3 of contracts; $4 the states in which the
 * bank has it for good, $5 those in which it was decided on.
 */
export const holdDue = statement<{ id: string }>(
  'retention-hold',
  `select a.id from application a where ${isDue} order by a.id limit 500 for update of a skip locked`,
);

/** Erases of those ($6) what is still due, now that no other transaction can touch them; one row says how many. */
export const eraseDue = statement<{ erased: number }>(
  'retention-erase',
  `select erase_applications(array(select a.id from application a where a.id = any($6::bigint[]) and ${isDue})) as erased`,
);
