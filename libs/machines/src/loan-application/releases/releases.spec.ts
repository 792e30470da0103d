import { initialTransition } from 'xstate';
import { contextOf } from '../../flow/context.js';
import type { StoredState } from '../../flow/flow.js';
import { migrateStored } from '../../flow/migrate.js';
import { hasState, pathOf, valueOf } from '../../flow/state-path.js';
import { loanApplicationFlow } from '../flow.js';
import { loanApplicationMachine } from '../machine.js';
import { isLoanContext } from '../types.js';
import { release1 } from './1.js';

const releases: Readonly<Record<number, readonly StoredState[]>> = { 1: release1 };
const stored = Object.entries(releases).flatMap(([version, states]) =>
  states.map((example) => [Number(version), example.state, example] as const),
);

it('keeps a frozen example set of every released version', () => {
  expect(Object.keys(releases).map(Number)).toEqual(
    Array.from({ length: loanApplicationFlow.version }, (_, index) => index + 1),
  );
});

it.each(stored)('version %i in %s has a place in the newest chart', (version, _state, example) => {
  const { state, facts } = migrateStored(loanApplicationFlow, version, example);
  expect(hasState(loanApplicationMachine, state)).toBe(true);
  const context = contextOf(facts, {}, {}, []);
  if (!isLoanContext(context)) throw new Error('the facts are not those of a loan application');
  const snapshot = loanApplicationMachine.resolveState({ value: valueOf(state), context });
  expect(pathOf(snapshot.value)).toBe(state);
  expect(Object.keys(context).sort()).toEqual(Object.keys(initialTransition(loanApplicationMachine)[0].context).sort());
});
