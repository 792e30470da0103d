import { createActor, SimulatedClock } from 'xstate';
import { Walk } from '../testing/walk.js';
import { pauseAfter, sessionMachine } from './machine.js';

const fresh = () => Walk.of(sessionMachine);
const request = { type: 'save.requested', pending: { type: 'step.save', step: 2 } };
const typed = { type: 'draft.typed', draft: { street: 'Repub' } };

it('keeps what is typed and what waits while the network is gone, and sends it when it is back', () => {
  const away = fresh().send(typed, request, { type: 'network.lost' }, { type: 'save.failed' });
  expect(away.state).toBe('offline');
  expect(away.snapshot.context).toMatchObject({ draft: typed.draft, pending: request.pending });
  const back = away.send({ type: 'network.back' });
  expect(back.state).toBe('saving');
  expect(back.actions).toContain('sendPending');
});

it('sends the draft when the network is back and nothing waits', () => {
  const back = fresh().send({ type: 'network.lost' }, typed, { type: 'network.back' });
  expect(back.state).toBe('idle');
  expect(back.actions).toContain('sendDraft');
});

it('saves mine over theirs, or gives mine up', () => {
  const conflict = fresh().send(typed, request, { type: 'save.conflicted', theirs: { version: 3 } });
  expect(conflict.state).toBe('conflict');
  expect(conflict.snapshot.context).toMatchObject({ draft: typed.draft, theirs: { version: 3 } });
  expect(conflict.send({ type: 'conflict.resolved', take: 'mine' }).state).toBe('saving');
  const theirs = conflict.send({ type: 'conflict.resolved', take: 'theirs' });
  expect(theirs.state).toBe('idle');
  expect(theirs.snapshot.context).toMatchObject({ draft: null, pending: null, theirs: null });
});

it('keeps the draft of a save that was refused for its fields', () => {
  expect(fresh().send(typed, request, { type: 'save.refused' }).snapshot.context).toMatchObject({
    draft: typed.draft,
    pending: null,
  });
});

it('waits twice as long after every lost answer, up to fifteen seconds, and as long as the server asks', () => {
  expect([1, 2, 3, 4, 5, 50].map((attempts) => pauseAfter({ attempts, retryAfter: null }))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
  expect(pauseAfter({ attempts: 1, retryAfter: 7_000 })).toBe(7_000);
  expect(pauseAfter({ attempts: 1, retryAfter: 1e9 })).toBe(60_000);
});

it('retries by itself after the pause', () => {
  const clock = new SimulatedClock();
  const actor = createActor(sessionMachine, { clock }).start();
  actor.send({ type: 'save.requested', pending: request.pending });
  actor.send({ type: 'save.failed' });
  clock.increment(999);
  expect(actor.getSnapshot().value).toBe('retrying');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('saving');
});

it('keeps what was typed when the session has expired', () => {
  const expired = fresh().send(typed, request, { type: 'session.expired' });
  expect(expired.snapshot.context).toMatchObject({ draft: typed.draft, pending: request.pending });
  expect(expired.send({ type: 'session.renewed' }).state).toBe('saving');
});

it('keeps what was typed after the save was sent', () => {
  const saved = fresh().send(
    typed,
    request,
    { type: 'draft.typed', draft: { street: 'Republic' } },
    { type: 'save.answered' },
  );
  expect(saved.snapshot.context).toMatchObject({ draft: { street: 'Republic' }, pending: null });
  expect(fresh().send(typed, request, { type: 'save.answered' }).snapshot.context.draft).toBeNull();
});
