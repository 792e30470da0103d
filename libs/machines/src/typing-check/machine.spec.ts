import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { typingCheckMachine, typingPauses } from './machine.js';

describe('check while typing', () => {
  it.each([
    ['a number', 1_000, undefined],
    ['an employee number', 600, { pause: typingPauses.employeeNumber }],
  ])('says nothing of %s for %i milliseconds after each key', (_, pause, input) => {
    const clock = new SimulatedClock();
    const actor = createActor(typingCheckMachine, { clock, input }).start();
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(pause - 1);
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(pause - 1);
    expect(actor.getSnapshot().value).toBe('doubted');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('wrong');
  });

  it('says at once that a field is mended, and goes on saying that it is wrong', () => {
    const pause = { type: 'xstate.after.typingPause.typing-check.doubted' };
    const wrong = ChartPath.of(typingCheckMachine).send({ type: 'text.typed', isFine: false }, pause);
    expect([wrong.state, wrong.can({ type: 'text.typed', isFine: false })]).toEqual(['wrong', false]);
    expect(wrong.send({ type: 'text.typed', isFine: true }).state).toBe('fine');
  });
});
