import { fieldErrors } from '../platform/http/request-fields.js';
import type { UnstampedEvent } from '../engine/flow-registry.js';

/** What an event of each type is made of; nothing else gets into the log. */
const members: ReadonlyMap<string, readonly string[]> = new Map([
  ['application.create', ['fields', 'loan', 'referrer', 'isStaff']],
  ['application.refer', ['loan', 'storeNumber', 'referrer', 'soldBy']],
  ['step.save', ['step', 'fields']],
  ['step.back', []],
  ['step.goTo', ['step']],
  ['loan.change', ['fields']],
  ['promotion.remove', []],
  ['risk.analysed', ['attempt', 'result', 'reasons']],
  ['documents.uploaded', ['documentType', 'count']],
  ['status.change', ['statusType', 'statusValue', 'reason']],
  ['review.request', []],
  ['application.resume', []],
  ['application.jump', ['state', 'reason']],
  ['application.undo', []],
]);

/** What the server alone says of any event: claims about it are passed by. */
const serverSays = new Set(['type', 'at', 'actor', 'offer']);

/** The event without claims about what the server alone says; members that its type does not have are refused. */
export function saidIn(event: UnstampedEvent): UnstampedEvent {
  const known = members.get(event.type);
  const said = Object.entries(event).filter(([name]) => !serverSays.has(name));
  const unknown = known ? said.filter(([name]) => !known.includes(name)).slice(0, 20) : [];
  if (unknown.length > 0) throw fieldErrors(Object.fromEntries(unknown.map(([name]) => [name, ['unknown']])));
  return { ...Object.fromEntries(said), type: event.type };
}
