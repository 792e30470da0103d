import type { Flow, StoredState } from '../flow.js';
import { migrateStored } from '../migrate.js';
import { initialSnapshot, snapshotFrom, stateOf } from '../snapshot.js';
import { restingStates } from './flow-samples.js';

/** Tests of a flow: what each of its released versions stored, by version, has a place in the newest chart. */
export function everyReleaseHasAPlace(flow: Flow, releases: Readonly<Record<number, readonly StoredState[]>>): void {
  const stored = Object.entries(releases).flatMap(([version, states]) =>
    states.map((example) => [Number(version), example.state, example] as const),
  );

  it('keeps a frozen example set of every released version', () => {
    expect(Object.keys(releases).map(Number)).toEqual(Array.from({ length: flow.version }, (_, index) => index + 1));
  });

  it.each(Object.entries(releases))(
    'version %s has examples of every state in which an application rests',
    (_, states) => {
      const known = new Set(states.map(({ state }) => state));
      expect(restingStates(flow).filter((state) => !known.has(state))).toEqual(flow.begins);
    },
  );

  it.each(stored)('version %i in %s has a place in the newest chart', (version, _state, example) => {
    const { state, facts } = migrateStored(flow, version, example);
    const snapshot = snapshotFrom(flow, { state, facts, steps: {}, setAside: {}, contacts: [] });
    expect(stateOf(flow, flow.machine.resolveState(snapshot))).toBe(state);
    const { context } = initialSnapshot(flow);
    expect(Object.keys(snapshot.context).sort()).toEqual(Object.keys(context).sort());
  });
}
