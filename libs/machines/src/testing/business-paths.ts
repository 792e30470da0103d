import { decisionOn, ChartPath, type SentEvent } from '@statewise/flow/testing';
import { isBusinessContext, type BusinessContext } from '../e-banking/context.js';
import { businessAccountFlow } from '../e-banking/flow.js';
import { businessCreation, businessSaving } from './business-samples.js';

/** A walk through the chart of the business account from its start. */
export const fresh = () => ChartPath.through(businessAccountFlow);

export const created = businessCreation();

/** A walk that stands at the people of a company, none of them named. */
export const atPeople = () => fresh().send(created, businessSaving(2));

/** The context of a walk; throws where it is no business account's. */
export function contextOf({ snapshot }: ChartPath): BusinessContext {
  if (!isBusinessContext(snapshot.context)) throw new Error('no context of a business');
  return snapshot.context;
}

/** `taken`, or the errors by field that the chart answers the event with; undefined where it refuses without any. */
export const why = (path: ChartPath, event: SentEvent) => {
  const decision = decisionOn(businessAccountFlow, path.snapshot, event);
  return decision.taken ? 'taken' : decision.errors;
};
