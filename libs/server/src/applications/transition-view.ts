import type { Actor } from '@statewise/flow';
import type { LoggedTransition } from '../engine/stored-application.js';
import { isInsider } from '../platform/auth/access.js';

/**
 * A logged transition without the answers that its event carried. An applicant sees what happened, never why inside the
 * bank nor by whom: a reason may be a suspicion. Testers read no reasons, which speak of people.
 */
export function transitionView(entry: LoggedTransition, actor: Actor) {
  const { seq, event, from_state, to_state, actor_role, actor_id, at } = entry;
  const reason = event['reason'];
  const shown = { seq, event: event.type, from: from_state, to: to_state, at: at.toISOString() };
  if (!isInsider(actor)) return { ...shown, actor: { role: actor_role } };
  return {
    ...shown,
    actor: { role: actor_role, ...(actor_id !== null && { id: actor_id }) },
    ...(typeof reason === 'string' && actor.role !== 'qa' && { reason }),
  };
}
