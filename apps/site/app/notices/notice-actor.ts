import { setCookie } from '@statewise/ui';
import { noticeMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';
import { languageCookie, oneDay } from '../cookies.js';

/** The chart of the notices, which sets the cookie. */
export function noticeActor(): Actor<typeof noticeMachine> {
  return createActor(
    noticeMachine.provide({ actions: { rememberCheck: () => setCookie(languageCookie, '1', oneDay) } }),
  );
}
