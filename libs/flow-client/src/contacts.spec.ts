import { businessAccountFlow } from '@statewise/machines';
import { adding, businessCreation, businessSaving, deleting } from '@statewise/machines/testing';
import { deliver } from './deliver.js';
import { FlowClient } from './flow-client.js';
import { createRequest } from './http.js';
import { until } from './scenarios/scene.js';
import { LittleServer } from './testing/little-server.js';
import { platformTransport } from './transport.js';

// Lists of contacts between two devices and a server: over the chart of the business account and real HTTP.

const code = 'TEA0TEA0TEA0';
let server: LittleServer;
let tabs: FlowClient[] = [];

beforeEach(async () => {
  let last = 100;
  server = await LittleServer.start(businessAccountFlow, (event) =>
    event.type === 'contact.save' ? { ...event, id: String((last += 1)) } : event,
  );
  server.happen(businessCreation());
  server.happen(businessSaving(2));
});

afterEach(async () => {
  for (const tab of tabs) tab.close();
  tabs = [];
  await server.kill();
});

/** A device on which step three is open. */
async function device(): Promise<FlowClient> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const transport = platformTransport('e-banking', createRequest({ origin: server.origin }));
  const tab = new FlowClient({ flow: businessAccountFlow, transport, storage });
  tabs.push(tab);
  tab.open(await tab.read(code));
  return tab;
}

type Sent = { readonly [name: string]: unknown };

/** A director as a screen sends it: under an id that only this tab believes in. */
function director(idcard: string, data: Sent = {}, contact_id?: string) {
  const { at: _at, actor: _actor, ...event } = adding('director_individual', 'zz', { idcard, ...data });
  return contact_id === undefined ? event : { ...event, contact_id };
}

const removal = (id: string) => {
  const { at: _at, actor: _actor, ...event } = deleting(id);
  return event;
};

const idle = (tab: FlowClient) => until(() => tab.view().phase === 'idle');
const contactsOf = (tab: FlowClient) =>
  (tab.view().application?.contacts ?? []).map(({ id, fields }) => `${id} ${String(fields['idcard'])}`);

/** A device on which a director is known that another device added. */
async function withDirector(): Promise<FlowClient> {
  server.happen(director('1'));
  return device();
}

const id = '101';

it('shows a new contact at once, and then under the id that the server gave it', async () => {
  const tab = await device();
  server.mood = 'holds requests';
  expect(tab.send(director('1'))).toBe(true);
  expect(tab.view().snapshot.context.contacts).toMatchObject([{ id: 'zz', fields: { idcard: '1' } }]);
  await until(() => server.held > 0);
  server.letGo();
  await idle(tab);
  expect(contactsOf(tab)).toEqual(['101 1']);
});

it('reads nothing again after an edit and a deletion, whose outcome the chart foresees', async () => {
  const tab = await withDirector();
  const before = server.requests.length;
  tab.send(director('2', {}, id));
  await idle(tab);
  expect(contactsOf(tab)).toEqual(['101 2']);
  tab.send(removal(id));
  await idle(tab);
  expect(contactsOf(tab)).toEqual([]);
  expect(server.requests.slice(before).map((request) => request.split(' ')[0])).toEqual(['POST', 'POST']);
});

it('keeps both of two contacts that two devices add to one list', async () => {
  const tab = await device();
  server.happen(director('1'));
  tab.send(director('2'));
  await idle(tab);
  expect(tab.view().refusal).toBeUndefined();
  expect(contactsOf(tab).map((text) => text.split(' ')[1])).toEqual(['1', '2']);
});

it('says so when the list does not hold any more with what somebody else added meanwhile', async () => {
  const tab = await device();
  server.happen(director('1'));
  tab.send(director('1', { surname: 'Zammit' }));
  await idle(tab);
  expect(tab.view().refusal?.errors).toEqual({ idcard: ['unique'] });
  expect(contactsOf(tab)).toEqual(['101 1']);
});

it('saves after theirs when two devices changed different fields of one contact', async () => {
  const tab = await withDirector();
  server.happen(director('1', { name: 'Norah' }, id));
  tab.send(director('2', {}, id));
  await idle(tab);
  expect(tab.view().refusal).toBeUndefined();
  expect(tab.view().application?.contacts[0]?.fields).toMatchObject({ name: 'Norah', idcard: '2' });
});

it('refuses an edit of what another device changed too, brings theirs, and takes it the second time', async () => {
  const tab = await withDirector();
  server.happen(director('1', { name: 'Norah' }, id));
  const mine = director('1', { name: 'Leonora' }, id);
  tab.send(mine);
  await idle(tab);
  expect(tab.view().refusal?.errors).toEqual({ name: ['changed'] });
  expect(tab.view().application?.contacts[0]?.fields).toMatchObject({ name: 'Norah' });
  tab.send(mine);
  await idle(tab);
  expect(tab.view().refusal).toBeUndefined();
  expect(tab.view().application?.contacts[0]?.fields).toMatchObject({ name: 'Leonora' });
});

it('does not delete a contact unseen that another device changed', async () => {
  const tab = await withDirector();
  server.happen(director('1', { name: 'Norah' }, id));
  tab.send(removal(id));
  await idle(tab);
  expect(tab.view().refusal?.errors).toEqual({ contact_id: ['changed'] });
  expect(contactsOf(tab)).toEqual(['101 1']);
});

it('says that a contact is gone when it is edited here and was deleted there', async () => {
  const tab = await withDirector();
  server.happen(removal(id));
  tab.send(director('2', {}, id));
  await idle(tab);
  expect(tab.view().refusal?.errors).toMatchObject({ contact_id: ['deleted'] });
  expect(contactsOf(tab)).toEqual([]);
});

it('lets two devices delete the same contact', async () => {
  const tab = await withDirector();
  server.happen(removal(id));
  tab.send(removal(id));
  await idle(tab);
  expect(tab.view().refusal).toBeUndefined();
  expect(contactsOf(tab)).toEqual([]);
});

/** How events end that are delivered one after the other while another one is under way. */
async function deliveries(tab: FlowClient, ...events: readonly (ReturnType<typeof director> | undefined)[]) {
  const ends: unknown[] = [];
  server.mood = 'holds requests';
  tab.send(director('1'));
  for (const event of events) deliver(tab, { eventOf: () => event, onSettled: (errors) => ends.push(errors) });
  await until(() => server.held > 0);
  expect(ends).toEqual([]);
  server.letGo();
  await until(() => ends.length === events.length);
  return ends;
}

it('delivers an event once its turn comes, and tells how it ended', async () => {
  const tab = await device();
  const ends = await deliveries(
    tab,
    director('2'),
    director('2', { surname: 'Zammit' }),
    director('1', { surname: 'Borg' }),
    undefined,
  );
  expect(ends.filter((errors) => errors === undefined)).toHaveLength(2);
  expect(ends.filter((errors) => errors !== undefined)).toEqual([{ idcard: ['unique'] }, { idcard: ['unique'] }]);
  expect(contactsOf(tab).map((text) => text.split(' ')[1])).toEqual(['1', '2']);
});

it('waits for an event that was under way before a reload, and tells at once that none is left', async () => {
  const tab = await device();
  const ends: unknown[] = [];
  const wait = () =>
    deliver(tab, { eventOf: () => director('9'), onSettled: (errors) => ends.push(errors ?? 'taken'), isSent: true });
  server.mood = 'holds requests';
  tab.send(director('1'));
  wait();
  await until(() => server.held > 0);
  expect(ends).toEqual([]);
  server.letGo();
  await until(() => ends.length === 1);
  wait();
  expect(ends).toEqual(['taken', 'taken']);
  expect(contactsOf(tab)).toHaveLength(1);
});
