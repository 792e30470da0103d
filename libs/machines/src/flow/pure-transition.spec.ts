import { loanApplicationMachine } from '../loan-application/machine.js';
import { exploreLoanApplication } from '../testing/loan-exploration.js';
import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { pureTransition } from './pure-transition.js';

it('does on every path of the loan application exactly what xstate does', () => {
  for (const path of exploreLoanApplication().paths.values()) {
    let [snapshot] = initialTransition(loanApplicationMachine) as [AnyMachineSnapshot, unknown];
    for (const event of path) {
      const [theirs, theirActions] = transition(loanApplicationMachine, snapshot as never, event as never) as [
        AnyMachineSnapshot,
        { type: string; params: unknown }[],
      ];
      const [ours, ourActions] = pureTransition(loanApplicationMachine, snapshot, event);
      expect(ours.value).toEqual(theirs.value);
      expect(ours.context).toEqual(theirs.context);
      expect(ourActions.map(({ type, params }) => ({ type, params }))).toEqual(
        theirActions.map(({ type, params }) => ({ type, params })),
      );
      snapshot = ours;
    }
  }
});

it('leaves the very same snapshot when the chart refuses', () => {
  const [snapshot] = initialTransition(loanApplicationMachine) as [AnyMachineSnapshot, unknown];
  expect(pureTransition(loanApplicationMachine, snapshot, { type: 'step.back' })).toEqual([snapshot, []]);
  expect(pureTransition(loanApplicationMachine, snapshot, { type: 'step.back' })[0]).toBe(snapshot);
});
