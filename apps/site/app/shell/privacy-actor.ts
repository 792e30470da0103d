import { privacyMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';
import { privacyCookie, setCookie, tenYears } from '../cookies.js';

/** The chart of the privacy banner, which sets the cookie. */
export function privacyActor(): Actor<typeof privacyMachine> {
  return createActor(
    privacyMachine.provide({ actions: { rememberAcceptance: () => setCookie(privacyCookie, '1', tenYears) } }),
  );
}
