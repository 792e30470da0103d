import type { Role } from '@statewise/flow';
import { canSignIn } from './can-sign-in.js';
import { statement } from '../database/sql.js';

/** The role that one of the bank's people has now; no row where they cannot sign in any more. $1 account */
export const presentRole = statement<{ role: Role }>(
  'account-present-role',
  `select role from "user" where id::text = $1 and active and ${canSignIn('"user"')}`,
);
