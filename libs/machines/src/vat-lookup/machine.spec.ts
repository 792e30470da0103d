import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { vatLookupMachine } from './machine.js';

describe('vat lookup', () => {
  const typed = (vat: string, form: 'nothing' | 'wrong' | 'right' = 'right') =>
    ({ type: 'number.typed', vat, countryCode: 'be', form }) as const;
  const pause = { type: 'xstate.after.typingPause.vat-lookup.waiting' };
  const found = { company: 'Harbour', address: 'Quay Street 12', country: 'be' };
  const filled = { type: 'business.filled', attempt: 1, former: null } as const;
  const lookingUp = () =>
    ChartPath.of(vatLookupMachine).send(typed('0403170701'), pause, { type: 'use.told', attempt: 1, isUsed: false });

  it('asks a second after the last key, and only for a number that can be one', () => {
    const clock = new SimulatedClock();
    const actor = createActor(vatLookupMachine, { clock }).start();
    actor.send(typed('04', 'nothing'));
    clock.increment(2_000);
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send(typed('0403170701'));
    clock.increment(900);
    actor.send(typed('0403170702'));
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('checking');
  });

  it('says after the same pause that it can be no number, and asks nobody', () => {
    const clock = new SimulatedClock();
    const actor = createActor(vatLookupMachine, { clock }).start();
    actor.send(typed('999999999', 'wrong'));
    clock.increment(999);
    expect(actor.getSnapshot().value).toBe('doubted');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('wrong');
    actor.send(typed('0403170701'));
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it('asks the register once the number is free, and fills in what it tells', () => {
    const asked = lookingUp();
    expect([asked.state, asked.actions[0]]).toEqual(['lookingUp', 'askRegister']);
    const told = asked.send({ type: 'register.answered', attempt: 1, found });
    expect([told.state, told.snapshot.context.found]).toEqual(['comparing', found]);
    expect(told.actions).toContain('fillBusiness');
    expect(told.can({ type: 'business.filled', attempt: 0, former: null })).toBe(false);
    expect(told.send(filled).state).toBe('known');
  });

  it('takes back what it filled in once the number of another business is typed, and not while it is typed anew', () => {
    const known = lookingUp().send({ type: 'register.answered', attempt: 1, found }, filled);
    const anew = known.send(typed('04', 'nothing'), typed('0403170701'));
    expect([anew.state, anew.snapshot.context.filled?.business]).toEqual(['waiting', found]);
    expect(anew.actions).not.toContain('takeBusinessBack');
    const another = anew.send(typed('0403170702'));
    expect([another.state, another.snapshot.context.filled, another.snapshot.context.found]).toEqual([
      'waiting',
      null,
      null,
    ]);
    expect(another.actions).toContain('takeBusinessBack');
  });

  it('asks no register for a number that another application uses', () => {
    const used = ChartPath.of(vatLookupMachine).send(typed('0403170701'), pause, {
      type: 'use.told',
      attempt: 1,
      isUsed: true,
    });
    expect([used.state, used.actions]).toEqual(['used', []]);
  });

  it('never hears an answer about an older number', () => {
    const another = lookingUp().send(typed('0403170702'));
    expect(another.can({ type: 'register.answered', attempt: 1, found })).toBe(false);
    const checking = another.send(pause);
    for (const late of [
      { type: 'use.told', attempt: 1, isUsed: true },
      { type: 'lookup.failed', attempt: 1 },
    ])
      expect([checking.state, checking.can(late)]).toEqual(['checking', false]);
  });

  it('says after four seconds that one can go on, and still hears the answer', () => {
    const slow = lookingUp().send({ type: 'xstate.after.lookupTimeout.vat-lookup.lookingUp' });
    expect(slow.state).toBe('unavailable');
    expect(slow.send({ type: 'register.answered', attempt: 1, found }).state).toBe('comparing');
    expect(slow.send({ type: 'register.answered', attempt: 1, found: null }).state).toBe('unknown');
  });

  it('leaves a number alone that is typed as it was', () => {
    const known = lookingUp().send({ type: 'register.answered', attempt: 1, found });
    expect(known.can(typed('0403170701'))).toBe(false);
    expect(known.send(typed('04', 'nothing')).state).toBe('idle');
  });

  it.each([
    ['used', { isUsed: true }],
    ['used', { isUsed: true, isBegun: false }],
    ['begun', { isUsed: false, isBegun: true }],
    ['lookingUp', { isUsed: false, isBegun: false }],
    ['lookingUp', { isUsed: false }],
  ])('is %s after the server has said %j, and hears that of the last number alone', (state, use) => {
    const checking = lookingUp().send(typed('0403170702'), pause);
    expect(checking.can({ type: 'use.told', attempt: 1, ...use })).toBe(false);
    expect(checking.send({ type: 'use.told', attempt: 2, ...use }).state).toBe(state);
  });

  it('begins anew with a number that another application was begun with, until another is typed', () => {
    const begun = ChartPath.of(vatLookupMachine).send(typed('0403170701'), pause, {
      type: 'use.told',
      attempt: 1,
      isUsed: false,
      isBegun: true,
    });
    expect(begun.snapshot.context.isAnew).toBe(false);
    const anew = begun.send({ type: 'anew.chosen' });
    expect([anew.state, anew.snapshot.context.isAnew]).toEqual(['lookingUp', true]);
    expect(anew.send(typed('0403170702')).snapshot.context.isAnew).toBe(false);
  });

  it('asks again for the same number of another country', () => {
    expect(lookingUp().send({ ...typed('0403170701'), countryCode: 'nl' }).state).toBe('waiting');
  });

  it('leaves a late answer about an older number aside where it was too slow', () => {
    const slow = lookingUp()
      .send(typed('0403170702'), pause, { type: 'use.told', attempt: 2, isUsed: false })
      .send({ type: 'xstate.after.lookupTimeout.vat-lookup.lookingUp' });
    for (const told of [found, null])
      expect(slow.can({ type: 'register.answered', attempt: 1, found: told })).toBe(false);
  });
});
