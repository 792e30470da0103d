export const staffRoles = ['admin', 'staff', 'qa'] as const;
export const accountRoles = [...staffRoles, 'intermediary'] as const;

/** Who may sign in. */
export interface Account {
  readonly id: string;
  readonly role: (typeof accountRoles)[number];
  readonly name: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly active: boolean;
  readonly has_password: boolean;
  readonly store_number: string | null;
  readonly store_name: string | null;
  readonly created_at: string;
  readonly invited_until: string | null;
}

/** An account with the invitation that was just sent; the link stands there only where no mail can be sent. */
export interface Invited {
  readonly account: Account;
  readonly invitation: { readonly expires_at: string; readonly link: string | null };
}

export const accountsPath = '/api/v1/accounts';
