import { ChartPath } from '@statewise/flow/testing';
import { sessionMachine } from './machine.js';
import { nothing } from './session-setup.js';
import type { Application } from './types.js';
import { openedApplication, newerApplication, openedSession } from '../testing/session-samples.js';

it('lets nothing newer onto a screen that is held, and reads again once it is released', () => {
  const held = openedSession().send({ type: 'screen.held' });
  expect(held.can({ type: 'application.read', application: newerApplication })).toBe(false);
  expect(held.can({ type: 'application.read', application: newerApplication, isOwnAct: true })).toBe(true);
  const released = held.send({ type: 'screen.released' });
  expect(released.actions).toContain('readAgain');
  expect(released.can({ type: 'application.read', application: newerApplication })).toBe(true);
  expect(released.can({ type: 'application.read', application: openedApplication })).toBe(false);
});

describe('what is read while nothing is saved', () => {
  const elsewhere: Application = { ...newerApplication, state: 'stepThree', steps: { 2: { street: 'Old' } } };
  const read = { type: 'application.read', application: elsewhere };
  const kept = { ...read, isPlaceKept: true };

  it('is taken, and moves the tab, unless another device alone has moved on', () => {
    const { context } = openedSession().send(read).snapshot;
    expect(context).toMatchObject({ application: elsewhere, place: 'stepThree', elsewhere: null });
  });

  it('stays at the place of this tab while another device goes on, and says where that is', () => {
    const stayed = openedSession().send(kept);
    expect(stayed.snapshot.context).toMatchObject({
      application: { ...elsewhere, state: 'stepTwo' },
      elsewhere: { application: elsewhere, before: openedApplication, isNoted: false },
    });
    const further = { ...elsewhere, version: 4, state: 'stepFour' };
    const again = stayed.send({ ...kept, application: further });
    expect(again.snapshot.context).toMatchObject({
      application: { state: 'stepTwo', version: 4 },
      elsewhere: { application: further, before: openedApplication },
    });
    expect(again.send({ type: 'elsewhere.noted' }).snapshot.context.elsewhere).toEqual({
      application: further,
      before: openedApplication,
      isNoted: true,
    });
    const followed = again.send({ type: 'elsewhere.followed' }).snapshot.context;
    expect(followed).toMatchObject({ application: further, place: 'stepFour', elsewhere: null });
  });

  it('has nowhere to follow to where no other device went on', () => {
    const { context } = openedSession().send({ type: 'elsewhere.followed' }, { type: 'elsewhere.noted' }).snapshot;
    expect(context).toMatchObject({ application: openedApplication, place: 'stepTwo', elsewhere: null });
    const none = ChartPath.of(sessionMachine).send({ type: 'elsewhere.followed' }, { type: 'elsewhere.noted' });
    expect(none.snapshot.context).toEqual(ChartPath.of(sessionMachine).snapshot.context);
  });

  it('keeps the place of before a reload, else takes the one that the server tells', () => {
    const remembered = (place: string | null) => ({
      type: 'session.remembered',
      session: { ...nothing, code: openedApplication.code, place },
    });
    const at = (place: string | null) => ChartPath.of(sessionMachine).send(remembered(place), kept).snapshot.context;
    expect(at('stepOne')).toMatchObject({ application: { state: 'stepOne' }, elsewhere: { before: null } });
    expect(at(null)).toMatchObject({ application: { state: 'stepThree' } });
    expect(ChartPath.of(sessionMachine).send(remembered('stepOne')).state).toBe('idle');
  });

  it.each([
    ['older', { ...openedApplication, version: 1 }, false],
    ['the same', openedApplication, false],
    ['newer', newerApplication, true],
    ['of another application', { ...newerApplication, code: 'DDDDEEEEFFFF' }, false],
  ])('is heard or not where it is %s', (_, application, isHeard) => {
    for (const isPlaceKept of [false, true])
      expect(openedSession().can({ type: 'application.read', application, isPlaceKept })).toBe(isHeard);
  });

  it('is not taken away from under a screen that is held, nor where another device goes on', () => {
    const held = openedSession().send({ type: 'screen.held' });
    expect(held.can(kept)).toBe(false);
    expect(openedSession().can({ type: 'screen.released' })).toBe(false);
  });
});
