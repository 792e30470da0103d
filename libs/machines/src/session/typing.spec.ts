import { nothing } from './session-setup.js';
import {
  newerApplication,
  pendingSave,
  openedSession,
  saveRequest,
  typedDraft,
  conflictMet,
} from '../testing/session-samples.js';

it('keeps what was typed after the save was sent', () => {
  const answered = { type: 'save.answered', application: newerApplication };
  const later = { ...typedDraft, fields: { street: 'Republic' } };
  const saved = openedSession().send(typedDraft, saveRequest, later, answered);
  expect(saved.snapshot.context).toMatchObject({
    drafts: { 2: later.fields },
    pending: null,
    application: newerApplication,
  });
  expect(openedSession().send(typedDraft, saveRequest, answered).snapshot.context.drafts).toEqual({});
});

describe('what is typed', () => {
  const base = { version: 2, fields: {} };

  it('stands over the answers of that moment until it is saved, here or in another tab', () => {
    const typing = openedSession().send(typedDraft);
    expect(typing.snapshot.context.bases).toEqual({ 2: base });
    const elsewhere = typing.send({ type: 'draft.saved', step: 2, fields: typedDraft.fields });
    const { drafts, bases } = elsewhere.snapshot.context;
    expect([drafts, bases]).toEqual([{}, {}]);
    const another = typing.send(
      saveRequest,
      { ...typedDraft, step: 3 },
      { type: 'draft.saved', step: 3, fields: typedDraft.fields },
    );
    expect(another.snapshot.context.drafts).toEqual({ 2: typedDraft.fields });
    expect(another.snapshot.context.bases).toEqual({ 2: base });
  });

  it('stays where an event without answers is taken', () => {
    const { step: _, ...plain } = { ...pendingSave, event: { type: 'step.back' } };
    const moved = openedSession().send(
      typedDraft,
      { type: 'save.requested', pending: plain },
      { type: 'save.answered', application: newerApplication },
    );
    expect(moved.snapshot.context).toMatchObject({ drafts: { 2: typedDraft.fields }, bases: { 2: { version: 3 } } });
  });

  it('stands over what a conflict showed, once that is settled', () => {
    const shown = { ...newerApplication, steps: { 2: { street: 'Old' } } };
    const settled = openedSession().send(
      typedDraft,
      saveRequest,
      { ...conflictMet, application: shown },
      { type: 'conflict.resolved', take: 'theirs' },
    );
    expect(settled.snapshot.context.bases).toEqual({ 2: { version: 3, fields: { street: 'Old' } } });
  });

  it('on another device counts as typed where theirs is taken, and nothing typed needs no draft', () => {
    const resolved = { type: 'conflict.resolved', take: 'theirs' };
    const drafted = { ...newerApplication, drafts: { 2: { street: 'Elsewhere' } } };
    const taken = openedSession().send(saveRequest, { ...conflictMet, application: drafted }, resolved);
    expect(taken.snapshot.context.drafts).toEqual({ 2: { street: 'Old' } });
    expect(openedSession().send(saveRequest, conflictMet, resolved).snapshot.context.drafts).toEqual({});
  });

  it('stays when the same application is opened again, and no other', () => {
    const again = openedSession().send(typedDraft, { type: 'application.opened', application: newerApplication });
    expect(again.snapshot.context).toMatchObject({
      application: newerApplication,
      drafts: { 2: typedDraft.fields },
      bases: { 2: base },
    });
    const other = openedSession().send(typedDraft, {
      type: 'application.opened',
      application: { ...newerApplication, code: 'DDDDEEEEFFFF' },
    });
    expect(other.snapshot.context).toEqual({
      ...nothing,
      code: 'DDDDEEEEFFFF',
      application: { ...newerApplication, code: 'DDDDEEEEFFFF' },
      place: 'stepTwo',
    });
  });
});
