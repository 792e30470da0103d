import { describeFlow, migrateStored, releasedChart, type Flow } from '@statewise/flow';
import { feedbackFlow, restingStates } from '@statewise/flow/testing';
import { flows } from './charts.js';
import { loanApplicationFlow } from './loan-application/flow.js';
import { releases } from './releases.js';
import { storeFlow } from './store/flow.js';
import { freezeFlow, placeFault } from './testing/released.js';
import { asFirstLoanRelease, thirdLoanRelease } from './testing/third-loan-release.js';

describe.each(flows.map((flow) => [flow.id, flow] as const))('%s', (id, flow) => {
  const known = releases[id] ?? [];

  it('knows every release, and the chart of the present one', async () => {
    // A flow that was never released has nothing to keep.
    if (known.length === 0) return expect(flow.version).toBe(1);
    expect(known.map(({ version }) => version)).toEqual(Array.from({ length: flow.version }, (_, index) => index + 1));
    const newest = await known.at(-1)?.load();
    expect([newest?.chart.id, newest?.chart.version]).toEqual([id, flow.version]);
  });

  it('keeps of a chart what a description of it has', async () => {
    for (const { load } of known) {
      const { chart } = await load();
      expect(Object.keys(chart).toSorted()).toEqual(Object.keys(releasedChart(describeFlow(flow))).toSorted());
    }
  });

  it('keeps examples of every state in which an application rests', async () => {
    for (const { load } of known) {
      const states = new Set((await load()).stored.map(({ state }) => state));
      expect(restingStates(flow).filter((state) => !states.has(state))).toEqual(flow.begins);
    }
  });

  it('has a place in the newest chart for what each release stored', async () => {
    for (const { version, load } of known)
      for (const example of (await load()).stored) expect(placeFault(flow, version, example)).toBeUndefined();
  });
});

it('freezes a flow with examples of every state, each of which has its place', () => {
  for (const flow of [feedbackFlow, storeFlow]) {
    const { stored, chart } = freezeFlow(flow);
    const states = new Set(stored.map(({ state }) => state));
    expect(restingStates(flow).filter((state) => !states.has(state))).toEqual(flow.begins);
    for (const example of stored) expect(placeFault(flow, flow.version, example)).toBeUndefined();
    expect(chart).toMatchObject({ id: flow.id, version: 1 });
  }
});

describe('a flow in its third release', () => {
  const flow: Flow = { ...loanApplicationFlow, ...thirdLoanRelease };
  const storedByFirst = async () =>
    ((await releases[flow.id]?.at(-1)?.load())?.stored ?? []).map((example) => asFirstLoanRelease(example));

  it('has a place for what its first release stored', async () => {
    const stored = await storedByFirst();
    expect(stored.length).toBeGreaterThan(10);
    for (const example of stored) expect(placeFault(flow, 1, example)).toBeUndefined();
  });

  it('has none for it without its migrations', async () => {
    const [example] = await storedByFirst();
    expect(example && placeFault({ ...flow, migrations: {} }, 1, example)).toContain('no migration from version 1');
  });

  it('knows of an application that a store had prepared that the store has its code until the applicant saves', async () => {
    const preparers = (await storedByFirst()).map((example) => [
      example.state,
      migrateStored(flow, 1, example).facts['preparedBy'],
    ]);
    expect(preparers.filter(([, preparer]) => preparer !== null)).toEqual([['stepVm', 'store']]);
  });
});
