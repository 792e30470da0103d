import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { loanCalculatorMachine } from './machine.js';

const details = { amount: 9_000, consumer_loan_application_loan_type_id: 1, loan_term: 36 };

describe('loan calculator', () => {
  it('calculates when typing pauses', () => {
    const clock = new SimulatedClock();
    const actor = createActor(loanCalculatorMachine, { clock }).start();
    actor.send({ type: 'details.changed', details });
    clock.increment(300);
    actor.send({ type: 'details.changed', details: { ...details, amount: 9_500 } });
    clock.increment(399);
    expect(actor.getSnapshot().value).toBe('editing');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('calculating');
  });

  it('shows only the answer to the last question, and hides after a failure', () => {
    const second = ChartPath.of(loanCalculatorMachine).send(
      ...Array.from({ length: 2 }).flatMap(() => [
        { type: 'details.changed', details },
        { type: 'calculation.requested' },
      ]),
    );
    const answer = (attempt: number) => ({
      type: 'plan.calculated',
      attempt,
      plan: { term: 36 },
      isRejected: false,
      isRevised: true,
    });
    expect(second.can(answer(1))).toBe(false);
    expect(second.send(answer(2)).state).toBe('revised');
    expect(second.send({ type: 'calculation.failed', attempt: 2 }).state).toBe('failed');
  });
});
