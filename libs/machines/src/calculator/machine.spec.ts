import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { calculatorMachine } from './machine.js';

describe('calculator', () => {
  it('starts after a tenth of a second', () => {
    const clock = new SimulatedClock();
    const actor = createActor(calculatorMachine, { clock, input: undefined }).start();
    clock.increment(100);
    expect(actor.getSnapshot().value).toBe('input');
    actor.send({ type: 'calculation.done' });
    actor.send({ type: 'recalculation.requested' });
    expect(actor.getSnapshot().value).toBe('input');
  });

  it('starts with the results that the page was drawn with', () => {
    const clock = new SimulatedClock();
    const values = { amount: '100' };
    const actor = createActor(calculatorMachine, { clock, input: { values, calculated: values } }).start();
    expect(actor.getSnapshot().can({ type: 'calculation.done' })).toBe(false);
    clock.increment(100);
    expect(actor.getSnapshot().value).toBe('results');
  });

  it('shows results of examples beside the input, and follows what is typed', () => {
    const values = { amount: '100' };
    const shown = ChartPath.of(calculatorMachine, { values, calculated: values, isExample: true })
      .send({ type: 'xstate.after.bootstrapPause.calculator.starting' })
      .send({ type: 'input.changed', name: 'amount', value: '200' }, { type: 'calculation.updated' });
    expect([shown.state, shown.snapshot.context.calculated]).toEqual(['input', { amount: '200' }]);
  });

  it('keeps results of the values they came from while others are typed, and drops them when those come to nothing', () => {
    const values = { amount: '100', years: '2' };
    const shown = ChartPath.of(calculatorMachine, { values }).send(
      { type: 'xstate.after.bootstrapPause.calculator.starting' },
      { type: 'calculation.done' },
      { type: 'input.changed', name: 'amount', value: '' },
    );
    expect(shown.snapshot.context).toMatchObject({ values: { amount: '', years: '2' }, calculated: values });
    const problems = { amount: { key: 'error.amount.missing' } };
    const refused = shown.send({ type: 'calculation.refused', problems });
    expect([refused.state, refused.snapshot.context.calculated]).toEqual(['input', null]);
    expect(refused.snapshot.context.problems).toEqual(problems);
    expect(refused.send({ type: 'input.changed', name: 'years', value: '3' }).snapshot.context.problems).toEqual({});
  });
});
