import { ChartPath } from '@statewise/flow/testing';
import { contentWith, type EditedContent, type EditedItem } from './edited-content.js';
import { contentEditorMachine } from './machine.js';

const named = (name: string): EditedContent => ({ facts: { name }, texts: {} });
const item = (version: number, draft: string | null = null): EditedItem => ({
  key: '4',
  version,
  published: named('As published'),
  draft: draft === null ? null : named(draft),
  draft_by: null,
  draft_at: null,
  waiting: null,
  scheduled_at: null,
  scheduled_by: null,
});
const waits = (from: EditedItem, is_own: boolean): EditedItem => ({
  ...from,
  waiting: { id: 'w', hash: 'h', proposed_by: { name: 'Noor' }, created_at: '2026-11-20', reason: null, is_own },
});
const typed = (name: string) => ({ type: 'content.changed', content: named(name) }) as const;
const answered = (answer: EditedItem) => ({ type: 'request.answered', item: answer }) as const;
const opened = (from: EditedItem | null) => ChartPath.of(contentEditorMachine, { item: from });

describe('the content editor', () => {
  it('is edited while something else is typed than what is stored', () => {
    const edited = opened(item(1)).send(typed('Mine'));
    expect(edited.state).toBe('atRest.edited');
    expect(edited.send(typed('As published')).state).toBe('atRest.published');
    expect(opened(null).state).toBe('atRest.blank');
  });

  it('goes on with what is typed while a save is under way, over the version that the save made', () => {
    const saved = opened(item(1)).send(typed('Mine'), { type: 'save.requested' }, typed('Mine and more'));
    expect(saved.can({ type: 'save.requested' })).toBe(false);
    const after = saved.send(answered(item(2, 'Mine')));
    expect([after.state, after.snapshot.context.content]).toEqual(['atRest.edited', named('Mine and more')]);
    expect(after.snapshot.context.over).toEqual(item(2, 'Mine'));
  });

  it('stores what is typed before it publishes that', () => {
    const storing = opened(item(1, 'Draft')).send(typed('Mine'), { type: 'publish.requested' });
    expect([storing.state, storing.actions]).toEqual(['busy.storing', expect.arrayContaining(['storeDraft'])]);
    const publishing = storing.send(answered(item(2, 'Mine')));
    expect([publishing.state, publishing.actions]).toEqual(['busy.publishing', ['publishDraft']]);
    expect(publishing.send(answered(waits(item(2, 'Mine'), true))).state).toBe('atRest.proposed');
    const refused = publishing.send({ type: 'request.refused', errors: { name: ['unique'] }, isStale: false });
    expect([refused.state, refused.snapshot.context.errors]).toEqual(['atRest.drafted', { name: ['unique'] }]);
  });

  it('follows a colleague where nothing is typed, and is a conflict where something is', () => {
    const read = { type: 'item.read', item: item(2, 'Theirs') } as const;
    expect(opened(item(1)).send(read).snapshot.context.content).toEqual(named('Theirs'));
    const conflict = opened(item(1)).send(typed('Mine'), read);
    expect([conflict.state, conflict.snapshot.context.content]).toEqual(['atRest.conflict', named('Mine')]);
    expect(conflict.can({ type: 'save.requested' })).toBe(false);
    const loaded = conflict.send({ type: 'reload.requested' }, answered(item(2, 'Theirs')));
    expect([loaded.state, loaded.snapshot.context.content]).toEqual(['atRest.drafted', named('Theirs')]);
  });

  it('knows of a proposal when it is opened, which its author alone takes back', () => {
    const theirs = opened(waits(item(2, 'Mine'), false));
    expect([theirs.state, theirs.can({ type: 'withdrawal.requested' })]).toEqual(['atRest.proposed', false]);
    const own = opened(waits(item(2, 'Mine'), true));
    expect(own.send(typed('More')).can({ type: 'publish.requested' })).toBe(false);
    const withdrawing = own.send({ type: 'withdrawal.requested' });
    expect(withdrawing.actions).toContain('withdrawProposal');
    expect(withdrawing.send(answered(item(2, 'Mine'))).state).toBe('atRest.drafted');
    expect(own.send({ type: 'item.read', item: item(2, 'Mine') }).state).toBe('atRest.drafted');
  });

  it('has a time at which a draft is published, which is named anew each time', () => {
    const when = { day: '01/01/2027', time: '08:00' };
    const publishing = opened(item(1, 'Draft')).send({ type: 'time.changed', when }, { type: 'publish.requested' });
    expect(publishing.snapshot.context.when).toEqual(when);
    const scheduled = publishing.send(answered({ ...item(2, 'Draft'), scheduled_at: '2027-01-01T07:00:00Z' }));
    expect([scheduled.state, scheduled.snapshot.context.when.day]).toEqual(['atRest.scheduled', '']);
    expect(scheduled.can({ type: 'publish.requested' })).toBe(true);
    const withdrawing = scheduled.send({ type: 'unschedule.requested' });
    expect(withdrawing.actions).toContain('unscheduleDraft');
    expect(withdrawing.send(answered(item(3, 'Draft'))).state).toBe('atRest.drafted');
  });

  it('takes an earlier version back only where nothing typed would be lost', () => {
    expect(opened(item(3)).send({ type: 'restore.requested', to: 1 }).state).toBe('busy.restoring');
    expect(opened(item(3)).send(typed('Mine')).can({ type: 'restore.requested', to: 1 })).toBe(false);
  });

  it('is taken away once that is confirmed', () => {
    const asked = opened(item(1)).send({ type: 'removal.requested' });
    expect(asked.state).toBe('atRest.removalAsked');
    expect(asked.send({ type: 'removal.confirmed' }, { type: 'item.gone' }).state).toBe('gone');
    expect(opened(null).can({ type: 'removal.requested' })).toBe(false);
  });
});

it('takes one field from another content, and a field that this has not away', () => {
  const en = (title: string): EditedContent => ({ facts: { name: title }, texts: { en: { title } } });
  expect(contentWith(en('New'), { name: 'title', language: 'en' }, en('Old'))).toEqual({
    facts: { name: 'New' },
    texts: { en: { title: 'Old' } },
  });
  expect(contentWith(en('New'), { name: 'name', language: undefined }, { facts: {}, texts: {} }).facts).toEqual({});
});
