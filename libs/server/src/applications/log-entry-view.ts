import type { ApplicationSnapshot, MemberDifference } from '@statewise/contract';
import { factsOf, publicFactsOf, type Actor, type Flow, type FlowSnapshot } from '@statewise/flow';
import { sameJson } from '../platform/database/same-json.js';
import type { CheckedEntry } from '../engine/log-check.js';
import { isMasked, masked, maskedFact, maskedFacts } from './application-view.js';
import { transitionView } from './transition-view.js';

type Members = ApplicationSnapshot['facts'];

/**
 * A row of the log as it is replayed: what it changed, and whether it holds. The first of a page, and any whose moment
 * before is not known, also tells all that the application then was.
 */
export function logEntryView(
  { entry, chain, before, after, fault }: CheckedEntry,
  flow: Flow,
  actor: Actor,
  isFirst: boolean,
) {
  const [was, is] = [before && snapshotOf(before, actor), after && snapshotOf(after, actor)];
  const context = (after ?? before)?.context;
  const isHidden = context !== undefined && isMasked(actor, context);
  return {
    ...transitionView(entry, actor),
    ...(actor.role !== 'qa' && { payload: entry.event }),
    chain,
    fault: fault ?? null,
    differences: was && is ? differencesOf(was, is).map((one) => (isHidden ? maskedDifference(one, flow) : one)) : null,
    ...(is && (isFirst || !was) && { standing: isHidden ? maskedStanding(is, flow) : is }),
  };
}

/** What changed, with dots for what was said. */
function maskedDifference({ was, is, ...difference }: MemberDifference, flow: Flow): MemberDifference {
  const { part, name } = difference;
  if (part !== 'facts') return { ...difference, ...masked({ was, is }) };
  return { ...difference, was: maskedFact(name, was, flow), is: maskedFact(name, is, flow) };
}

const maskedStanding = ({ facts, ...said }: ApplicationSnapshot, flow: Flow): ApplicationSnapshot => ({
  facts: maskedFacts(facts, flow),
  ...masked(said),
});

function snapshotOf({ context }: FlowSnapshot, actor: Actor): ApplicationSnapshot {
  return {
    facts: actor.role === 'admin' ? factsOf(context) : publicFactsOf(context),
    answers: context.steps,
    set_aside: context.setAside,
    contacts: Object.fromEntries(
      context.contacts.map(({ id, parent_id, contact_type, fields }) => [id, { contact_type, parent_id, ...fields }]),
    ),
  };
}

function differencesOf(was: ApplicationSnapshot, is: ApplicationSnapshot): MemberDifference[] {
  const groups = (['answers', 'set_aside', 'contacts'] as const).flatMap((part) =>
    namesOf(was[part], is[part]).flatMap((of) => membersThatDiffer(part, of, was[part][of], is[part][of])),
  );
  return [...membersThatDiffer('facts', null, was.facts, is.facts), ...groups];
}

function membersThatDiffer(
  part: keyof ApplicationSnapshot,
  of: string | null,
  was: Members = {},
  is: Members = {},
): MemberDifference[] {
  return namesOf(was, is)
    .filter((name) => !sameJson(was[name], is[name]))
    .map((name) => ({ part, of, name, was: was[name] ?? null, is: is[name] ?? null }));
}

const namesOf = (was: Members, is: Members): string[] => [...new Set([...Object.keys(was), ...Object.keys(is)])];
