import { statement } from '../../platform/database/sql.js';
import type { Person } from '../../session/sessions.service.js';

/** An account that an identity leads to. */
export interface IdentifiedAccount extends Omit<Person, 'store'> {
  readonly active: boolean;
  /** Whether it was switched off because the claims gave no role. */
  readonly is_without_role: boolean;
}

const columns = 'person.id::text, person.role, person.name, person.email, person.active';

/** $1 issuer, $2 subject */
export const byIdentity = statement<IdentifiedAccount>(
  'identity-account',
  `select ${columns}, identity.is_without_role from sign_in_identity identity
    join "user" person on person.id = identity.user_id where identity.issuer = $1 and identity.subject = $2
    for update of person`,
);

/** $1 address in small letters */
export const byEmail = statement<IdentifiedAccount>(
  'identity-account-by-email',
  `select ${columns}, false as is_without_role from "user" person where lower(person.email) = $1 for update of person`,
);

/** $1 issuer, $2 subject, $3 account */
export const link = statement(
  'identity-link',
  'insert into sign_in_identity (issuer, subject, user_id) values ($1, $2, $3)',
);

/** $1 issuer, $2 subject, $3 whether the claims give no role */
export const markRole = statement(
  'identity-mark-role',
  'update sign_in_identity set is_without_role = $3 where issuer = $1 and subject = $2',
);

/** $1 account, $2 issuer, $3 subject */
export const isOf = statement<{ user_id: string }>(
  'identity-is-of',
  'select user_id from sign_in_identity where user_id::text = $1 and issuer = $2 and subject = $3',
);
