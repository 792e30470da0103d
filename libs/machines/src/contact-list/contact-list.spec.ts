import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate';
import { contactListMachine } from './machine.js';
import type { ContactChange, ContactListEvent, ContactListInput } from './types.js';

const directors = { types: ['director_individual', 'director_company'] };
const begun = { type: 'entry.begun', contactType: 'director_individual', parentId: null } as const;
const nora = { name: 'Nora', surname: 'Camilleri' };
const opened = {
  type: 'entry.opened',
  contactType: 'director_individual',
  contactId: '7',
  parentId: null,
  fields: nora,
} as const;

/** A list whose changes wait to be answered, and what it asked for. */
function list(input: ContactListInput = directors, ...events: readonly ContactListEvent[]) {
  const clock = new SimulatedClock();
  const asked: ContactChange[] = [];
  const change = fromCallback<EventObject, ContactChange>(({ input: given }) => void asked.push(given));
  const actor = createActor(contactListMachine.provide({ actors: { change } }), { input, clock }).start();
  for (const event of events) actor.send(event);
  return { actor, clock, asked, at: () => actor.getSnapshot(), send: actor.send.bind(actor) };
}

it('adds a contact: it is typed, sent, and the list says so', () => {
  const { at, asked } = list(
    directors,
    begun,
    { type: 'field.typed', fields: { name: 'Nora' } },
    { type: 'entry.submitted' },
  );
  expect(at().matches('saving')).toBe(true);
  expect(asked).toMatchObject([{ entry: { contactId: null, typed: { name: 'Nora' } }, removal: null }]);
});

it('says what was added, edited or deleted, and forgets the entry', () => {
  const outcomeOf = (...events: readonly ContactListEvent[]) =>
    list(directors, ...events, { type: 'change.taken', id: '7', fields: {} }).at();
  const submitted = { type: 'entry.submitted' } as const;
  const deletion: ContactListEvent[] = [{ type: 'deletion.requested', contactId: '7' }, { type: 'deletion.confirmed' }];
  const ended = [outcomeOf(begun, submitted), outcomeOf(opened, submitted), outcomeOf(...deletion)];
  expect(ended.map(({ context }) => context.outcome?.what)).toEqual(['added', 'edited', 'deleted']);
  expect(ended.every(({ context }) => context.entry === null && context.removal === null)).toBe(true);
});

it('keeps what was typed when the server refuses it, and says why until it is typed anew', () => {
  const { at, send } = list(directors, begun, { type: 'field.typed', fields: { name: 'Nora', idcard: '1' } });
  send({ type: 'entry.submitted' });
  send({ type: 'change.refused', errors: { idcard: ['unique'], surname: ['required'] } });
  expect(at().matches('adding')).toBe(true);
  expect(at().context).toMatchObject({ entry: { typed: { name: 'Nora', idcard: '1' } } });
  send({ type: 'field.typed', fields: { idcard: '2' } });
  expect(at().context.errors).toEqual({ surname: ['required'] });
});

it('returns to the form that was open when an edit is refused', () => {
  const { at, send } = list(directors, opened, { type: 'entry.submitted' });
  send({ type: 'change.refused', errors: { name: ['changed'] } });
  expect(at().matches('editing')).toBe(true);
  expect(at().context.entry).toMatchObject({ contactId: '7', base: nora });
});

it('checks what is typed a second after the last key', () => {
  const { at, clock, send } = list(directors, begun, { type: 'field.typed', fields: { idcard: '1' } });
  clock.increment(900);
  send({ type: 'field.typed', fields: { idcard: '12' } });
  clock.increment(999);
  expect(at().context.unchecked).toEqual(['idcard']);
  clock.increment(1);
  expect(at().context.unchecked).toEqual([]);
  expect(at().matches({ adding: 'resting' })).toBe(true);
});

it('keeps what a person and a company are both asked for when the type is changed', () => {
  const { at, send } = list(directors, begun, { type: 'field.typed', fields: { name: 'Nora' } });
  send({ type: 'type.chosen', contactType: 'director_company' });
  expect(at().context.entry).toMatchObject({ contactType: 'director_company', typed: { name: 'Nora' } });
  send({ type: 'type.chosen', contactType: 'client_number' });
  expect(at().context.entry?.contactType).toBe('director_company');
});

it('takes no contact of another list', () => {
  expect(
    list(directors, { ...begun, contactType: 'owner_partner' })
      .at()
      .matches('listing'),
  ).toBe(true);
});

it('deletes only after the question, and nothing when the answer is no', () => {
  const { at, asked, send } = list(directors, { type: 'deletion.requested', contactId: '7' });
  send({ type: 'deletion.declined' });
  expect(at().matches('listing')).toBe(true);
  send({ type: 'deletion.requested', contactId: '7' });
  expect(asked).toEqual([]);
  send({ type: 'deletion.confirmed' });
  expect(asked).toMatchObject([{ removal: '7', entry: null }]);
});

it('says why a contact was not deleted until that is read', () => {
  const { at, send } = list(directors, { type: 'deletion.requested', contactId: '7' }, { type: 'deletion.confirmed' });
  send({ type: 'change.refused', errors: { contact_id: ['changed'] } });
  expect(at().matches('refused')).toBe(true);
  expect(at().context).toMatchObject({ removal: '7', errors: { contact_id: ['changed'] } });
  send({ type: 'refusal.dismissed' });
  expect(at().matches('listing')).toBe(true);
  expect(at().context.errors).toEqual({});
});

it('makes a new entry of what was typed when the contact was deleted elsewhere', () => {
  const { at, send } = list(directors, opened, { type: 'field.typed', fields: { name: 'Norah' } });
  send({ type: 'entry.submitted' });
  send({ type: 'change.refused', errors: { contact_id: ['deleted'] } });
  send({ type: 'entry.renewed' });
  expect(at().matches('adding')).toBe(true);
  expect(at().context).toMatchObject({ errors: {}, entry: { contactId: null, typed: { name: 'Norah' }, base: nora } });
});

it('goes on with the entry that a reload left unfinished', () => {
  const entry = { contactType: 'director_individual', contactId: null, parentId: null, typed: nora, base: {} };
  const stateOf = (input: Partial<ContactListInput>) => list({ ...directors, ...input }).at();
  expect(stateOf({ entry }).matches('adding')).toBe(true);
  expect(stateOf({ entry: { ...entry, contactId: '7' } }).matches('editing')).toBe(true);
  const { at, asked } = list({ ...directors, entry, isSaving: true });
  expect(at().matches('saving')).toBe(true);
  expect(asked).toMatchObject([{ isSent: true, entry }]);
});

it('goes on editing what was typed while the contact was being saved', () => {
  const typed = { type: 'field.typed', fields: { name: 'Nora' } } as const;
  const { at, send } = list(directors, begun, typed, { type: 'entry.submitted' });
  send({ type: 'field.typed', fields: { surname: 'Borg' } });
  send({ type: 'change.taken', id: '7', fields: nora });
  expect(at().matches('editing')).toBe(true);
  expect(at().context.entry).toMatchObject({ contactId: '7', base: nora, typed: { surname: 'Borg' } });
  const entry = { contactType: 'director_individual', contactId: null, parentId: null, typed: nora, base: {} };
  const restored = list({ ...directors, entry, isSaving: true, typedSince: ['surname'] });
  restored.send({ type: 'change.taken', id: '7', fields: nora });
  expect(restored.at().matches('editing')).toBe(true);
});

it('opens one form at a time', () => {
  const { at, send } = list(directors, begun);
  send(opened);
  expect(at().matches('adding')).toBe(true);
  send({ type: 'entry.cancelled' });
  send(opened);
  expect(at().matches('editing')).toBe(true);
});

it('asks the server for a change that it has not been sent, unless a reload came in between', () => {
  const { asked, send } = list(directors, begun, { type: 'entry.submitted' });
  send({ type: 'change.refused', errors: { name: ['required'] } });
  send({ type: 'entry.submitted' });
  const deleting = list(directors, { type: 'deletion.requested', contactId: '7' }, { type: 'deletion.confirmed' });
  expect([...asked, ...deleting.asked].map(({ isSent }) => isSent)).toEqual([false, false, false]);
  const entry = { contactType: 'director_individual', contactId: null, parentId: null, typed: nora, base: {} };
  const restored = list({ ...directors, entry, isSaving: true });
  restored.send({ type: 'change.refused', errors: { name: ['required'] } });
  restored.send({ type: 'entry.submitted' });
  expect(restored.asked.map(({ isSent }) => isSent)).toEqual([true, false]);
});

it('takes no contact where it is told of no types', () => {
  const actor = createActor(contactListMachine, { input: undefined }).start();
  expect([actor.getSnapshot().can(begun), actor.getSnapshot().context.types]).toEqual([false, []]);
});

it('has nothing unfinished without a reload in between, and knows of nothing typed since that is not said', () => {
  expect(list({ ...directors, isSaving: true }).at().value).toBe('listing');
  const entry = { contactType: 'director_individual', contactId: null, parentId: null, typed: nora, base: {} };
  expect(list({ ...directors, entry, isSaving: true }).at().context.unchecked).toEqual([]);
  expect(list({ ...directors, entry, typedSince: ['name'] }).at().context.unchecked).toEqual([]);
});

it('goes on with what was typed since the contact was sent alone', () => {
  const { at, send } = list(directors, begun, { type: 'field.typed', fields: { name: 'Nora' } });
  send({ type: 'entry.submitted' });
  send({ type: 'field.typed', fields: { surname: 'Borg' } });
  send({ type: 'change.taken', id: '7', fields: nora });
  expect(at().context.entry?.typed).toEqual({ surname: 'Borg' });
  send({ type: 'entry.submitted' });
  send({ type: 'field.typed', fields: { surname: 'Vella' } });
  send({ type: 'change.refused', errors: { name: ['changed'] } });
  expect(at().context).toMatchObject({ unchecked: [], errors: { name: ['changed'] } });
});
