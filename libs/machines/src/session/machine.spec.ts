import { createActor, SimulatedClock } from 'xstate';
import { ChartPath } from '@statewise/flow/testing';
import { sessionMachine } from './machine.js';
import { delayAfter } from './session-setup.js';
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
