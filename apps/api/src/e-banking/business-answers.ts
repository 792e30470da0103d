import { businessAccountFlow, isBusinessContext } from '@statewise/machines';
import { flowCall } from '@statewise/server/applications/application-access.js';
import { answersOf, applicationView, draftsOf } from '@statewise/server/applications/application-view.js';
import type { Outcome } from '@statewise/server/engine/stored-application.js';
import type { Caller } from '@statewise/server/platform/auth/access.js';

/** A call on an application for a business account as it is sent. */
export const businessCall = flowCall(businessAccountFlow);

/** The contacts that count, as the wire contract has them. */
function contactsOf({ snapshot: { context } }: Outcome) {
  const counting = businessAccountFlow.contacts?.(context) ?? [];
  return counting.map(({ fields, ...contact }) => ({ ...contact, ...fields }));
}

/** What loading an application answers. */
export function loadedAnswer(outcome: Outcome, { actor }: Caller) {
  return {
    success: true,
    application: applicationView(outcome, actor),
    data: answersOf(outcome),
    contacts: contactsOf(outcome),
    drafts: draftsOf(outcome.application),
  };
}

/** What a change of the contacts answers. */
export function contactsAnswer(outcome: Outcome, { actor }: Caller) {
  return { success: true, contacts: contactsOf(outcome), application: applicationView(outcome, actor) };
}

/** The contact that was saved last before an outcome. */
export function savedContactOf({ snapshot: { context } }: Outcome): string {
  return (isBusinessContext(context) ? context.savedContact : null) ?? '';
}
