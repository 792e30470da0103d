import type { FieldErrors } from '@statewise/fields';

/** Who is signed in at the store app, as the server tells. */
export interface SignedIntermediary {
  readonly id: number;
  readonly name: string;
  /** The store that the intermediary works for; null for who works for none. */
  readonly storeNumber: string | null;
  readonly storeName: string | null;
}

export interface IntermediaryLoginContext {
  readonly username: string;
  readonly password: string;
  readonly errors: FieldErrors;
  /** What the server said last, in the language of the page; empty when it has nothing to say. */
  readonly message: string;
  /** Grows with every refusal. */
  readonly refusals: number;
  /** Whether the server wants a fresh human check with the next attempt. */
  readonly isCheckRequired: boolean;
  /** The answer of the human check, for one attempt. */
  readonly captcha: string;
  /** Seconds for which no attempt is taken. */
  readonly wait: number;
  /** Null while no intermediary is signed in. */
  readonly person: SignedIntermediary | null;
}

export type IntermediaryLoginEvent =
  | { readonly type: 'session.read'; readonly person: SignedIntermediary | null }
  | { readonly type: 'session.failed' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'field.changed'; readonly name: 'username' | 'password'; readonly value: string }
  | { readonly type: 'form.submitted'; readonly at: string }
  | { readonly type: 'check.answered'; readonly captcha: string }
  | { readonly type: 'check.failed' }
  | { readonly type: 'check.demanded'; readonly message: string }
  | { readonly type: 'login.accepted'; readonly person: SignedIntermediary }
  | { readonly type: 'login.refused'; readonly message: string; readonly isCheckRequired: boolean }
  | { readonly type: 'login.limited'; readonly message: string; readonly seconds: number }
  | { readonly type: 'login.failed' }
  | { readonly type: 'fields.refused'; readonly errors: FieldErrors }
  | { readonly type: 'logout.requested' }
  | { readonly type: 'logout.done' }
  | { readonly type: 'logout.failed' };

/** No intermediary is signed in and nothing is typed. */
export const nobody: IntermediaryLoginContext = {
  username: '',
  password: '',
  errors: {},
  message: '',
  refusals: 0,
  isCheckRequired: false,
  captcha: '',
  wait: 0,
  person: null,
};
