import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { quoteCarouselMachine, type HoldReason } from './machine.js';

const three = (isStill = false) => ChartPath.of(quoteCarouselMachine, { count: 3, isStill });
const began = (reason: HoldReason) => ({ type: 'hold.began', reason }) as const;
const ended = (reason: HoldReason) => ({ type: 'hold.ended', reason }) as const;

function running() {
  const clock = new SimulatedClock();
  const actor = createActor(quoteCarouselMachine, { clock, input: { count: 3, isStill: false } }).start();
  return { clock, actor, current: () => actor.getSnapshot().context.current };
}

it('moves on every five seconds and begins anew after the last quote', () => {
  const { clock, current } = running();
  clock.increment(4_999);
  expect(current()).toBe(0);
  clock.increment(1);
  expect(current()).toBe(1);
  clock.increment(5_000);
  clock.increment(5_000);
  expect(current()).toBe(0);
});

it('gives a quote that somebody turned to its five seconds', () => {
  const { clock, actor, current } = running();
  clock.increment(4_000);
  actor.send({ type: 'quote.previous' });
  clock.increment(4_999);
  expect(current()).toBe(2);
  clock.increment(1);
  expect(current()).toBe(0);
});

it('is held until the last of several reasons has ended', () => {
  const { clock, actor, current } = running();
  for (const event of [began('pointer'), began('focus'), ended('pointer')]) actor.send(event);
  clock.increment(60_000);
  expect(current()).toBe(0);
  actor.send(ended('focus'));
  clock.increment(5_000);
  expect(current()).toBe(1);
});

it('stands in a tab that nobody sees', () => {
  const { clock, actor, current } = running();
  actor.send(began('hidden'));
  clock.increment(60_000);
  expect(current()).toBe(0);
  actor.send(ended('hidden'));
  clock.increment(5_000);
  expect(current()).toBe(1);
});

it('stays stopped by its button whatever begins and ends, and can still be turned', () => {
  const stopped = three().send({ type: 'rotation.paused' }, began('pointer'), ended('pointer'));
  expect(stopped.state).toBe('stopped');
  expect(stopped.send({ type: 'quote.next' }).snapshot.context).toMatchObject({ current: 1, isMovedByPerson: true });
});

it('goes on when somebody says so, though pointer and focus are still on the button, but not in a hidden tab', () => {
  const stopped = three().send(began('pointer'), began('focus'), { type: 'rotation.paused' });
  const resumed = stopped.send({ type: 'rotation.resumed' });
  expect(resumed.state).toBe('rotating');
  expect(resumed.send(began('pointer')).state).toBe('held');
  const hidden = stopped.send(began('hidden'), { type: 'rotation.resumed' });
  expect([hidden.state, hidden.send(ended('hidden')).state]).toEqual(['held', 'rotating']);
});

it('stands still for those who want less motion until they start it, and stops when they come to want it', () => {
  expect(three(true).state).toBe('stopped');
  expect(three(true).send({ type: 'rotation.resumed' }).state).toBe('rotating');
  expect(three().send({ type: 'motion.reduced' }).state).toBe('stopped');
});

it('reads out only what somebody turned to', () => {
  const turned = three().send({ type: 'quote.previous' });
  expect(turned.snapshot.context).toMatchObject({ current: 2, isMovedByPerson: true });
  const byItself = turned.send({ type: 'xstate.after.readingTime.quote-carousel.rotating' });
  expect(byItself.snapshot.context).toMatchObject({ current: 0, isMovedByPerson: false });
  expect(byItself.send({ type: 'quote.reached', at: 1 }).snapshot.context.isMovedByPerson).toBe(true);
  expect(byItself.can({ type: 'quote.reached', at: 7 })).toBe(false);
});

it('does not move where there is one quote alone', () => {
  const alone = ChartPath.of(quoteCarouselMachine, { count: 1, isStill: false });
  expect(alone.state).toBe('stopped');
  for (const type of ['quote.next', 'quote.previous', 'rotation.resumed']) expect(alone.can({ type })).toBe(false);
});

it('turns by itself from two quotes on', () => {
  expect(three().snapshot.context).toEqual({ count: 3, isStill: false, current: 0, holds: [], isMovedByPerson: false });
  expect(ChartPath.of(quoteCarouselMachine, { count: 2, isStill: false }).state).toBe('rotating');
  expect(ChartPath.of(quoteCarouselMachine).state).toBe('stopped');
});

it.each(['rotating', 'held', 'stopped'])(
  'goes where somebody swiped to while it is %s, if there is such a quote',
  (state) => {
    const by = { rotating: [], held: [began('focus')], stopped: [{ type: 'rotation.paused' }] }[state] ?? [];
    const at = three().send({ type: 'quote.next' }, ...by);
    expect(at.state).toBe(state);
    const reached = [-1, 0, 1, 2, 3].filter((quote) => at.can({ type: 'quote.reached', at: quote }));
    expect(reached).toEqual([0, 2]);
  },
);

it('is held by each reason once, and let go by one that holds it alone', () => {
  const held = three().send(began('focus'));
  expect([held.can(began('focus')), held.can(began('pointer'))]).toEqual([false, true]);
  expect([held.can(ended('focus')), held.can(ended('pointer'))]).toEqual([true, false]);
  const both = held.send(began('pointer'));
  expect(both.snapshot.context.holds).toEqual(['pointer', 'focus']);
  expect(both.send(ended('focus')).snapshot.context.holds).toEqual(['pointer']);
});
