import type { Tone } from '@statewise/ui';
import type { Result } from '../requests/call.js';

/** A mail with what it says; codes are hidden in it until they are asked for. */
export type ShownMail = Result<'GET /api/v1/outbox/{id}'>['mail'];
type MailState = ShownMail['state'];

/** In the order in which people choose from them. */
export const mailStates = ['waiting', 'failed', 'kept', 'sent'] as const satisfies readonly MailState[];

export const mailTones: Readonly<Record<MailState, Tone | undefined>> = {
  waiting: 'info',
  failed: 'danger',
  kept: 'warning',
  sent: 'success',
};
