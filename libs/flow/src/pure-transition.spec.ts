import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { pureTransition } from './pure-transition.js';
import { feedbackFlow } from './testing/feedback-flow.js';

const { machine } = feedbackFlow;

it('leaves the very same snapshot when the chart refuses', () => {
  const [snapshot] = initialTransition(machine) as [AnyMachineSnapshot, unknown];
  expect(pureTransition(machine, snapshot, { type: 'step.back' })).toEqual([snapshot, []]);
  expect(pureTransition(machine, snapshot, { type: 'step.back' })[0]).toBe(snapshot);
});
