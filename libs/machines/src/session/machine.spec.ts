import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { sessionMachine } from './machine.js';
import { delayAfter, nothing } from './session-setup.js';
import type { Application, PendingEvent } from './types.js';

const seen: Application = {
  code: 'AAAABBBBCCCC',
  state: 'stepTwo',
  version: 2,
  steps: {},
  setAside: {},
  contacts: [],
  facts: {},
  isAdmin: false,
  drafts: {},
};
const theirs: Application = { ...seen, version: 3 };
const pending: PendingEvent = {
  event: { type: 'step.save', step: 2, fields: { street: 'Repub', city: '' } },
  key: 'k1',
  version: 2,
  step: 2,
};
const next: PendingEvent = { ...pending, key: 'k2', version: 3 };
const fresh = () => ChartPath.of(sessionMachine).send({ type: 'application.opened', application: seen });
const request = { type: 'save.requested', pending };
const typed = { type: 'draft.typed', step: 2, fields: { street: 'Repub' } };
const conflict = {
  step: 2,
  differences: [{ field: 'street', mine: 'Repub', theirs: 'Old' }],
  event: pending.event,
};
const met = { type: 'save.conflicted', application: theirs, conflict, pending: next };

it('keeps what is typed and what waits while the network is gone, and sends it when it is back', () => {
  const away = fresh().send(typed, request, { type: 'network.lost' }, { type: 'save.failed' });
  expect(away.state).toBe('offline');
  expect(away.snapshot.context).toMatchObject({ drafts: { 2: typed.fields }, pending });
  expect(away.send({ type: 'network.back' }).state).toBe('saving');
});

it('sends the drafts when the network is back and nothing waits', () => {
  const back = fresh().send({ type: 'network.lost' }, typed, { type: 'network.back' });
  expect(back.state).toBe('idle');
  expect(back.actions).toContain('sendDrafts');
});

it('saves mine after theirs under a key of its own, or gives mine up', () => {
  const path = fresh().send(typed, request, met);
  expect(path.state).toBe('conflict');
  expect(path.snapshot.context).toMatchObject({ drafts: { 2: typed.fields }, application: theirs, conflict });
  const mine = path.send({ type: 'conflict.resolved', take: 'mine' });
  expect([mine.state, mine.snapshot.context.pending, mine.snapshot.context.conflict]).toEqual(['saving', next, null]);
  const given = path.send({ type: 'conflict.resolved', take: 'theirs' });
  expect(given.state).toBe('idle');
  expect(given.snapshot.context).toMatchObject({ drafts: { 2: { street: 'Old' } }, pending: null, conflict: null });
});

it('says so when what was typed here cannot be saved any more', () => {
  const refused = fresh().send(request, { ...met, pending: null }, { type: 'conflict.resolved', take: 'mine' });
  expect(refused.state).toBe('idle');
  expect(refused.snapshot.context).toMatchObject({ refusal: { event: pending.event }, refusals: 1, conflict: null });
});

it('keeps the draft of a save that was refused for its fields', () => {
  const refusal = { event: pending.event, errors: { street: ['required'] } };
  const refused = fresh().send(typed, request, { type: 'save.refused', refusal });
  expect(refused.snapshot.context).toMatchObject({ drafts: { 2: typed.fields }, pending: null, refusal });
});

it('waits twice as long after every lost answer, up to fifteen seconds, and as long as the server asks', () => {
  expect([1, 2, 3, 4, 5, 50].map((attempts) => delayAfter({ attempts, retryAfter: null }))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
  expect(delayAfter({ attempts: 1, retryAfter: 7_000 })).toBe(7_000);
  expect(delayAfter({ attempts: 1, retryAfter: 1e9 })).toBe(60_000);
});

it('retries by itself after the pause', () => {
  const clock = new SimulatedClock();
  const actor = createActor(sessionMachine, { clock }).start();
  actor.send({ type: 'save.requested', pending });
  actor.send({ type: 'save.failed' });
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('retrying');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('saving');
});

it('keeps what was typed and what waits when the session has expired, and goes on once the code opens it again', () => {
  const expired = fresh().send(typed, request, { type: 'session.expired' });
  expect(expired.snapshot.context).toMatchObject({ drafts: { 2: typed.fields }, pending });
  expect(expired.can({ type: 'session.renewed', application: { ...seen, code: 'DDDDEEEEFFFF' } })).toBe(false);
  expect(expired.send({ type: 'session.renewed', application: theirs }).state).toBe('saving');
  const other = expired.send({ type: 'application.opened', application: { ...seen, code: 'DDDDEEEEFFFF' } });
  expect(other.state).toBe('idle');
  expect(other.snapshot.context).toMatchObject({ drafts: {}, pending: null });
});

it('keeps what was typed after the save was sent', () => {
  const answered = { type: 'save.answered', application: theirs };
  const later = { ...typed, fields: { street: 'Republic' } };
  const saved = fresh().send(typed, request, later, answered);
  expect(saved.snapshot.context).toMatchObject({ drafts: { 2: later.fields }, pending: null, application: theirs });
  expect(fresh().send(typed, request, answered).snapshot.context.drafts).toEqual({});
});

it('takes up after a reload what was under way, once the application has been read', () => {
  const session = { code: seen.code, pending, conflict: null, drafts: { 2: typed.fields } };
  const reloaded = ChartPath.of(sessionMachine).send({ type: 'session.remembered', session });
  expect(reloaded.state).toBe('interrupted');
  const read = { type: 'session.restored', application: seen };
  expect(reloaded.send(read).state).toBe('saving');
  expect(reloaded.send({ type: 'network.lost' }, read).state).toBe('offline');
  const asked = { type: 'session.remembered', session: { ...session, pending: next, conflict } };
  expect(ChartPath.of(sessionMachine).send(asked, read).state).toBe('conflict');
});

it('lets nothing newer onto a screen that is held, and reads again once it is released', () => {
  const held = fresh().send({ type: 'screen.held' });
  expect(held.can({ type: 'application.read', application: theirs })).toBe(false);
  const released = held.send({ type: 'screen.released' });
  expect(released.actions).toContain('readAgain');
  expect(released.can({ type: 'application.read', application: theirs })).toBe(true);
  expect(released.can({ type: 'application.read', application: seen })).toBe(false);
});

describe('what is read while nothing is saved', () => {
  const elsewhere: Application = { ...theirs, state: 'stepThree', steps: { 2: { street: 'Old' } } };
  const read = { type: 'application.read', application: elsewhere };
  const kept = { ...read, isPlaceKept: true };

  it('is taken, and moves the tab, unless another device alone has moved on', () => {
    const { context } = fresh().send(read).snapshot;
    expect(context).toMatchObject({ application: elsewhere, place: 'stepThree', elsewhere: null });
  });

  it('stays at the place of this tab while another device goes on, and says where that is', () => {
    const stayed = fresh().send(kept);
    expect(stayed.snapshot.context).toMatchObject({
      application: { ...elsewhere, state: 'stepTwo' },
      elsewhere: { application: elsewhere, before: seen, isNoted: false },
    });
    const further = { ...elsewhere, version: 4, state: 'stepFour' };
    const again = stayed.send({ ...kept, application: further });
    expect(again.snapshot.context).toMatchObject({
      application: { state: 'stepTwo', version: 4 },
      elsewhere: { application: further, before: seen },
    });
    expect(again.send({ type: 'elsewhere.noted' }).snapshot.context.elsewhere).toEqual({
      application: further,
      before: seen,
      isNoted: true,
    });
    const followed = again.send({ type: 'elsewhere.followed' }).snapshot.context;
    expect(followed).toMatchObject({ application: further, place: 'stepFour', elsewhere: null });
  });

  it('has nowhere to follow to where no other device went on', () => {
    const { context } = fresh().send({ type: 'elsewhere.followed' }, { type: 'elsewhere.noted' }).snapshot;
    expect(context).toMatchObject({ application: seen, place: 'stepTwo', elsewhere: null });
    const none = ChartPath.of(sessionMachine).send({ type: 'elsewhere.followed' }, { type: 'elsewhere.noted' });
    expect(none.snapshot.context).toEqual(ChartPath.of(sessionMachine).snapshot.context);
  });

  it('keeps the place of before a reload, else takes the one that the server tells', () => {
    const remembered = (place: string | null) => ({
      type: 'session.remembered',
      session: { ...nothing, code: seen.code, place },
    });
    const at = (place: string | null) => ChartPath.of(sessionMachine).send(remembered(place), kept).snapshot.context;
    expect(at('stepOne')).toMatchObject({ application: { state: 'stepOne' }, elsewhere: { before: null } });
    expect(at(null)).toMatchObject({ application: { state: 'stepThree' } });
    expect(ChartPath.of(sessionMachine).send(remembered('stepOne')).state).toBe('idle');
  });

  it.each([
    ['older', { ...seen, version: 1 }, false],
    ['the same', seen, false],
    ['newer', theirs, true],
    ['of another application', { ...theirs, code: 'DDDDEEEEFFFF' }, false],
  ])('is heard or not where it is %s', (_, application, isHeard) => {
    for (const isPlaceKept of [false, true])
      expect(fresh().can({ type: 'application.read', application, isPlaceKept })).toBe(isHeard);
  });

  it('is not taken away from under a screen that is held, nor where another device goes on', () => {
    const held = fresh().send({ type: 'screen.held' });
    expect(held.can(kept)).toBe(false);
    expect(fresh().can({ type: 'screen.released' })).toBe(false);
  });
});

it('takes typing and one event while the network is gone', () => {
  const away = fresh().send({ type: 'network.lost' });
  const refusal = { event: pending.event, errors: { street: ['required'] } };
  expect(away.send({ type: 'event.refused', refusal }).snapshot.context).toMatchObject({ refusal, refusals: 1 });
  expect(away.can({ type: 'save.retried' })).toBe(false);
  const waiting = away.send({ type: 'event.refused', refusal }, request);
  expect(waiting.snapshot.context).toMatchObject({ pending, refusal: null });
  expect(waiting.can({ ...request, pending: next })).toBe(false);
  expect(waiting.can({ type: 'event.refused', refusal })).toBe(false);
  expect(waiting.send({ type: 'save.retried' }).state).toBe('saving');
});

it('counts each refusal, so that each can be announced', () => {
  const refusal = { event: pending.event, errors: {} };
  const twice = fresh().send({ type: 'event.refused', refusal }, { type: 'event.refused', refusal });
  expect(twice.snapshot.context.refusals).toBe(2);
  const settled = twice.send(request, { ...met, pending: null }, { type: 'conflict.resolved', take: 'mine' });
  expect(settled.snapshot.context).toMatchObject({ refusals: 3, refusal: { event: pending.event, errors: {} } });
});

it('counts the attempts at one event, with the pause that the server asked for last', () => {
  const once = fresh().send(request, { type: 'save.failed', retryAfter: 7_000 });
  expect(once.snapshot.context).toMatchObject({ attempts: 1, retryAfter: 7_000 });
  const twice = once.send({ type: 'save.retried' }, { type: 'save.failed' });
  expect(twice.snapshot.context).toMatchObject({ attempts: 2, retryAfter: null });
  const answered = twice.send({ type: 'save.retried' }, { type: 'save.answered', application: theirs });
  expect(answered.snapshot.context).toMatchObject({ attempts: 0, pending: null });
});

it('sends again after a save that changed other answers, or has nothing to send any more', () => {
  const overtaken = { type: 'save.overtaken', application: theirs, pending: next };
  const again = fresh().send(typed, request, overtaken);
  expect(again.state).toBe('saving');
  expect(again.snapshot.context).toMatchObject({ application: theirs, pending: next });
  const over = fresh().send(typed, request, { ...overtaken, pending: null });
  expect(over.state).toBe('idle');
  expect(over.snapshot.context).toMatchObject({ application: theirs, pending: null, drafts: { 2: typed.fields } });
});

describe('what is typed', () => {
  const base = { version: 2, fields: {} };

  it('stands over the answers of that moment until it is saved, here or in another tab', () => {
    const typing = fresh().send(typed);
    expect(typing.snapshot.context.bases).toEqual({ 2: base });
    const elsewhere = typing.send({ type: 'draft.saved', step: 2, fields: typed.fields });
    const { drafts, bases } = elsewhere.snapshot.context;
    expect([drafts, bases]).toEqual([{}, {}]);
    const another = typing.send(request, { ...typed, step: 3 }, { type: 'draft.saved', step: 3, fields: typed.fields });
    expect(another.snapshot.context.drafts).toEqual({ 2: typed.fields });
    expect(another.snapshot.context.bases).toEqual({ 2: base });
  });

  it('stays where an event without answers is taken', () => {
    const { step: _, ...plain } = { ...pending, event: { type: 'step.back' } };
    const moved = fresh().send(
      typed,
      { type: 'save.requested', pending: plain },
      { type: 'save.answered', application: theirs },
    );
    expect(moved.snapshot.context).toMatchObject({ drafts: { 2: typed.fields }, bases: { 2: { version: 3 } } });
  });

  it('stands over what a conflict showed, once that is settled', () => {
    const shown = { ...theirs, steps: { 2: { street: 'Old' } } };
    const settled = fresh().send(
      typed,
      request,
      { ...met, application: shown },
      { type: 'conflict.resolved', take: 'theirs' },
    );
    expect(settled.snapshot.context.bases).toEqual({ 2: { version: 3, fields: { street: 'Old' } } });
  });

  it('on another device counts as typed where theirs is taken, and nothing typed needs no draft', () => {
    const resolved = { type: 'conflict.resolved', take: 'theirs' };
    const drafted = { ...theirs, drafts: { 2: { street: 'Elsewhere' } } };
    const taken = fresh().send(request, { ...met, application: drafted }, resolved);
    expect(taken.snapshot.context.drafts).toEqual({ 2: { street: 'Old' } });
    expect(fresh().send(request, met, resolved).snapshot.context.drafts).toEqual({});
  });

  it('stays when the same application is opened again, and no other', () => {
    const again = fresh().send(typed, { type: 'application.opened', application: theirs });
    expect(again.snapshot.context).toMatchObject({
      application: theirs,
      drafts: { 2: typed.fields },
      bases: { 2: base },
    });
    const other = fresh().send(typed, { type: 'application.opened', application: { ...theirs, code: 'DDDDEEEEFFFF' } });
    expect(other.snapshot.context).toEqual({
      ...nothing,
      code: 'DDDDEEEEFFFF',
      application: { ...theirs, code: 'DDDDEEEEFFFF' },
      place: 'stepTwo',
    });
  });
});

it('takes the refused application as the truth, where the server tells it', () => {
  const refusal = { event: pending.event, errors: {} };
  const refused = fresh().send(request, { type: 'save.refused', refusal, application: theirs });
  expect(refused.snapshot.context).toMatchObject({ application: theirs, refusal });
  const untold = fresh().send(request, { type: 'save.refused', refusal, application: undefined });
  expect(untold.snapshot.context).toMatchObject({ application: seen, place: 'stepTwo', code: seen.code });
});

it('shows a new code until it is noted', () => {
  const renewed = fresh().send({ type: 'code.renewed', code: 'NEW' });
  expect(renewed.snapshot.context).toMatchObject({ code: 'NEW', formerCode: seen.code });
  expect(renewed.send({ type: 'code.renewed', code: 'NEW' }).snapshot.context.formerCode).toBe(seen.code);
  expect(renewed.send({ type: 'code.noted' }).snapshot.context).toMatchObject({ code: 'NEW', formerCode: null });
  expect(fresh().snapshot.context).toMatchObject({ code: seen.code, formerCode: null });
});

it('knows where an application stands that does not exist yet, and nothing of that once it does', () => {
  const moved = { type: 'beginning.moved', state: 'stepVm' };
  const begun = ChartPath.of(sessionMachine).send(moved);
  expect(begun.snapshot.context.stands).toBe('stepVm');
  expect(begun.send({ type: 'application.opened', application: seen }).snapshot.context.stands).toBeNull();
  expect(fresh().can(moved)).toBe(false);
});

it('keeps who sits at the tab and the network when an application is left, and nothing else', () => {
  const left = fresh().send({ type: 'role.known', role: 'staff' }, { type: 'network.lost' }, typed, {
    type: 'session.left',
  });
  expect(left.state).toBe('offline');
  expect(left.snapshot.context).toEqual({ ...nothing, role: 'staff', isOnline: false });
});

it('is idle after the code has opened an application of which nothing waits', () => {
  const expired = fresh().send(typed, { type: 'session.expired' });
  const renewed = expired.send({ type: 'session.renewed', application: theirs });
  expect([renewed.state, renewed.actions]).toEqual(['idle', expect.arrayContaining(['sendDrafts'])]);
  expect(expired.can({ type: 'save.retried' })).toBe(false);
});
