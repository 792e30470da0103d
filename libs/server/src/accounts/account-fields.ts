import {
  condition,
  Email,
  Example,
  field,
  Flag,
  isFilled,
  Required,
  RequiredIf,
  saying,
  Text,
  trimmed,
} from '@statewise/fields';
import { IsIn } from 'class-validator';
import { NewPassword, PresentPassword } from '../platform/auth/new-password.js';

/** Roles of the bank's own people; the partner's have a kind of account of their own. */
export const staffRoles = ['admin', 'staff', 'qa'] as const;
export const accountRoles = [...staffRoles, 'intermediary'] as const;

export type StaffRole = (typeof staffRoles)[number];
export type AccountRole = (typeof accountRoles)[number];

const isIntermediary = condition('`role` is `intermediary`', ({ role }) => role === 'intermediary');

/** Whom an admin invites. */
export class NewAccount {
  @Required()
  @Email()
  @Example('noor.haddad@meridian.example')
  email: string;

  @Required()
  @Text()
  @Example('Noor Haddad')
  name: string;

  @Required()
  @field({ kind: 'choice', values: accountRoles, normalise: trimmed }, IsIn(accountRoles, saying('oneOf')))
  @Example('staff')
  role: AccountRole;

  @RequiredIf(isIntermediary)
  @Text({ max: 20 })
  store_number?: string;
}

/** What an admin changes of an account; what is left out stays. */
export class AccountChange {
  @Text()
  name?: string;

  @Email()
  email?: string;

  @field({ kind: 'choice', values: staffRoles, normalise: trimmed }, IsIn(staffRoles, saying('oneOf')))
  @Example('qa')
  role?: StaffRole;

  @Flag()
  active?: boolean;

  @Text({ max: 20 })
  store_number?: string;
}

/** What somebody says who takes an invitation. */
export class AcceptedInvitation {
  @Required()
  @Text()
  @Example('gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o')
  token: string;

  @Required()
  @NewPassword()
  @Example('walks the dog at six')
  password: string;
}

/** What somebody says who makes the first admin of an installation. */
export class Setup {
  @Required()
  @Text()
  @Example('gQ3vX0cB6mJ1kT9yR2nL7wE5hU8pA4sD0fG3zV6xC1o')
  token: string;

  @Required()
  @Email()
  @Example('you@example.com')
  email: string;

  @Required()
  @Text()
  @Example('Noor Haddad')
  name: string;

  @Required()
  @NewPassword()
  @Example('walks the dog at six')
  password: string;
}

const isWithoutCode = condition('`code` is not given', ({ code }) => !isFilled(code));

/** By what somebody who is signed in shows that it is them: one of both. */
export class Confirmation {
  @RequiredIf(isWithoutCode)
  @PresentPassword()
  @Example('correct horse battery')
  password?: string;

  /** Six digits of the app, or a recovery code. */
  @Text({ max: 40 })
  code?: string;
}

/** A new password of one's own. */
export class PasswordChange {
  @Required()
  @PresentPassword()
  @Example('correct horse battery')
  password: string;

  @Required()
  @NewPassword()
  @Example('walks the dog at six')
  new_password: string;
}
