import { checkFields } from '@statewise/fields';
import { deliver, type FlowBinding } from '@statewise/flow-client';
import {
  contactListMachine,
  contactsIn,
  type ContactChange,
  type ContactList,
  type ContactListContext,
} from '@statewise/machines';
import { fieldId } from '@statewise/ui';
import { rowOf, useWizard } from '@statewise/wizard';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import { classOf, savedIn, savingOf } from './contact-form.js';
import { keepUnfinished, unfinishedEntries, type UnfinishedEntry } from './remembered-entries.js';

export type ContactListActor = ActorRefFrom<typeof contactListMachine>;
export type ContactListSnapshot = SnapshotFrom<typeof contactListMachine>;

/** A list of contacts on the screen: the flow, the list, and what it is doing. */
export interface ContactListBinding {
  readonly flow: FlowBinding;
  readonly list: ContactList;
  readonly snapshot: ContactListSnapshot;
  readonly send: ContactListActor['send'];
}

/** Runs the chart of one list; what is unfinished outlives a reload of the tab. */
export function useContactList(flow: FlowBinding, list: ContactList): ContactListBinding {
  const { storage } = useWizard();
  const { client } = flow;
  const machine = useMemo(() => listMachine(client, list), [client, list]);
  const [unfinished] = useState(() => stillUnfinished(client, unfinishedEntries(storage, client.code)[list.name]));
  const keep = (snapshot: ContactListSnapshot): void => {
    const { code } = client;
    const { entry, unchecked: typedSince } = snapshot.context;
    if (code === undefined) return;
    const unfinished = entry && { entry, typedSince, isSaving: snapshot.matches('saving') };
    keepUnfinished(storage, { code, list: list.name, ...(unfinished && { unfinished }) });
  };
  const actor = useActorRef(machine, { input: { types: list.types, ...unfinished } }, keep);
  return { flow, list, snapshot: useSelector(actor, whole), send: actor.send };
}

const whole = (snapshot: ContactListSnapshot) => snapshot;

type Client = FlowBinding['client'];

/**
 * What a list goes on with after a reload. An entry that is not on its way any more has arrived when a contact says the
 * same; otherwise it never went, for another one was before it, and its form is open again.
 */
function stillUnfinished(client: Client, left: UnfinishedEntry | undefined): UnfinishedEntry | undefined {
  if (left?.isSaving !== true) return left;
  const { entry } = left;
  const saving = savingOf(client.view(), entry);
  const { event } = client.session.getSnapshot().context.pending ?? {};
  const names = ['type', 'contact_type', 'contact_id'];
  if (names.every((name) => event?.[name] === saving[name])) return left;
  const { fields: data } = checkFields(classOf(entry.contactType), rowOf(saving['data']), { at: '' });
  const hasArrived = savedIn(client.view()).contacts.some(
    ({ id, contact_type, fields }) =>
      contact_type === entry.contactType &&
      (entry.contactId ?? id) === id &&
      Object.entries(data).every(([name, value]) => String(fields[name]) === String(value)),
  );
  return hasArrived ? undefined : { ...left, isSaving: false };
}

/** The chart with what it does here: changes go to the server, the focus follows. */
function listMachine(client: Client, list: ContactList): typeof contactListMachine {
  return contactListMachine.provide({
    actors: { change: changing(client, list) },
    actions: {
      showForm: () => focusSoon(elementIds(list).form),
      showErrors: () => focusSoon(elementIds(list).notice, `#${elementIds(list).form} [aria-invalid]`),
      showOrigin: ({ context }) => focusSoon(originOf(list, context)),
      showOutcome: ({ context: { outcome } }) =>
        focusSoon(outcome?.what === 'deleted' ? elementIds(list).title : elementIds(list).contact(outcome?.id ?? '')),
    },
  });
}

/** Sends the change of a list, and tells the list how it ended. */
function changing(client: Client, list: ContactList) {
  return fromCallback<EventObject, ContactChange>(({ input: { entry, removal, isSent }, sendBack }) => {
    const contacts = () => savedIn(client.view()).contacts;
    const eventOf = () => {
      if (entry !== null) return savingOf(client.view(), entry);
      const isThere = contacts().some(({ id }) => id === removal);
      return isThere ? { type: 'contact.delete', contact_id: removal } : undefined;
    };
    // The ids of contacts go up: the last one is the new one.
    const changed = () => {
      const id = removal ?? entry?.contactId ?? contactsIn(list, contacts()).at(-1)?.id ?? '';
      return { id, fields: contacts().find((contact) => contact.id === id)?.fields ?? {} };
    };
    return deliver(client, {
      eventOf,
      isSent,
      onSettled: (errors) =>
        sendBack(errors === undefined ? { type: 'change.taken', ...changed() } : { type: 'change.refused', errors }),
    });
  });
}

/** Ids of what takes the focus, by list. */
export function elementIds({ name }: Pick<ContactList, 'name'>) {
  const add = `contacts-${name}-add`;
  return {
    title: fieldId(name),
    form: `contacts-${name}-form`,
    notice: `contacts-${name}-notice`,
    add,
    addBelow: (parent: string | null) => (parent === null ? add : `contacts-${name}-add-${parent}`),
    contact: (id: string) => `contact-${id}`,
    deletion: (id: string) => `contact-${id}-delete`,
  };
}

/** Where a form or a question was opened. */
function originOf(list: ContactList, { entry, removal }: ContactListContext): string {
  const ids = elementIds(list);
  if (removal !== null) return ids.deletion(removal);
  const edited = entry?.contactId ?? null;
  return edited === null ? ids.addBelow(entry?.parentId ?? null) : ids.contact(edited);
}

/** Focuses the first of some elements, by id or selector, that is there once the change is drawn. */
function focusSoon(...names: readonly string[]): void {
  requestAnimationFrame(() => {
    const found = names.map((name) =>
      name.startsWith('#') ? document.querySelector(name) : document.getElementById(name),
    );
    const element = found.find((one) => one instanceof HTMLElement);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest' });
  });
}
