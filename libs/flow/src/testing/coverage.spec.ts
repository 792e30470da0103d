import { setup } from 'xstate';
import { explore } from './coverage.js';
import { ChartPath } from './chart-path.js';

const lamp = setup({ guards: { isNever: () => false } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switch': 'on' } },
    on: { on: { 'lamp.switch': 'off', 'lamp.break': { target: 'broken', guard: 'isNever' } } },
    broken: {},
  },
});
const events = [{ type: 'lamp.switch' }, { type: 'lamp.break' }];

it('names the states and transitions that no path reaches', () => {
  const { unreached, untaken, situations } = explore(lamp, { events });
  expect(unreached).toEqual(['broken']);
  expect(untaken).toEqual(['on | lamp.break 1 | broken']);
  expect(situations).toHaveLength(2);
});

it('keeps the shortest path that takes each transition', () => {
  const { paths } = explore(lamp, { events });
  expect(paths.get('on | lamp.switch 1 | off')).toEqual([{ type: 'lamp.switch' }, { type: 'lamp.switch' }]);
});

it('does not walk on in silence when an event is refused', () => {
  expect(() => ChartPath.of(lamp).send({ type: 'lamp.break' })).toThrow('lamp.break is refused in off');
});
