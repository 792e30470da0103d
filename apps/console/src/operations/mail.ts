import type { Tone } from '@statewise/ui';

/** How a mail stands: `kept` where there is no mail server. */
export const mailStates = ['waiting', 'failed', 'kept', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail in the list. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly reason: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
}

/** A mail with what it says; codes are hidden in it until somebody asks for them. */
export interface ShownMail extends Mail {
  readonly text: string;
  readonly html: string | null;
  readonly hidden_codes: number;
}

export const mailTones: Readonly<Record<MailState, Tone | undefined>> = {
  waiting: 'info',
  failed: 'danger',
  kept: 'warning',
  sent: 'success',
};
