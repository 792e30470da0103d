// Whether the privacy policy is shown. The browser owns it; it starts before the cookie is read and ends with acceptance.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export type PrivacyEvent =
  | { readonly type: 'cookie.read'; readonly isAccepted: boolean }
  | { readonly type: 'policy.accepted' };

const privacy = setup({
  types: { events: {} as PrivacyEvent, meta: {} as ChartMeta },
  guards: {
    hasAcceptedBefore: ({ event }) => event.type === 'cookie.read' && event.isAccepted,
  },
  actions: {
    rememberAcceptance: () => {},
  },
});

/** The chart of the privacy banner and modal. */
export const privacyMachine = privacy.createMachine({
  id: 'privacy',
  description: 'The privacy policy stays until it is accepted.',
  meta: {
    title: 'Privacy policy',
    guards: { hasAcceptedBefore: 'The cookie says that the policy was accepted.' },
    actions: {
      rememberAcceptance:
        'The browser sets the cookie PRIVACY_POLICY_ACCEPTED for as long as it keeps one, anew with each visit.',
    },
  },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'The cookie is not read yet; nothing is shown, so that nothing flickers.',
      on: {
        'cookie.read': [
          { target: 'accepted', guard: 'hasAcceptedBefore', actions: 'rememberAcceptance' },
          { target: 'shown' },
        ],
      },
    },
    shown: {
      description: 'The policy is shown and cannot be clicked away; accepting it in another tab counts too.',
      on: {
        'policy.accepted': { target: 'accepted', actions: 'rememberAcceptance' },
        'cookie.read': { target: 'accepted', guard: 'hasAcceptedBefore' },
      },
    },
    accepted: { description: 'The policy was accepted.', type: 'final' },
  },
});
