import { privacyMachine } from '@statewise/machines';
import { rememberAcceptance } from '@statewise/ui';
import { createActor, type Actor } from 'xstate';

/** The chart of the privacy banner, which sets the cookie. */
export function privacyActor(): Actor<typeof privacyMachine> {
  return createActor(privacyMachine.provide({ actions: { rememberAcceptance } }));
}
