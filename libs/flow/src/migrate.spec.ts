import { setup } from 'xstate';
import { defineSteps, step, stepOf } from './declare.js';
import type { Flow, FlowMigration } from './flow.js';
import { migrateStored } from './migrate.js';
import { factsOf, snapshotFrom, stateValue } from './snapshot.js';

/** Version 1 had `asking` and the fact `mood`; version 2 splits the state and renames the fact. */
const machine = setup({}).createMachine({
  id: 'survey',
  context: { steps: {}, setAside: {}, contacts: [], furthestStep: 1, jump: null, feeling: '' },
  initial: 'asking',
  states: {
    asking: {
      initial: 'score',
      states: { score: { meta: { step: 1, path: 'score' } }, reason: { meta: { step: 2, path: 'reason' } } },
    },
    thanked: {},
  },
});

const survey: Flow = {
  id: 'survey',
  title: 'Survey',
  version: 2,
  machine,
  steps: defineSteps({ 'asking.score': step(1, 'score'), 'asking.reason': step(2, 'reason') }),
  events: {},
  rules: {},
  creates: ['survey.start'],
  begins: ['asking'],
  contactName: () => '',
  listing: [],
  migrations: {
    1: ({ state, facts: { mood, ...facts } }) => ({
      state: state === 'asking' ? 'asking.score' : state,
      facts: { ...facts, feeling: mood },
    }),
  },
};

it('brings an old state and its facts to a place in the newest chart', () => {
  const migrated = migrateStored(survey, 1, { state: 'asking', facts: { furthestStep: 1, mood: 'calm' } });
  expect(migrated).toEqual({ state: 'asking.score', facts: { furthestStep: 1, feeling: 'calm' } });
  const snapshot = snapshotFrom(survey, { ...migrated, steps: {}, setAside: {}, contacts: [] });
  expect(snapshot.value).toEqual({ asking: 'score' });
});

it('leaves the newest version as it is', () => {
  const stored = { state: 'thanked', facts: { furthestStep: 2, feeling: 'calm' } };
  expect(migrateStored(survey, 2, stored)).toEqual(stored);
});

it('refuses versions that nobody released, and gaps', () => {
  const stored = { state: 'asking', facts: {} };
  expect(() => migrateStored(survey, 3, stored)).toThrow('flow survey has no version 3');
  expect(() => migrateStored(survey, 0, stored)).toThrow(RangeError);
  expect(() => migrateStored({ ...survey, migrations: {} }, 1, stored)).toThrow(
    'flow survey has no migration from version 1',
  );
});

describe('documents', () => {
  const documents = ['payslip', 'letter', 'payslip'].map((kind, n) => ({ id: `${n}`, kind, set_aside: false }));
  const stored = { state: 'thanked', facts: {}, documents };
  const moving = (migrations: Flow['migrations']) => migrateStored({ ...survey, version: 3, migrations }, 1, stored);

  it('get another kind, one by one, through every release', () => {
    const named =
      (from: string, to: string): FlowMigration =>
      (before) => ({
        ...before,
        documents: before.documents?.map((one) => (one.kind === from ? { ...one, kind: to } : one)) ?? [],
      });
    const moved = moving({ 1: named('payslip', 'income'), 2: named('income', 'proof') });
    expect(moved.documents?.map(({ id, kind }) => [id, kind])).toEqual([
      ['0', 'proof'],
      ['1', 'letter'],
      ['2', 'proof'],
    ]);
  });

  it('are set aside where a migration leaves them out, and can come back', () => {
    const [, letter, ...others] = documents;
    const seen: (number | undefined)[] = [];
    const dropping: FlowMigration = ({ documents: all = [], ...before }) => {
      seen.push(all.length);
      return { ...before, documents: all.filter(({ kind }) => kind !== 'letter') };
    };
    const aside = moving({ 1: dropping, 2: (before) => before });
    expect(aside.documents).toEqual([documents[0], { ...letter, set_aside: true }, ...others]);
    const back = moving({
      1: dropping,
      2: ({ documents: all = [], ...before }) => {
        seen.push(all.length);
        return { ...before, documents: all.map((one) => ({ ...one, set_aside: false })) };
      },
    });
    expect(back.documents).toEqual(documents);
    expect(seen).toEqual([3, 3, 3]);
  });

  it('stay as they are where a migration does not answer them, and none is made', () => {
    const made = { id: '9', kind: 'letter', set_aside: false };
    const same: FlowMigration = ({ state, facts }) => ({ state, facts });
    const adding: FlowMigration = (before) => ({ ...before, documents: [made, ...documents] });
    expect(moving({ 1: same, 2: adding }).documents).toEqual(documents);
  });
});

it('takes a context apart and puts it together again', () => {
  const context = {
    steps: { 1: { score: 9 } },
    setAside: {},
    contacts: [],
    furthestStep: 2,
    jump: null,
    preparedBy: null,
    feeling: 'calm',
  };
  expect(factsOf(context)).toEqual({ furthestStep: 2, jump: null, preparedBy: null, feeling: 'calm' });
  const stored = { state: 'thanked', facts: factsOf(context), steps: context.steps, setAside: {}, contacts: [] };
  expect(snapshotFrom(survey, stored)).toEqual({ value: 'thanked', context });
});

it('knows the step of a nested state and none of an unknown one', () => {
  expect(stepOf(survey, 'asking.reason')).toMatchObject({ step: 2, path: 'reason' });
  expect(stepOf(survey, 'thanked')).toBeUndefined();
  expect(stepOf(survey, 'asking.toString')).toBeUndefined();
  expect(stateValue(machine, 'asking.score')).toEqual({ asking: 'score' });
  expect(stateValue(machine, 'constructor')).toBeUndefined();
});

it('refuses a stored state that the chart does not have', () => {
  const stored = { state: 'gone', facts: {}, steps: {}, setAside: {}, contacts: [] };
  expect(() => snapshotFrom(survey, stored)).toThrow('flow survey has no state gone');
});
