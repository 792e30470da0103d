import type { SentEvent } from '@statewise/flow/testing';
import type { AnyMachineSnapshot } from 'xstate';

const named = (name: string) => ({ facts: { name }, texts: {} });
const edited = (version: number, published: string | null, draft: string | null) => ({
  key: '4',
  version,
  published: published === null ? null : named(published),
  draft: draft === null ? null : named(draft),
  waiting: null,
  scheduled_at: null,
});
const scheduled = { ...edited(2, 'Old', 'Mine'), scheduled_at: '2027-01-01T07:00:00Z' };
const proposed = { ...edited(2, 'Old', 'Mine'), waiting: { id: 'w', is_own: true } };
const both = { ...scheduled, waiting: proposed.waiting };
const tasks = ['1', '2'].map((id) => ({ id, assigned_to: null }));

/** Events that are worth trying in each chart of the console, by the chart's id. */
export const consoleSamples: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly SentEvent[]>> = {
  'console-session': ({ context: { turn } }) => [
    ...[null, { id: 'a' }, { id: 'b' }].map((person) => ({ type: 'session.read', person })),
    ...(turn === 0 ? [{ type: 'session.taken', person: { id: 'b' } }] : []),
    ...['session.lost', 'session.ended'].map((type) => ({ type })),
  ],
  desk: () => [
    ...['act.requested', 'act.ended'].flatMap((type) => tasks.map((task) => ({ type, act: 'take', task }))),
    ...['handOver.asked', 'putOff.asked'].map((type) => ({ type, task: tasks[0] })),
    { type: 'colleague.chosen', account: 'maria' },
    { type: 'delay.chosen', days: 7 },
    ...['answer.submitted', 'answer.taken', 'answer.failed', 'question.closed'].map((type) => ({ type })),
  ],
  'content-editor': ({ context: { reason, when } }) => [
    ...['Old', 'Mine'].map((name) => ({ type: 'content.changed', content: named(name) })),
    ...(when.day === '' ? [{ type: 'time.changed', when: { day: '01/01/2027', time: '08:00' } }] : []),
    ...(reason === '' ? [{ type: 'reason.changed', reason: 'A new year' }] : []),
    ...[edited(2, 'Old', 'Theirs'), edited(3, 'Theirs', null)].map((item) => ({ type: 'item.read', item })),
    ...[edited(2, 'Old', 'Mine'), edited(3, 'Mine', null), proposed, scheduled, both].map((item) => ({
      type: 'request.answered',
      item,
    })),
    { type: 'request.refused', errors: { name: ['required'] }, isStale: false },
    { type: 'request.refused', errors: {}, isStale: true },
    { type: 'restore.requested', to: 1 },
    ...['save', 'publish', 'discard', 'reload', 'removal', 'withdrawal', 'unschedule'].map((act) => ({
      type: `${act}.requested`,
    })),
    ...['removal.confirmed', 'removal.declined', 'item.gone'].map((type) => ({ type })),
  ],
};

/** What charts of the console may be started with, besides nothing, by the chart's id. */
export const consoleInputs: Readonly<Record<string, readonly object[]>> = {
  'content-editor': [{ item: edited(1, 'Old', null) }, { item: edited(1, 'Old', 'Mine') }],
};
