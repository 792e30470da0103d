import type { Result } from '../requests/call.js';
import type { Done } from '../requests/use-act.js';

/** An account of either kind. */
export type Account = Result<'GET /api/v1/accounts/{id}'>['account'];

/** An account with the invitation that was just sent; the link stands there only where no mail can be sent. */
export type InvitedAccount = Done<Result<'POST /api/v1/accounts'>>;

export const staffRoles = ['admin', 'staff', 'editor', 'qa'] as const satisfies readonly Account['role'][];
export const accountRoles = [...staffRoles, 'intermediary'] as const satisfies readonly Account['role'][];
