import { ChartPath } from '@statewise/flow/testing';
import { deskListMachine } from './machine.js';

const read = (count: number, hasMore = false) => ({ type: 'list.read', count, hasMore });
const opened = () => ChartPath.of(deskListMachine);

describe('the list of the desk', () => {
  it('shows at once what was read before', () => {
    const again = ChartPath.of(deskListMachine, { count: 2, hasMore: true });
    expect(again.snapshot.value).toEqual({ shown: 'resting' });
  });

  it('asks for another page once, where one follows', () => {
    expect(opened().send(read(2)).can({ type: 'more.requested' })).toBe(false);
    const growing = opened().send(read(25, true), { type: 'more.requested' });
    expect([growing.snapshot.value, growing.actions]).toEqual([{ shown: 'growing' }, ['readMore']]);
    expect(growing.can({ type: 'more.requested' })).toBe(false);
    expect(growing.send(read(31)).snapshot.context).toEqual({ count: 31, hasMore: false });
    expect(growing.send({ type: 'list.failed' }).snapshot.value).toEqual({ shown: 'resting' });
  });

  it('leaves a list standing until the one that is asked for has come', () => {
    const changing = opened().send(read(2), { type: 'filters.changed' });
    expect(changing.snapshot.value).toEqual({ shown: 'changing' });
    expect(changing.send(read(0)).snapshot.value).toBe('empty');
    expect(changing.send({ type: 'list.failed' }).snapshot.value).toBe('failed');
  });

  it('shows what was read while a look that nobody asked for fails', () => {
    expect(opened().send(read(2)).can({ type: 'list.failed' })).toBe(false);
  });

  it('is asked for again after a failure', () => {
    const again = opened().send({ type: 'list.failed' }, { type: 'retry.requested' });
    expect([again.snapshot.value, again.actions]).toEqual(['asked', ['readAgain']]);
  });

  it('begins with nothing where nothing was read before', () => {
    expect([opened().snapshot.value, opened().snapshot.context]).toEqual(['asked', { count: 0, hasMore: false }]);
  });
});
