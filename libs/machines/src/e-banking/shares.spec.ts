import fc from 'fast-check';
import { factsOf, snapshotFrom, stateOf, type FlowSnapshot } from '@statewise/flow';
import { decisionOn, ChartPath, type SentEvent } from '@statewise/flow/testing';
import {
  adding,
  businessCreation,
  businessSaving,
  companyPeople,
  deleting,
  editing,
} from '../testing/business-samples.js';
import { totalShares } from './contact-rules.js';
import { businessAccountFlow } from './flow.js';

const ids = ['1', '2', '3', '4', '5'] as const;
const share = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
const id = fc.constantFrom(...ids);
const owner = fc.constantFrom('beneficial_owner_individual' as const, 'beneficial_owner_company' as const);

/** Any add, edit or deletion of an owner, at the top or below another. */
const change: fc.Arbitrary<SentEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(owner, id, share, fc.option(id, { nil: undefined }))
      .map(([type, one, shares, parent]) => adding(type, one, { shares }, parent)),
  },
  { weight: 3, arbitrary: fc.tuple(owner, id, share).map(([type, one, shares]) => editing(type, one, { shares })) },
  { weight: 1, arbitrary: id.map(deleting) },
);

const beginning = ChartPath.through(businessAccountFlow).send(
  businessCreation(),
  businessSaving(2),
  ...companyPeople.slice(3),
);

/** The situations after each change; what is refused is passed by. */
function walkOf(changes: readonly SentEvent[]): FlowSnapshot[] {
  let snapshot: FlowSnapshot = beginning.snapshot;
  const situations = [snapshot];
  for (const event of changes) {
    const decision = decisionOn(businessAccountFlow, snapshot, event);
    if (!decision.taken) continue;
    snapshot = decision.snapshot;
    situations.push(snapshot);
  }
  return situations;
}

const changes = fc.array(change, { maxLength: 40 });

it('passes 100 by no order of adds, edits and deletes, at the top or within a company', () => {
  fc.assert(
    fc.property(changes, (events) =>
      walkOf(events).every(({ context }) =>
        [null, ...ids].every((parent) => {
          const below = context.contacts.filter(
            (one) => one.parent_id === parent && one.contact_type.startsWith('beneficial'),
          );
          return below.reduce((sum, { fields }) => sum + Math.round(Number(fields['shares']) * 100), 0) <= 10_000;
        }),
      ),
    ),
    { numRuns: 200 },
  );
});

it('proceeds at exactly 100, and never below', () => {
  let proceeded = 0;
  fc.assert(
    fc.property(changes, fc.boolean(), (events, fill) => {
      const last = walkOf(events).at(-1);
      if (last === undefined) return false;
      const missing = Math.round((100 - totalShares(last.context)) * 100) / 100;
      const filling = fill && missing > 0 ? [adding('beneficial_owner_individual', '9', { shares: missing })] : [];
      const [decision] = filling.map((event) => decisionOn(businessAccountFlow, last, event));
      const snapshot = decision?.taken ? decision.snapshot : last;
      const isTaken = decisionOn(businessAccountFlow, snapshot, businessSaving(3)).taken;
      proceeded += Number(isTaken);
      return isTaken === (totalShares(snapshot.context) === 100);
    }),
    { numRuns: 200 },
  );
  expect(proceeded).toBeGreaterThan(20);
});

it('leaves nobody below a company that is gone, and goes on from what is stored as if it had never been stored', () => {
  fc.assert(
    fc.property(changes, (events) =>
      walkOf(events).every((snapshot) => {
        const { contacts, steps, setAside } = snapshot.context;
        const present = new Set(contacts.map((one) => one.id));
        const stored = {
          state: stateOf(businessAccountFlow, snapshot),
          facts: factsOf(snapshot.context),
          steps,
          setAside,
          contacts,
        };
        const revived = snapshotFrom(businessAccountFlow, JSON.parse(JSON.stringify(stored)));
        const one = decisionOn(businessAccountFlow, revived, businessSaving(3));
        const other = decisionOn(businessAccountFlow, snapshot, businessSaving(3));
        return (
          contacts.every(({ parent_id }) => parent_id === null || present.has(parent_id)) &&
          contacts.every(({ id: own }, at) => at === 0 || (contacts[at - 1]?.id ?? '') < own) &&
          one.taken === other.taken
        );
      }),
    ),
    { numRuns: 100 },
  );
});
