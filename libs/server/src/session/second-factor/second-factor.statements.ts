import { statement } from '../../platform/database/sql.js';

// $1 is the id of the account everywhere.

export const enrolmentStatus = statement<{ has_app: boolean; has_passkey: boolean; left: number }>(
  'second-factor-standing',
  `select exists (select from second_factor where user_id = $1 and secret is not null) as has_app,
      exists (select from passkey where user_id = $1) as has_passkey,
      (select count(*)::int from recovery_code where user_id = $1) as left`,
);

export const enrol = statement(
  'second-factor-enrol',
  `insert into second_factor (user_id, pending_secret) values ($1, $2)
    on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
);

export const pending = statement<{ secret: Buffer | null }>(
  'second-factor-pending',
  'select pending_secret as secret from second_factor where user_id = $1',
);

/** $2 the pending secret that a code was typed for, $3 the step of that code */
export const confirm = statement<{ user_id: string }>(
  'second-factor-confirm',
  `update second_factor set secret = pending_secret, pending_secret = null, last_step = $3
    where user_id = $1 and pending_secret = $2 returning user_id`,
);

export const secret = statement<{ secret: Buffer | null }>(
  'second-factor-secret',
  'select secret from second_factor where user_id = $1',
);

/** $2 the step of a right code: later than that of every code before */
export const useStep = statement<{ user_id: string }>(
  'second-factor-use',
  'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
);

/** An account with another factor confirms nothing for a day. */
export const markChanged = statement('second-factor-changed', 'update "user" set changed_at = now() where id = $1');

export const forget = statement('second-factor-forget', 'delete from second_factor where user_id = $1');

export const replaceRecoveryCodes = statement('recovery-code-remove', 'delete from recovery_code where user_id = $1');
export const insertRecoveryCodes = statement(
  'recovery-code-insert',
  'insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])',
);
export const useRecoveryCode = statement<{ user_id: string }>(
  'recovery-code-use',
  'delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id',
);
