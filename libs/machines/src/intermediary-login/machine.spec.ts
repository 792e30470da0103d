import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { intermediaryLoginMachine } from './machine.js';

const at = '2026-11-20T10:00:00.000Z';
const person = { id: 7, name: 'Luca Zammit', storeNumber: '104', storeName: 'Bathline Bruges' };
const submitted = { type: 'form.submitted', at };
const typed = (name: 'username' | 'password', value: string) => ({ type: 'field.changed', name, value });
const password = typed('password', 'sells bathrooms');
const refused = (isCheckRequired: boolean) => ({ type: 'login.refused', message: 'Not known.', isCheckRequired });

const opened = () => ChartPath.of(intermediaryLoginMachine).send({ type: 'session.read', person: null });
const sent = () => opened().send(typed('username', 'luca'), password, submitted);

describe('the sign-in of an intermediary', () => {
  it('asks the server first, and finds who signed in before a reload', () => {
    expect(ChartPath.of(intermediaryLoginMachine).state).toBe('resuming');
    const found = ChartPath.of(intermediaryLoginMachine).send({ type: 'session.read', person });
    expect([found.state, found.snapshot.context.person]).toEqual(['signedIn', person]);
    expect(ChartPath.of(intermediaryLoginMachine).send({ type: 'session.failed' }).state).toBe('editing');
  });

  it('sends nothing that is not filled, and shows what is missing', () => {
    const missing = opened().send(typed('username', 'luca'), submitted);
    expect([missing.state, missing.snapshot.context.errors]).toEqual(['editing', { password: ['required'] }]);
    expect(missing.send(password).snapshot.context.errors).toEqual({});
  });

  it('sends the first attempts without a human check', () => {
    expect([sent().state, ...sent().actions]).toEqual(['signingIn', 'signIn']);
  });

  it('keeps what is typed while an attempt waits for its answer, and for the check before it', () => {
    const changed = sent().send(typed('username', 'luca.zammit')).send({ type: 'login.failed' });
    expect([changed.state, changed.snapshot.context.username]).toEqual(['failed', 'luca.zammit']);
    const checking = sent().send({ type: 'check.demanded', message: '' });
    expect([checking.state, checking.can(password)]).toEqual(['checking', true]);
  });

  it('shows the server’s message, keeps the name and clears the password of a wrong login', () => {
    const wrong = sent().send(refused(false));
    expect(wrong.state).toBe('refused');
    expect(wrong.snapshot.context).toMatchObject({
      username: 'luca',
      password: '',
      message: 'Not known.',
      refusals: 1,
      isCheckRequired: false,
    });
    expect(wrong.send(password).snapshot.context.message).toBe('Not known.');
  });

  it('solves a fresh human check for each attempt after the server asked for one', () => {
    let path = sent().send(refused(false), password, submitted, refused(false), password, submitted, refused(true));
    expect(path.snapshot.context.refusals).toBe(3);
    for (const captcha of ['first', 'second']) {
      path = path.send(password, submitted);
      expect([path.state, path.snapshot.context.captcha]).toEqual(['checking', '']);
      expect(path.actions).toContain('solveCheck');
      path = path.send({ type: 'check.answered', captcha });
      expect([path.state, path.snapshot.context.captcha]).toEqual(['signingIn', captcha]);
      path = path.send(refused(true));
    }
    expect(path.snapshot.context.refusals).toBe(5);
  });

  it('solves the check and tries again by itself when the server wants one that was not expected', () => {
    const demanded = sent().send({ type: 'check.demanded', message: 'Please complete the check.' });
    expect(demanded.state).toBe('checking');
    const again = demanded.send({ type: 'check.answered', captcha: 'solved' });
    expect([again.state, again.snapshot.context.password]).toEqual(['signingIn', 'sells bathrooms']);
  });

  it('asks the person before it tries again with a check that was refused', () => {
    const late = sent().send(
      { type: 'check.demanded', message: 'Please complete the check.' },
      { type: 'check.answered', captcha: 'too late' },
      { type: 'check.demanded', message: 'Please complete the check.' },
    );
    expect([late.state, late.snapshot.context.password]).toEqual(['refused', 'sells bathrooms']);
    expect(late.send(submitted).state).toBe('checking');
  });

  it.each([
    ['the server cannot be reached', sent().send({ type: 'login.failed' })],
    ['the check cannot be solved', sent().send({ type: 'check.demanded', message: '' }, { type: 'check.failed' })],
  ])('keeps everything that was typed when %s', (_, failed) => {
    expect(failed.state).toBe('failed');
    expect(failed.snapshot.context).toMatchObject({ username: 'luca', password: 'sells bathrooms' });
    expect(failed.can(submitted)).toBe(true);
  });

  it('takes no attempt for as long as the server said, and then takes one', () => {
    const clock = new SimulatedClock();
    const actor = createActor(intermediaryLoginMachine, { clock, input: undefined }).start();
    actor.send({ type: 'session.read', person: null });
    actor.send({ type: 'field.changed', name: 'username', value: 'luca' });
    actor.send({ type: 'field.changed', name: 'password', value: 'sells bathrooms' });
    actor.send({ type: 'form.submitted', at });
    actor.send({ type: 'login.limited', message: 'Too often.', seconds: 900 });
    expect(actor.getSnapshot().can({ type: 'form.submitted', at })).toBe(false);
    clock.increment(899_999);
    expect(actor.getSnapshot().value).toBe('limited');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context).toMatchObject({ message: '', password: 'sells bathrooms' });
  });

  it('keeps who is signed in, and no password', () => {
    const { snapshot } = sent().send({ type: 'login.accepted', person });
    expect(snapshot.value).toBe('signedIn');
    expect(snapshot.context).toMatchObject({ person, username: '', password: '', message: '' });
  });

  it('forgets the person once the server has ended the session, and not before', () => {
    const leaving = sent().send({ type: 'login.accepted', person }, { type: 'logout.requested' });
    expect([leaving.state, leaving.snapshot.context.person]).toEqual(['signingOut', person]);
    expect(leaving.send({ type: 'logout.failed' }).state).toBe('signedIn');
    const left = leaving.send({ type: 'logout.done' });
    expect([left.state, left.snapshot.context.person]).toEqual(['editing', null]);
  });

  it('says when the session is over, and takes a new login', () => {
    const ended = sent().send({ type: 'login.accepted', person }, { type: 'session.ended' });
    expect([ended.state, ended.snapshot.context.person]).toEqual(['ended', null]);
    expect(ended.send(typed('username', 'luca'), password, submitted).state).toBe('signingIn');
  });

  it('shows the fields that the server refused, in place of what it said before', () => {
    const errors = { username: ['length'] };
    const wrong = sent().send(refused(false), password, submitted, { type: 'fields.refused', errors });
    expect([wrong.state, wrong.snapshot.context]).toMatchObject(['editing', { errors, message: '', username: 'luca' }]);
    expect(wrong.send(submitted).snapshot.context).toMatchObject({ errors: {}, message: '' });
  });
});
