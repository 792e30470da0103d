import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { searchMachine } from './machine.js';

describe('search', () => {
  const pause = { type: 'xstate.after.typingPause.search.typing' };
  const found = (count: number) =>
    ChartPath.of(searchMachine).send({ type: 'query.changed', query: 'loan' }, pause, {
      type: 'results.loaded',
      request: 1,
      results: Array.from({ length: count }, (_, at) => ({ url: `/${at}`, title: `Page ${at}` })),
    });

  it('searches from two characters on, when typing pauses', () => {
    const clock = new SimulatedClock();
    const actor = createActor(searchMachine, { clock }).start();
    actor.send({ type: 'query.changed', query: 'l ' });
    clock.increment(300);
    expect(actor.getSnapshot().value).toBe('typing');
    actor.send({ type: 'query.changed', query: 'loan' });
    clock.increment(299);
    expect(actor.getSnapshot().value).toBe('typing');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('searching');
  });

  it('suggests six pages and moves through them with the keys, the field being one of the stops', () => {
    const { snapshot } = found(9);
    expect(snapshot.context).toMatchObject({ active: -1, results: { length: 6 } });
    const stops: number[] = [];
    let path = found(2);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      path = path.send({ type: 'suggestion.moved', key });
      stops.push(path.snapshot.context.active);
    }
    expect(stops).toEqual([0, 1, -1, 1, 0, 1]);
  });

  it('opens the suggestion that the keys have reached, or the one that is clicked', () => {
    expect(found(2).can({ type: 'suggestion.chosen' })).toBe(false);
    const reached = found(2).send({ type: 'suggestion.moved', key: 'ArrowUp' }, { type: 'suggestion.chosen' });
    expect([reached.snapshot.context.active, reached.actions]).toEqual([1, ['openSuggestion']]);
    expect(found(2).send({ type: 'suggestion.chosen', at: 0 }).snapshot.context.active).toBe(0);
    expect(reached.send({ type: 'suggestion.chosen', at: 0 }).snapshot.context.active).toBe(0);
    expect(found(2).send({ type: 'suggestion.chosen', at: 1 }).snapshot.context.active).toBe(1);
    expect(found(2).can({ type: 'suggestion.chosen', at: 2 })).toBe(false);
  });

  it('begins at the field again with every answer, and forgets all when it is cleared', () => {
    const again = found(2).send(
      { type: 'suggestion.moved', key: 'ArrowDown' },
      { type: 'query.changed', query: 'loans' },
      pause,
      { type: 'results.loaded', request: 2, results: [{ url: '/x', title: 'X' }] },
    );
    expect(again.snapshot.context.active).toBe(-1);
    const cleared = again.send({ type: 'search.cleared' });
    expect([cleared.state, cleared.snapshot.context.query, cleared.snapshot.context.results]).toEqual(['idle', '', []]);
  });

  it('leaves the answer to an earlier question aside, and asks again after a failure', () => {
    expect(found(1).can({ type: 'results.loaded', request: 1, results: [] })).toBe(false);
    const failed = ChartPath.of(searchMachine).send({ type: 'query.changed', query: 'loan' }, pause, {
      type: 'search.failed',
      request: 1,
    });
    expect(failed.state).toBe('failed');
    expect(failed.send({ type: 'query.changed', query: 'loans' }, pause).state).toBe('searching');
  });

  it.each([
    ['l', false],
    [' l ', false],
    ['lo', true],
  ])('takes %j for a question: %s', (query, isAsked) => {
    const typing = ChartPath.of(searchMachine).send({ type: 'query.changed', query });
    expect(typing.can(pause)).toBe(isAsked);
  });

  it('hears the answer to the last question alone, found or failed', () => {
    const asking = found(1).send({ type: 'query.changed', query: 'loans' }, pause);
    const results = [{ url: '/x', title: 'X' }];
    for (const late of [
      { type: 'results.loaded', request: 1, results },
      { type: 'results.loaded', request: 1, results: [] },
      { type: 'search.failed', request: 1 },
    ])
      expect([asking.state, asking.can(late)]).toEqual(['searching', false]);
    expect(asking.send({ type: 'results.loaded', request: 2, results: [] }).state).toBe('nothingFound');
  });

  it('leaves keys alone that lead nowhere', () => {
    expect(found(2).can({ type: 'suggestion.moved', key: 'Enter' })).toBe(false);
  });
});
