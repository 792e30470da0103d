import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { typingCheckMachine } from './machine.js';

describe('check while typing', () => {
  it('says nothing for 600 milliseconds after each key', () => {
    const clock = new SimulatedClock();
    const actor = createActor(typingCheckMachine, { clock }).start();
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(599);
    actor.send({ type: 'text.typed', isFine: false });
    clock.increment(599);
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
