import type { StoredState } from '../../flow/flow.js';
import { migrateStored } from '../../flow/migrate.js';
import { initialSnapshot, snapshotFrom, stateOf } from '../../flow/snapshot.js';
import { restingStates } from '../../testing/flow-samples.js';
import { businessAccountFlow } from '../flow.js';
import { release1 } from './1.js';

const releases: Readonly<Record<number, readonly StoredState[]>> = { 1: release1 };
const stored = Object.entries(releases).flatMap(([version, states]) =>
  states.map((example) => [Number(version), example.state, example] as const),
);

it('keeps a frozen example set of every released version', () => {
  expect(Object.keys(releases)).toHaveLength(businessAccountFlow.version);
});

it.each(Object.entries(releases))(
  'version %s has examples of every state in which an application rests',
  (_, states) => {
    const known = new Set(states.map(({ state }) => state));
    expect(restingStates(businessAccountFlow).filter((state) => !known.has(state))).toEqual(['start']);
  },
);

it.each(stored)('version %i in %s has a place in the newest chart', (version, _state, example) => {
  const { state, facts } = migrateStored(businessAccountFlow, version, example);
  const snapshot = snapshotFrom(businessAccountFlow, { state, facts, steps: {}, setAside: {}, contacts: [] });
  expect(stateOf(businessAccountFlow, businessAccountFlow.machine.resolveState(snapshot))).toBe(state);
  const { context } = initialSnapshot(businessAccountFlow);
  expect(Object.keys(snapshot.context).sort()).toEqual(Object.keys(context).sort());
});
