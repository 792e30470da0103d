import { contradictingTasks } from './tasks.js';

const chart = new Set(['open', 'sent']);
const tracked = [{ type: 'risk', values: [1, 3] }];

it('takes rules that name a state or a status that was given', () => {
  const rules = [
    { kind: 'sent', states: ['sent'], days: 1 },
    { kind: 'risk', statuses: { risk: [3] }, days: 1 },
  ];
  expect(contradictingTasks(rules, chart, tracked)).toEqual([]);
});

it('names states and statuses that the flow does not have', () => {
  const rule = { kind: 'late', states: ['gone'], statuses: { nbb: [3] }, days: 1 };
  expect(contradictingTasks([rule], chart, tracked)).toEqual([
    'task late waits in gone, which is no state',
    'task late names status nbb, which is not tracked',
  ]);
});

it('refuses rules under which every new application would wait', () => {
  expect(contradictingTasks([{ kind: 'all', statuses: { risk: [0, 3] }, days: 1 }], chart, tracked)).toEqual([
    'task all waits always',
  ]);
});
