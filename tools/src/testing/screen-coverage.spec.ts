import { uncoveredTransitions, withScreens } from './screen-coverage.ts';

const taking = { isDone: true, reason: null };
const transition = (name: string, reason: string | null = null) => ({
  transition: name,
  taking: reason === null ? taking : { isDone: false, reason },
  refusing: null,
});

test('what no screen was walked for is open unless somebody said why', () => {
  const flow = {
    flow: 'feedback',
    states: [],
    transitions: [transition('walked'), transition('system'), transition('failed'), transition('never', 'Too late.')],
    forbidden: 0,
  };
  const plan = [
    {
      flow: 'feedback',
      transitions: [
        { transition: 'walked', reason: null },
        { transition: 'system', reason: 'Only the server sends it.' },
        { transition: 'failed', reason: null },
      ],
    },
  ];
  const result = withScreens([flow], plan, [
    { flow: 'feedback', transition: 'walked' },
    { flow: 'another', transition: 'failed' },
  ]);
  expect(result[0]?.transitions.map(({ screen }) => screen)).toEqual([
    { isDone: true, reason: null },
    { isDone: false, reason: 'Only the server sends it.' },
    { isDone: false, reason: null },
    { isDone: false, reason: 'Too late.' },
  ]);
  expect(uncoveredTransitions(result)).toEqual(['feedback: failed']);
});
