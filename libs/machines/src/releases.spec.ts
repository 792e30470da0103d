import { OneOf } from '@statewise/fields';
import { describeFlow, migrateStored, releasedChart, type DocumentOfKind, type Flow } from '@statewise/flow';
import { feedbackFlow, restingStates } from '@statewise/flow/testing';
import { flows } from './flows.js';
import { loanApplicationFlow } from './loan-application/flow.js';
import { release, releases } from './releases.js';
import { storeFlow } from './store/flow.js';
import { documentsFault, freezeFlow, placeFault } from './testing/released.js';
import { asFirstLoanRelease, thirdLoanRelease } from './testing/third-loan-release.js';

class IncomeUploaded {
  @OneOf(['income', 'invoice']) documentType: string;
}

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

  it('takes every kind of document that a release took, or has set it aside', async () => {
    for (const { version, load } of known) expect(documentsFault(flow, version, await load())).toBeUndefined();
  });
});

it('refuses a kind of document that is gone, until a migration renames it or sets it aside', async () => {
  const { version, events } = loanApplicationFlow;
  const released = await releases[loanApplicationFlow.id]?.at(-1)?.load();
  if (released === undefined) throw new Error('The loan has no release.');
  expect(released.documents).toEqual(['payslip', 'invoice', 'identity', 'other']);
  const { 'documents.uploaded': uploaded, ...others } = events;
  const flow: Flow = {
    ...loanApplicationFlow,
    events: { ...others, ...(uploaded && { 'documents.uploaded': { ...uploaded, payload: IncomeUploaded } }) },
  };
  expect(documentsFault(flow, version, released)).toBe(
    'documents of the kind payslip, identity, other are not taken any more',
  );
  const moving = (documents: (one: DocumentOfKind) => DocumentOfKind[]): Flow => ({
    ...flow,
    version: version + 1,
    migrations: { [version]: (stored) => ({ ...stored, documents: stored.documents?.flatMap(documents) ?? [] }) },
  });
  const renamed = moving((one) => (one.kind === 'payslip' ? [{ ...one, kind: 'income' }] : [one]));
  expect(documentsFault(renamed, version, released)).toContain('of the kind identity, other are');
  const settled = moving((one) =>
    one.kind === 'payslip' ? [{ ...one, kind: 'income' }] : one.kind === 'invoice' ? [one] : [],
  );
  expect(documentsFault(settled, version, released)).toBeUndefined();
  expect(documentsFault({ ...settled, migrations: {} }, version, released)).toContain('no migration from version 1');
});

it('freezes a flow with examples of every state, each of which has its place', () => {
  for (const flow of [feedbackFlow, storeFlow]) {
    const { stored, documents, chart } = freezeFlow(flow);
    expect(documents).toEqual([]);
    const states = new Set(stored.map(({ state }) => state));
    expect(restingStates(flow).filter((state) => !states.has(state))).toEqual(flow.begins);
    for (const example of stored) expect(placeFault(flow, flow.version, example)).toBeUndefined();
    expect(chart).toMatchObject({ id: flow.id, version: 1 });
  }
});

it.each([
  ['a text', 'stored'],
  ['nothing', null],
  ['a chart alone', { chart: { transitions: [] } }],
  ['examples alone', { stored: [] }],
  ['examples that are no list', { stored: {}, chart: { transitions: [] } }],
  ['no chart', { stored: [], chart: null }],
  ['a chart in words', { stored: [], chart: 'transitions' }],
  ['a chart without transitions', { stored: [], chart: {} }],
])('refuses a file of a release that holds %s', async (_, content) => {
  const { load } = release(7, async () => ({ default: content }));
  await expect(load()).rejects.toThrow('release 7 is not what flows:freeze writes');
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
