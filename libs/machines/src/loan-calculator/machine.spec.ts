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
      plan: { term: 36, is_loan_revised: true },
    });
    expect(second.can(answer(1))).toBe(false);
    expect(second.send(answer(2)).state).toBe('revised');
    expect(second.send({ type: 'calculation.failed', attempt: 2 }).state).toBe('failed');
  });

  it('asks for no plan before amount, loan type and term are filled', () => {
    const asked = (changed: object) =>
      ChartPath.of(loanCalculatorMachine)
        .send({ type: 'details.changed', details: { ...details, ...changed } })
        .can({ type: 'calculation.requested' });
    expect(asked({})).toBe(true);
    for (const name of Object.keys(details))
      for (const value of [undefined, null, ''])
        expect([name, value, asked({ [name]: value })]).toEqual([name, value, false]);
  });

  it.each([
    ['planned', { is_loan_rejected: false, is_loan_revised: false }],
    ['revised', { is_loan_rejected: false, is_loan_revised: true }],
    ['rejected', { is_loan_rejected: true, is_loan_revised: false }],
  ])('is %s as the last answer says, and hears no other', (state, outcome) => {
    const asking = ChartPath.of(loanCalculatorMachine).send(
      { type: 'details.changed', details },
      { type: 'calculation.requested' },
    );
    const answer = { type: 'plan.calculated', attempt: 1, plan: { term: 36, ...outcome } };
    const answered = asking.send(answer);
    expect([answered.state, answered.snapshot.context.plan]).toEqual([state, answer.plan]);
    expect(asking.can({ ...answer, attempt: 0 })).toBe(false);
    expect(asking.can({ type: 'calculation.failed', attempt: 0 })).toBe(false);
    const again = answered.send({ type: 'details.changed', details }, { type: 'calculation.requested' });
    expect(again.send({ type: 'calculation.failed', attempt: 2 }).snapshot.context.plan).toBeNull();
  });
});
