import { ChartPath } from '@statewise/flow/testing';
import { contentDifferences, contentWith, type EditedContent, type EditedItem } from './edited-content.js';
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
  waiting: {
    id: 'w',
    hash: 'h',
    proposed_by: { name: 'Noor' },
    created_at: '2026-11-20',
    reason: null,
    after: {},
    is_own,
  },
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

  it('knows what it stored where the answer was lost, in this tab and after a reload', () => {
    const read = { type: 'item.read', item: item(2, 'Mine') } as const;
    const lost = opened(item(1)).send(typed('Mine'), { type: 'save.requested' });
    const unknown = { type: 'request.refused', errors: {}, isStale: false } as const;
    expect(lost.send(unknown, read).state).toBe('atRest.drafted');
    const more = lost.send(typed('More'), unknown, read);
    expect([more.state, more.snapshot.context.over?.version]).toEqual(['atRest.edited', 2]);
    expect(opened(item(1)).send(typed('Mine'), read).state).toBe('atRest.drafted');
  });

  it('is a conflict where a colleague takes back what is typed over, also to what stood there first', () => {
    const read = (version: number, draft?: string) => ({ type: 'item.read', item: item(version, draft) }) as const;
    const followed = opened(item(1)).send(read(2, 'Theirs'), typed('Theirs and mine'));
    expect(followed.send(read(3)).state).toBe('atRest.conflict');
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

  it('can be stopped before its time though something of it waits for a second person', () => {
    const both = opened(waits({ ...item(2, 'Draft'), scheduled_at: '2027-01-01T07:00:00Z' }, false));
    const withdrawing = both.send({ type: 'unschedule.requested' });
    expect([both.state, withdrawing.actions]).toEqual(['atRest.proposed', expect.arrayContaining(['unscheduleDraft'])]);
    const freed = withdrawing.send(answered(waits(item(3, 'Draft'), false)));
    expect([freed.state, freed.can({ type: 'discard.requested' })]).toEqual(['atRest.proposed', true]);
    expect(freed.can({ type: 'unschedule.requested' })).toBe(false);
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
    for (const type of ['discard.requested', 'save.requested'] as const) {
      expect(scheduled.can({ type })).toBe(false);
      expect(scheduled.send(typed('Mine')).can({ type })).toBe(false);
    }
    const freed = scheduled.send(typed('Mine'), { type: 'unschedule.requested' }, answered(item(3, 'Draft')));
    expect([freed.state, freed.snapshot.context.content]).toEqual(['atRest.edited', named('Mine')]);
    expect(freed.can({ type: 'save.requested' })).toBe(true);
    const kept = { type: 'request.refused', errors: {}, isStale: false } as const;
    const still = scheduled.send(typed('Mine'), { type: 'removal.requested' }, { type: 'removal.confirmed' }, kept);
    expect(still.send({ type: 'unschedule.requested' }, answered(item(3, 'Draft'))).snapshot.context.content).toEqual(
      named('Mine'),
    );
  });

  it('takes an earlier version back only where nothing typed would be lost', () => {
    expect(opened(item(3)).send({ type: 'restore.requested', to: 1 }).state).toBe('busy.restoring');
    expect(opened(item(3)).send(typed('Mine')).can({ type: 'restore.requested', to: 1 })).toBe(false);
  });

  it('takes the version of the history that is asked for', () => {
    const restoring = opened(item(3)).send({ type: 'restore.requested', to: 1 });
    expect([restoring.snapshot.context.to, restoring.actions]).toEqual([1, ['restoreVersion']]);
  });

  it('keeps why it is published, typed before the request or during it', () => {
    const typing = (reason: string) => ({ type: 'reason.changed', reason });
    const at = opened(item(1, 'Draft'));
    expect(at.snapshot.context.reason).toBe('');
    const publishing = at.send(typing('Why'), { type: 'publish.requested' });
    expect(publishing.snapshot.context.reason).toBe('Why');
    expect(publishing.send(typing('Because')).snapshot.context.reason).toBe('Because');
  });

  it.each<[string, EditedItem, EditedItem, boolean]>([
    ['a later version', item(2), item(3), true],
    ['the same version', item(2), item(2), false],
    ['an earlier version', item(2), item(1), false],
    ['an earlier version, of which something else waits', item(2), waits(item(1), true), false],
    ['a proposal', item(2), waits(item(2), false), true],
    ['the end of a proposal', waits(item(2), false), item(2), true],
    ['the same proposal', waits(item(2), false), waits(item(2), false), false],
    ['another thing', item(2), { ...item(3), key: '5' }, false],
  ])('hears of %s, or not', (_, from, told, isHeard) => {
    const read = { type: 'item.read', item: told } as const;
    expect(opened(from).can(read)).toBe(isHeard);
    expect(opened(from).send(typed('Mine'), { type: 'save.requested' }).can(read)).toBe(isHeard);
  });

  it('hears of nothing before something new is stored', () => {
    for (const told of [item(1), { ...item(1), key: '' }])
      expect(opened(null).can({ type: 'item.read', item: told })).toBe(false);
  });

  it('is a conflict where the server refuses because of another version, whoever saw it first', () => {
    const saving = opened(item(1)).send(typed('Mine'), { type: 'save.requested' });
    const refused = { type: 'request.refused', errors: { name: ['unique'] } };
    expect(saving.send({ ...refused, isStale: true }).state).toBe('atRest.conflict');
    const wrong = saving.send({ ...refused, isStale: false });
    expect([wrong.state, wrong.snapshot.context.errors]).toEqual(['atRest.edited', refused.errors]);
    expect(wrong.send({ type: 'save.requested' }).snapshot.context.errors).toEqual({});
  });

  it('knows of a colleague’s version that was told before the answer', () => {
    const saving = opened(item(1)).send(typed('Mine'), { type: 'save.requested' });
    const told = saving.send({ type: 'item.read', item: item(3, 'Theirs') }, answered(item(2, 'Mine')));
    expect(told.snapshot.context).toMatchObject({ over: item(3, 'Theirs'), content: named('Theirs') });
    const typing = saving.send(
      typed('More'),
      { type: 'item.read', item: item(3, 'Theirs') },
      answered(item(2, 'Mine')),
    );
    expect([typing.state, typing.snapshot.context.content]).toEqual(['atRest.conflict', named('More')]);
  });

  it.each([
    ['blank', null, []],
    ['blank', { ...item(2), published: null }, []],
    ['drafted', { ...item(2, 'Draft'), published: null }, ['publish.requested', 'discard.requested']],
    ['drafted', item(2, 'Draft'), ['publish.requested', 'discard.requested', 'removal.requested']],
    ['published', item(2), ['removal.requested']],
  ] as const)('can do in %s what there is to do', (state, from, acts) => {
    const at = opened(from);
    expect(at.state).toBe(`atRest.${state}`);
    const all = ['publish.requested', 'discard.requested', 'removal.requested', 'withdrawal.requested'];
    expect(all.filter((type) => at.can({ type }))).toEqual(acts);
  });

  it.each([
    ['of something new', null, ['publish.requested']],
    ['of something published', item(2), ['publish.requested', 'removal.requested']],
    ['over a draft', item(2, 'Draft'), ['publish.requested', 'discard.requested', 'removal.requested']],
    ['over a draft alone', { ...item(2, 'Draft'), published: null }, ['publish.requested', 'discard.requested']],
    ['over a proposal', waits(item(2), true), ['removal.requested']],
  ])('can do with what is typed %s what there is to do', (_, from, acts) => {
    const all = ['publish.requested', 'discard.requested', 'removal.requested'];
    const at = opened(from).send(typed('Mine'));
    expect([at.state, all.filter((type) => at.can({ type }))]).toEqual(['atRest.edited', acts]);
  });

  it('stores something new, begun with what it is given or with nothing', () => {
    expect(ChartPath.of(contentEditorMachine).snapshot.context).toMatchObject({ over: null, content: { facts: {} } });
    const begun = ChartPath.of(contentEditorMachine, { item: null, content: named('New') });
    expect([begun.state, begun.snapshot.context.content]).toEqual(['atRest.edited', named('New')]);
    const stored = begun.send({ type: 'save.requested' }, answered({ ...item(1, 'New'), published: null }));
    expect([stored.state, stored.can({ type: 'removal.requested' })]).toEqual(['atRest.drafted', false]);
  });

  it('is taken away once that is confirmed', () => {
    const asked = opened(item(1)).send({ type: 'removal.requested' });
    expect(asked.state).toBe('atRest.removalAsked');
    expect(asked.send({ type: 'removal.confirmed' }, { type: 'item.gone' }).state).toBe('gone');
    expect(opened(null).can({ type: 'removal.requested' })).toBe(false);
  });

  it('keeps nothing of what was typed over a draft that is thrown away', () => {
    const discarding = opened({ ...item(1, 'Draft'), published: null }).send(typed('Mine'), {
      type: 'discard.requested',
    });
    expect(discarding.send({ type: 'item.gone' }).snapshot.context.content).toEqual(named('Draft'));
  });
});

it('takes one field from another content, and a field that this has not away', () => {
  const en = (title: string): EditedContent => ({ facts: { name: title }, texts: { en: { title } } });
  expect(contentWith(en('New'), { name: 'title', language: 'en' }, en('Old'))).toEqual({
    facts: { name: 'New' },
    texts: { en: { title: 'Old' } },
  });
  expect(contentWith(en('New'), { name: 'name', language: undefined }, { facts: {}, texts: {} }).facts).toStrictEqual(
    {},
  );
});

it('tells contents apart field by field, and a field that is not there from no other empty one', () => {
  const before = { facts: { name: 'A', pages: 1, old: 'x' }, texts: { en: { title: 'T' }, nl: { title: 'T' } } };
  const after = { facts: { name: 'A', pages: 2, empty: '' }, texts: { en: { title: 'U' }, fr: { title: 'V' } } };
  expect(contentDifferences(before, after)).toEqual([
    { name: 'pages', language: undefined, before: '1', after: '2' },
    { name: 'old', language: undefined, before: 'x', after: '' },
    { name: 'title', language: 'en', before: 'T', after: 'U' },
    { name: 'title', language: 'nl', before: 'T', after: '' },
    { name: 'title', language: 'fr', before: '', after: 'V' },
  ]);
});
