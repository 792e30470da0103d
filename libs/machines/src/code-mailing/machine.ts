// Mailing an application's code to the applicant. The browser owns it; it starts with the offer and can be asked again.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export type CodeMailingEvent =
  | { readonly type: 'mail.requested' }
  | { readonly type: 'mail.taken' }
  | { readonly type: 'mail.failed' };

const codeMailing = setup({
  types: { events: {} as CodeMailingEvent, meta: {} as ChartMeta },
  actions: {
    mailCode: () => {},
  },
});

const request = { target: 'sending', actions: 'mailCode' } as const;

/** The chart of mailing an application's code. */
export const codeMailingMachine = codeMailing.createMachine({
  id: 'code-mailing',
  description: 'One request under way at a time; how the last one ended is told.',
  meta: {
    title: 'Mailing the code',
    guards: {},
    actions: { mailCode: 'The browser asks the server to mail the code.' },
  },
  initial: 'offered',
  states: {
    offered: { description: 'The code can be mailed.', on: { 'mail.requested': request } },
    sending: {
      description: 'The server is asked; another request would mail twice.',
      on: { 'mail.taken': 'sent', 'mail.failed': 'failed' },
    },
    sent: { description: 'The mail is on its way.', on: { 'mail.requested': request } },
    failed: { description: 'The server did not take the request.', on: { 'mail.requested': request } },
  },
});
