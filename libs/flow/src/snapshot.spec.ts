import { createMachine } from 'xstate';
import {
  activeStates,
  factsOf,
  initialSnapshot,
  initialStateOf,
  isLost,
  lostSnapshot,
  publicFactsOf,
  regionsOf,
  snapshotFrom,
  stateName,
  stateOf,
  stateValue,
} from './snapshot.js';
import { nothingYet } from './wizard/wizard.js';

const machine = createMachine({
  id: 'trip',
  initial: 'start',
  states: {
    start: { meta: { group: false } },
    between: { meta: { group: true } },
    created: {
      meta: { group: true },
      initial: 'packing',
      states: {
        packing: { initial: 'clothes', states: { clothes: {}, books: {} } },
        travelling: { type: 'parallel', states: { luggage: { initial: 'light', states: { light: {} } }, mood: {} } },
      },
    },
  },
});

it('names a state without the groups around it, and finds it by that name', () => {
  expect(initialStateOf(machine)).toBe('start');
  expect(stateName(machine, { created: { packing: 'books' } })).toBe('packing.books');
  expect(stateValue(machine, 'packing.books')).toEqual({ created: { packing: 'books' } });
  expect(stateValue(machine, 'created.packing')).toBeUndefined();
});

it('keeps the regions of a parallel state, which its name does not tell, and of no other', () => {
  const travelling = { created: { travelling: { luggage: 'light', mood: {} } } };
  expect(stateName(machine, travelling)).toBe('travelling');
  expect(regionsOf({ machine }, { value: travelling, context: nothingYet })).toBe(travelling);
  expect(regionsOf({ machine }, { value: { created: { packing: 'books' } }, context: nothingYet })).toBeNull();
  expect(regionsOf({ machine }, { value: 'start', context: nothingYet })).toBeNull();
  expect(regionsOf({ machine }, { value: 'between', context: nothingYet })).toBe('between');
});

const stored = { state: 'packing.books', facts: { mood: 'glad' }, steps: { 1: { a: 1 } }, setAside: {}, contacts: [] };
const flow = { id: 'trip', machine };

it('names the states that an application is in, the root and each region among them', () => {
  expect(activeStates(machine, { created: { travelling: { luggage: 'light', mood: {} } } })).toEqual([
    '',
    'created',
    'travelling',
    'travelling.luggage',
    'travelling.luggage.light',
    'travelling.mood',
  ]);
  expect(activeStates(machine, 'start')).toEqual(['', 'start']);
  expect(activeStates(machine, { created: { nowhere: 'x' } })).toEqual(['', 'created']);
  expect(stateName(machine, { nowhere: 'x' })).toBe('');
});

it('makes a snapshot of what is stored, with the facts that every application has', () => {
  expect(snapshotFrom(flow, stored)).toEqual({
    value: { created: { packing: 'books' } },
    context: {
      mood: 'glad',
      furthestStep: 0,
      jump: null,
      preparedBy: null,
      steps: { 1: { a: 1 } },
      setAside: {},
      contacts: [],
    },
  });
  const facts = { furthestStep: 3, jump: { from: 'x' }, preparedBy: 'staff' };
  expect(snapshotFrom(flow, { ...stored, facts }).context).toMatchObject(facts);
  const regions = { created: { travelling: { luggage: 'light', mood: {} } } };
  expect(snapshotFrom(flow, { ...stored, state: 'travelling', regions }).value).toBe(regions);
  expect(() => snapshotFrom(flow, { ...stored, state: 'gone', regions })).toThrow(
    new RangeError('flow trip has no state gone'),
  );
  expect(initialSnapshot(flow)).toMatchObject({ value: 'start' });
  expect(stateOf(flow, initialSnapshot(flow))).toBe('start');
});

it('keeps the regions of a chart whose root is parallel, which has no name', () => {
  const both = createMachine({
    id: 'both',
    type: 'parallel',
    states: { a: {}, b: { initial: 'c', states: { c: {} } } },
  });
  const value = { a: {}, b: 'c' };
  expect([stateName(both, value), regionsOf({ machine: both }, { value, context: nothingYet })]).toEqual(['', value]);
  expect(snapshotFrom({ id: 'both', machine: both }, { ...stored, state: '', regions: value }).value).toBe(value);
  expect(() => snapshotFrom({ id: 'both', machine: both }, { ...stored, state: '' })).toThrow(
    'flow both has no state ',
  );
});

it('has all that is known of an application whose state no chart has, and names it by that', () => {
  const lost = lostSnapshot({ ...stored, state: 'gone' });
  expect(lost).toMatchObject({ value: 'gone?', context: { mood: 'glad', steps: { 1: { a: 1 } } } });
  expect([isLost(flow, lost), isLost(flow, snapshotFrom(flow, stored)), isLost(flow, initialSnapshot(flow))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('keeps jumps and proposals to the bank', () => {
  const context = { ...nothingYet, proposal: { by: 'ada' }, mood: 'glad' };
  expect(factsOf(context)).toEqual({
    furthestStep: 0,
    jump: null,
    preparedBy: null,
    proposal: { by: 'ada' },
    mood: 'glad',
  });
  expect(publicFactsOf(context)).toEqual({ furthestStep: 0, preparedBy: null, mood: 'glad' });
});
