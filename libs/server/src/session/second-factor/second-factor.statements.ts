import type { Statement } from '../../platform/database/sql.js';

// $1 is the id of the account everywhere.

export const standing: Statement = {
  name: 'second-factor-standing',
  text: `select secret is not null as is_enrolled,
      (select count(*)::int from recovery_code where recovery_code.user_id = second_factor.user_id) as left
    from second_factor where user_id = $1`,
};

export const enrol: Statement = {
  name: 'second-factor-enrol',
  text: `insert into second_factor (user_id, pending_secret) values ($1, $2)
    on conflict (user_id) do update set pending_secret = excluded.pending_secret`,
};

export const pending: Statement = {
  name: 'second-factor-pending',
  text: 'select pending_secret as secret from second_factor where user_id = $1',
};

/** $2 the pending secret that a code was typed for, $3 the step of that code */
export const confirm: Statement = {
  name: 'second-factor-confirm',
  text: `update second_factor set secret = pending_secret, pending_secret = null, last_step = $3
    where user_id = $1 and pending_secret = $2 returning user_id`,
};

export const secret: Statement = {
  name: 'second-factor-secret',
  text: 'select secret from second_factor where user_id = $1',
};

/** $2 the step of a right code: later than that of every code before */
export const useStep: Statement = {
  name: 'second-factor-use',
  text: 'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
};

/** An account with another factor confirms nothing for a day. */
export const markChanged: Statement = {
  name: 'second-factor-changed',
  text: 'update "user" set changed_at = now() where id = $1',
};

export const forget: Statement = { name: 'second-factor-forget', text: 'delete from second_factor where user_id = $1' };

export const replaceRecoveryCodes: Statement = {
  name: 'recovery-code-remove',
  text: 'delete from recovery_code where user_id = $1',
};
export const insertRecoveryCodes: Statement = {
  name: 'recovery-code-insert',
  text: 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])',
};
export const useRecoveryCode: Statement = {
  name: 'recovery-code-use',
  text: 'delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id',
};
