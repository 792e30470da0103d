import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { sessionMachine } from './machine.js';
import { delayAfter, nothing } from './session-setup.js';
import {
  openedApplication,
  newerApplication,
  pendingSave,
  nextSave,
  openedSession,
  saveRequest,
  typedDraft,
  draftConflict,
  conflictMet,
} from '../testing/session-samples.js';

it('keeps what is typed and what waits while the network is gone, and sends it when it is back', () => {
  const away = openedSession().send(typedDraft, saveRequest, { type: 'network.lost' }, { type: 'save.failed' });
  expect(away.state).toBe('offline');
  expect(away.snapshot.context).toMatchObject({ drafts: { 2: typedDraft.fields }, pending: pendingSave });
  expect(away.send({ type: 'network.back' }).state).toBe('saving');
});

it('sends the drafts when the network is back and nothing waits', () => {
  const back = openedSession().send({ type: 'network.lost' }, typedDraft, { type: 'network.back' });
  expect(back.state).toBe('idle');
  expect(back.actions).toContain('sendDrafts');
});

it('saves mine after theirs under a key of its own, or gives mine up', () => {
  const path = openedSession().send(typedDraft, saveRequest, conflictMet);
  expect(path.state).toBe('conflict');
  expect(path.snapshot.context).toMatchObject({
    drafts: { 2: typedDraft.fields },
    application: newerApplication,
    conflict: draftConflict,
  });
  const mine = path.send({ type: 'conflict.resolved', take: 'mine' });
  expect([mine.state, mine.snapshot.context.pending, mine.snapshot.context.conflict]).toEqual([
    'saving',
    nextSave,
    null,
  ]);
  const given = path.send({ type: 'conflict.resolved', take: 'theirs' });
  expect(given.state).toBe('idle');
  expect(given.snapshot.context).toMatchObject({ drafts: { 2: { street: 'Old' } }, pending: null, conflict: null });
});

it('says so when what was typed here cannot be saved any more', () => {
  const refused = openedSession().send(
    saveRequest,
    { ...conflictMet, pending: null },
    { type: 'conflict.resolved', take: 'mine' },
  );
  expect(refused.state).toBe('idle');
  expect(refused.snapshot.context).toMatchObject({
    refusal: { event: pendingSave.event },
    refusals: 1,
    conflict: null,
  });
});

it('keeps the draft of a save that was refused for its fields', () => {
  const refusal = { event: pendingSave.event, errors: { street: ['required'] } };
  const refused = openedSession().send(typedDraft, saveRequest, { type: 'save.refused', refusal });
  expect(refused.snapshot.context).toMatchObject({ drafts: { 2: typedDraft.fields }, pending: null, refusal });
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
  actor.send({ type: 'save.requested', pending: pendingSave });
  actor.send({ type: 'save.failed' });
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('retrying');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('saving');
});

it('keeps what was typed and what waits when the session has expired, and goes on once the code opens it again', () => {
  const expired = openedSession().send(typedDraft, saveRequest, { type: 'session.expired' });
  expect(expired.snapshot.context).toMatchObject({ drafts: { 2: typedDraft.fields }, pending: pendingSave });
  expect(expired.can({ type: 'session.renewed', application: { ...openedApplication, code: 'DDDDEEEEFFFF' } })).toBe(
    false,
  );
  expect(expired.send({ type: 'session.renewed', application: newerApplication }).state).toBe('saving');
  const other = expired.send({
    type: 'application.opened',
    application: { ...openedApplication, code: 'DDDDEEEEFFFF' },
  });
  expect(other.state).toBe('idle');
  expect(other.snapshot.context).toMatchObject({ drafts: {}, pending: null });
});

it('takes up after a reload what was under way, once the application has been read', () => {
  const session = {
    code: openedApplication.code,
    pending: pendingSave,
    conflict: null,
    drafts: { 2: typedDraft.fields },
  };
  const reloaded = ChartPath.of(sessionMachine).send({ type: 'session.remembered', session });
  expect(reloaded.state).toBe('interrupted');
  const read = { type: 'session.restored', application: openedApplication };
  expect(reloaded.send(read).state).toBe('saving');
  expect(reloaded.send({ type: 'network.lost' }, read).state).toBe('offline');
  const asked = { type: 'session.remembered', session: { ...session, pending: nextSave, conflict: draftConflict } };
  expect(ChartPath.of(sessionMachine).send(asked, read).state).toBe('conflict');
});

it('takes typing and one event while the network is gone', () => {
  const away = openedSession().send({ type: 'network.lost' });
  const refusal = { event: pendingSave.event, errors: { street: ['required'] } };
  expect(away.send({ type: 'event.refused', refusal }).snapshot.context).toMatchObject({ refusal, refusals: 1 });
  expect(away.can({ type: 'save.retried' })).toBe(false);
  const waiting = away.send({ type: 'event.refused', refusal }, saveRequest);
  expect(waiting.snapshot.context).toMatchObject({ pending: pendingSave, refusal: null });
  expect(waiting.can({ ...saveRequest, pending: nextSave })).toBe(false);
  expect(waiting.can({ type: 'event.refused', refusal })).toBe(false);
  expect(waiting.send({ type: 'save.retried' }).state).toBe('saving');
});

it('counts each refusal, so that each can be announced', () => {
  const refusal = { event: pendingSave.event, errors: {} };
  const twice = openedSession().send({ type: 'event.refused', refusal }, { type: 'event.refused', refusal });
  expect(twice.snapshot.context.refusals).toBe(2);
  const settled = twice.send(
    saveRequest,
    { ...conflictMet, pending: null },
    { type: 'conflict.resolved', take: 'mine' },
  );
  expect(settled.snapshot.context).toMatchObject({ refusals: 3, refusal: { event: pendingSave.event, errors: {} } });
});

it('counts the attempts at one event, with the pause that the server asked for last', () => {
  const once = openedSession().send(saveRequest, { type: 'save.failed', retryAfter: 7_000 });
  expect(once.snapshot.context).toMatchObject({ attempts: 1, retryAfter: 7_000 });
  const twice = once.send({ type: 'save.retried' }, { type: 'save.failed' });
  expect(twice.snapshot.context).toMatchObject({ attempts: 2, retryAfter: null });
  const answered = twice.send({ type: 'save.retried' }, { type: 'save.answered', application: newerApplication });
  expect(answered.snapshot.context).toMatchObject({ attempts: 0, pending: null });
});

it('sends again after a save that changed other answers, or has nothing to send any more', () => {
  const overtaken = { type: 'save.overtaken', application: newerApplication, pending: nextSave };
  const again = openedSession().send(typedDraft, saveRequest, overtaken);
  expect(again.state).toBe('saving');
  expect(again.snapshot.context).toMatchObject({ application: newerApplication, pending: nextSave });
  const over = openedSession().send(typedDraft, saveRequest, { ...overtaken, pending: null });
  expect(over.state).toBe('idle');
  expect(over.snapshot.context).toMatchObject({
    application: newerApplication,
    pending: null,
    drafts: { 2: typedDraft.fields },
  });
});

it('takes the refused application as the truth, where the server tells it', () => {
  const refusal = { event: pendingSave.event, errors: {} };
  const refused = openedSession().send(saveRequest, { type: 'save.refused', refusal, application: newerApplication });
  expect(refused.snapshot.context).toMatchObject({ application: newerApplication, refusal });
  const untold = openedSession().send(saveRequest, { type: 'save.refused', refusal, application: undefined });
  expect(untold.snapshot.context).toMatchObject({
    application: openedApplication,
    place: 'stepTwo',
    code: openedApplication.code,
  });
});

it('shows a new code until it is noted', () => {
  const renewed = openedSession().send({ type: 'code.renewed', code: 'NEW' });
  expect(renewed.snapshot.context).toMatchObject({ code: 'NEW', formerCode: openedApplication.code });
  expect(renewed.send({ type: 'code.renewed', code: 'NEW' }).snapshot.context.formerCode).toBe(openedApplication.code);
  expect(renewed.send({ type: 'code.noted' }).snapshot.context).toMatchObject({ code: 'NEW', formerCode: null });
  expect(openedSession().snapshot.context).toMatchObject({ code: openedApplication.code, formerCode: null });
});

it('knows where an application stands that does not exist yet, and nothing of that once it does', () => {
  const moved = { type: 'beginning.moved', state: 'stepVm' };
  const begun = ChartPath.of(sessionMachine).send(moved);
  expect(begun.snapshot.context.stands).toBe('stepVm');
  expect(begun.send({ type: 'application.opened', application: openedApplication }).snapshot.context.stands).toBeNull();
  expect(openedSession().can(moved)).toBe(false);
});

it('keeps who sits at the tab and the network when an application is left, and nothing else', () => {
  const left = openedSession().send({ type: 'role.known', role: 'staff' }, { type: 'network.lost' }, typedDraft, {
    type: 'session.left',
  });
  expect(left.state).toBe('offline');
  expect(left.snapshot.context).toEqual({ ...nothing, role: 'staff', isOnline: false });
});

it('is not left while something waits to be sent, unless the applicant leaves anyway', () => {
  const leave = { type: 'session.left' };
  const chosen = openedSession().send({ type: 'files.noted', hasUnsent: true });
  const sent = openedSession().send(saveRequest);
  for (const waiting of [chosen, sent, sent.send({ type: 'network.lost' }), sent.send({ type: 'session.expired' })]) {
    expect(waiting.can(leave)).toBe(false);
    expect(waiting.send({ ...leave, isAnyway: true }).snapshot.context).toMatchObject({
      code: null,
      pending: null,
      hasUnsentFiles: false,
    });
  }
  expect(chosen.send({ type: 'files.noted', hasUnsent: false }).can(leave)).toBe(true);
  const moving = { event: { type: 'step.back' }, key: 'k2' };
  expect(openedSession().send({ type: 'save.requested', pending: moving }).can(leave)).toBe(true);
  const back = { ...moving, next: saveRequest.pending };
  expect(openedSession().send({ type: 'save.requested', pending: back }).can(leave)).toBe(false);
  expect(sent.send({ type: 'save.answered', application: newerApplication }).can(leave)).toBe(true);
});

it('is idle after the code has opened an application of which nothing waits', () => {
  const expired = openedSession().send(typedDraft, { type: 'session.expired' });
  const renewed = expired.send({ type: 'session.renewed', application: newerApplication });
  expect([renewed.state, renewed.actions]).toEqual(['idle', expect.arrayContaining(['sendDrafts'])]);
  expect(expired.can({ type: 'save.retried' })).toBe(false);
});
