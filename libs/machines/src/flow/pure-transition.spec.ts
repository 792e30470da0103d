import { loanApplicationMachine } from '../loan-application/machine.js';
import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { pureTransition } from './pure-transition.js';

it('leaves the very same snapshot when the chart refuses', () => {
  const [snapshot] = initialTransition(loanApplicationMachine) as [AnyMachineSnapshot, unknown];
  expect(pureTransition(loanApplicationMachine, snapshot, { type: 'step.back' })).toEqual([snapshot, []]);
  expect(pureTransition(loanApplicationMachine, snapshot, { type: 'step.back' })[0]).toBe(snapshot);
});
