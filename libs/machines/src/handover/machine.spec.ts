import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { handoverMachine } from './machine.js';

describe('handing over', () => {
  const prepared = { code: 'AAAABBBBCCCC', email: 'ada@example.com', amount: 9_000, term: 36 };
  const told = (isContinued = false) => ({ type: 'application.told', prepared, isContinued });
  const taken = { type: 'sale.taken' } as const;

  it('asks nothing before the server has taken the sale', () => {
    const handover = ChartPath.of(handoverMachine);
    expect([handover.state, handover.actions]).toEqual(['untaken', []]);
    expect(handover.can({ type: 'question.repeated' })).toBe(false);
    const asking = handover.send(taken);
    expect([asking.state, asking.actions]).toEqual(['asking', ['askServer']]);
  });

  it('asks again every ten seconds while somebody looks at the page', () => {
    const clock = new SimulatedClock();
    const actor = createActor(handoverMachine, { clock }).start();
    actor.send(taken);
    actor.send({ type: 'application.told', prepared, isContinued: false });
    clock.increment(9_999);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('asking');
    actor.send({ type: 'application.told', prepared, isContinued: false });
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('unwatched');
    actor.send({ type: 'page.shown' });
    expect(actor.getSnapshot().value).toBe('asking');
  });

  it('ends when the customer has gone on, and forgets the code', () => {
    const continued = ChartPath.of(handoverMachine).send(taken, told(), { type: 'question.repeated' }, told(true));
    expect([continued.state, continued.snapshot.context]).toEqual(['continued', { prepared: null }]);
  });

  it('goes on showing the code when the server does not answer once', () => {
    const failing = ChartPath.of(handoverMachine).send(taken);
    expect(failing.send({ type: 'question.failed' }).state).toBe('failed');
    expect(failing.send(told(), { type: 'question.repeated' }, { type: 'question.failed' }).state).toBe('waiting');
  });
});
