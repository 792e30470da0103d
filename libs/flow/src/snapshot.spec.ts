import { createMachine } from 'xstate';
import { initialStateOf, regionsOf, stateName, stateValue } from './snapshot.js';
import { nothingYet } from './wizard/wizard.js';

const machine = createMachine({
  id: 'trip',
  initial: 'start',
  states: {
    start: {},
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
});
