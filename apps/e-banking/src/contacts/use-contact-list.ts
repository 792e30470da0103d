import type { FieldErrors, Fields } from '@statewise/fields';
import { deliver, type FlowBinding, type FlowView, type UnstampedEvent } from '@statewise/flow-client';
import {
  contactListMachine,
  type ContactChange,
  type ContactEntry,
  type ContactListContext,
} from '@statewise/machines';
import { fieldId } from '@statewise/ui';
import { useWizard } from '@statewise/wizard';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import { keepUnfinished, unfinishedEntries, type UnfinishedEntry } from './remembered-entries.js';

export type ContactListActor = ActorRefFrom<typeof contactListMachine>;
export type ContactListSnapshot = SnapshotFrom<typeof contactListMachine>;

/** What is saved of an entry: where it is found, and its fields as they are. */
export interface SavedEntry {
  readonly id: string;
  readonly fields: Fields;
}

/** A list on the screen, and what its entries are on the server: one contact each, or a person with several. */
export interface EntryList {
  readonly name: string;
  readonly step: number;
  readonly types: readonly string[];
  /** The event that saves an entry; undefined where nothing of it is changed. */
  readonly savingOf: (view: FlowView, entry: ContactEntry) => UnstampedEvent | undefined;
  /** The event that deletes what has an id; undefined where it is gone already. */
  readonly deletionOf: (view: FlowView, id: string) => UnstampedEvent | undefined;
  /** Errors of the chart by the names of the form. */
  readonly errorsOf: (view: FlowView, entry: ContactEntry, errors: FieldErrors) => FieldErrors;
  /** What an entry has become once it is saved; undefined while nothing says the same. */
  readonly savedAs: (view: FlowView, entry: ContactEntry) => SavedEntry | undefined;
}

/** A list of contacts on the screen: the flow, the list, and what it is doing. */
export interface ContactListBinding {
  readonly flow: FlowBinding;
  readonly list: EntryList;
  readonly snapshot: ContactListSnapshot;
  readonly send: ContactListActor['send'];
}

/** Runs the chart of one list; what is unfinished outlives a reload of the tab. */
export function useContactList(flow: FlowBinding, list: EntryList): ContactListBinding {
  const { storage } = useWizard();
  const { client } = flow;
  const machine = useMemo(() => listMachine(client, list), [client, list]);
  const [unfinished] = useState(() =>
    stillUnfinished(client, list, unfinishedEntries(storage, client.code)[list.name]),
  );
  const keep = (snapshot: ContactListSnapshot): void => {
    const { code } = client;
    const { entry, unchecked: typedSince } = snapshot.context;
    if (code === undefined) return;
    const unfinished = entry && { entry, typedSince, isSaving: snapshot.matches('saving') };
    keepUnfinished(storage, { code, list: list.name, ...(unfinished && { unfinished }) });
  };
  const actor = useActorRef(machine, { input: { types: list.types, ...unfinished } }, keep);
  const snapshot = useSelector(actor, whole);
  const isOpen = snapshot.hasTag('form');
  // What is typed into an entry is in no draft of its step: another tab's save does not take the page away from under it.
  useEffect(() => {
    if (!isOpen) return undefined;
    client.session.send({ type: 'screen.held' });
    return () => client.session.send({ type: 'screen.released' });
  }, [client, isOpen]);
  return { flow, list, snapshot, send: actor.send };
}

const whole = (snapshot: ContactListSnapshot) => snapshot;

type Client = FlowBinding['client'];

/**
 * What a list goes on with after a reload. An entry that is not on its way any more has arrived when what is saved says the
 * same; otherwise it never went, for another one was before it, and its form is open again.
 */
function stillUnfinished(
  client: Client,
  { savingOf, savedAs }: EntryList,
  left: UnfinishedEntry | undefined,
): UnfinishedEntry | undefined {
  if (left?.isSaving !== true) return left;
  const view = client.view();
  const saving = savingOf(view, left.entry);
  const { event } = client.session.getSnapshot().context.pending ?? {};
  const names = ['type', 'contact_type', 'contact_id'];
  if (event !== undefined && names.every((name) => event[name] === saving?.[name])) return left;
  const hasArrived = saving === undefined || savedAs(view, left.entry) !== undefined;
  return hasArrived ? undefined : { ...left, isSaving: false };
}

/** The chart with what it does here: changes go to the server, the focus follows. */
function listMachine(client: Client, list: EntryList): typeof contactListMachine {
  return contactListMachine.provide({
    actors: { change: changing(client, list) },
    actions: {
      showForm: () => focusSoon(elementIds(list).form),
      showErrors: () => focusSoon(elementIds(list).notice, `#${elementIds(list).form} .sw-field--invalid input`),
      showOrigin: ({ context }) => focusSoon(originOf(list, context)),
      showOutcome: ({ context: { outcome } }) =>
        focusSoon(outcome?.what === 'deleted' ? elementIds(list).title : elementIds(list).contact(outcome?.id ?? '')),
    },
  });
}

/** Sends the change of a list, and tells the list how it ended. */
function changing(client: Client, { savingOf, deletionOf, errorsOf, savedAs }: EntryList) {
  return fromCallback<EventObject, ContactChange>(({ input: { entry, removal, isSent }, sendBack }) => {
    const eventOf = () => (entry === null ? deletionOf(client.view(), removal ?? '') : savingOf(client.view(), entry));
    const saved = (): SavedEntry =>
      (entry && savedAs(client.view(), entry)) ?? { id: removal ?? entry?.contactId ?? '', fields: entry?.base ?? {} };
    return deliver(client, {
      eventOf,
      isSent,
      onSettled: (errors) => {
        if (errors === undefined) sendBack({ type: 'change.taken', ...saved() });
        else sendBack({ type: 'change.refused', errors: entry ? errorsOf(client.view(), entry, errors) : errors });
      },
    });
  });
}

/** Ids of what takes the focus, by list. */
export function elementIds({ name }: Pick<EntryList, 'name'>) {
  const add = `contacts-${name}-add`;
  return {
    title: fieldId(name),
    form: `contacts-${name}-form`,
    notice: `contacts-${name}-notice`,
    add,
    addBelow: (parent: string | null) => (parent === null ? add : `contacts-${name}-add-${parent}`),
    contact: (id: string) => `contact-${id.split(',', 1)[0] ?? ''}`,
    deletion: (id: string) => `contact-${id.split(',', 1)[0] ?? ''}-delete`,
  };
}

/** Where a form or a question was opened. */
function originOf(list: EntryList, { entry, removal }: ContactListContext): string {
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
