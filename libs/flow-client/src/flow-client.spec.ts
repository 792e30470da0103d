import { createRequest } from './http.js';
import { FlowClient } from './flow-client.js';
import { platformTransport } from './transport.js';
import { startLittleServer, type LittleServer } from './testing/little-server.js';
import { createTea, saveTea, teaFlow } from './testing/tea-flow.js';
import type { TabStorage } from './memory.js';

let server: LittleServer;
const open: FlowClient[] = [];

beforeEach(async () => {
  server = await startLittleServer(teaFlow);
});

afterEach(async () => {
  for (const client of open.splice(0)) client.close();
  await server.close();
});

function storage(): TabStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function client(tab: TabStorage = storage()): FlowClient {
  const made = new FlowClient({
    flow: teaFlow,
    transport: platformTransport('tea', createRequest({ origin: server.origin })),
    storage: tab,
    draftPause: 20,
  });
  open.push(made);
  return made;
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (holds()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('it never came true');
}

const isIdle = (tea: FlowClient) => () => tea.view().phase === 'idle';

async function created(tea: FlowClient): Promise<FlowClient> {
  tea.send(createTea({ name: 'Ada' }));
  await until(() => tea.view().application !== undefined && tea.view().phase === 'idle');
  return tea;
}

it('shows the next step at once and takes the server’s answer as the truth', async () => {
  const tea = client();
  expect(tea.send(createTea({ name: ' Ada ' }))).toBe(true);
  expect(tea.view()).toMatchObject({ state: 'order', phase: 'saving', application: undefined });
  await until(isIdle(tea));
  expect(tea.view().application).toMatchObject({
    code: 'TEA0TEA0TEA0',
    state: 'order',
    version: 1,
    steps: { 1: { name: 'Ada' } },
  });
});

it('says why the chart does not take an event, and sends nothing', () => {
  const tea = client();
  expect(tea.send(createTea({ name: '' }))).toBe(false);
  expect(tea.view().refusal).toMatchObject({ errors: { name: ['required'] }, attempt: 1 });
  expect(server.requests).toEqual([]);
});

it('sends a double click once', async () => {
  const tea = client();
  expect([tea.send(createTea({ name: 'Ada' })), tea.send(createTea({ name: 'Ada' }))]).toEqual([true, false]);
  await until(isIdle(tea));
  expect(server.taken()).toHaveLength(1);
});

it('retries a lost answer with the same key, so that it is taken once', async () => {
  const tea = await created(client());
  server.mood = 'loses answers';
  tea.send(saveTea(2, { tea: 'green' }));
  await until(() => tea.view().phase === 'retrying');
  server.mood = 'well';
  tea.retry();
  await until(isIdle(tea));
  expect(tea.view()).toMatchObject({ state: 'served', application: { version: 2 } });
  expect(server.taken()).toHaveLength(2);
});

it('keeps what is typed in the tab at once and on the server after a pause', async () => {
  const tab = storage();
  const tea = await created(client(tab));
  tea.type(2, { tea: 'gre' });
  expect(client(tab).view().drafts).toEqual({ 2: { tea: 'gre' } });
  await until(() => server.drafts['2'] !== undefined);
  expect(server.drafts).toEqual({ 2: { tea: 'gre' } });
});

it('forgets a draft that is saved', async () => {
  const tea = await created(client());
  tea.type(2, { tea: 'green' });
  tea.send(saveTea(2, { tea: 'green' }));
  await until(isIdle(tea));
  expect(tea.view().drafts).toEqual({});
});

it('brings typed data and the event under way back after a reload', async () => {
  const tab = storage();
  const before = await created(client(tab));
  server.mood = 'is down';
  before.type(2, { tea: 'green', note: 'hot' });
  before.send(saveTea(2, { tea: 'green' }));
  await until(() => before.view().phase === 'retrying');
  before.close();
  server.mood = 'well';
  const after = client(tab);
  await after.restore();
  await until(() => after.view().state === 'served' && after.view().phase === 'idle');
  expect(server.taken()).toHaveLength(2);
});

it('forgets after a reload what does not exist any more', async () => {
  const tab = storage();
  tab.setItem('statewise.tea', JSON.stringify({ code: 'GONE0GONE0GO', drafts: { 2: { tea: 'green' } } }));
  const tea = client(tab);
  expect(await tea.restore()).toBe(false);
  expect(tea).toMatchObject({ code: undefined, isUnderWay: false });
  expect(tea.view().drafts).toEqual({});
});

it('goes on typing offline and sends what waits when the network is back', async () => {
  const tea = await created(client());
  tea.connected(false);
  expect(tea.view().phase).toBe('offline');
  tea.type(2, { tea: 'green' });
  tea.send(saveTea(2, { tea: 'green' }));
  expect(tea.view()).toMatchObject({ phase: 'offline', state: 'served', isUnderWay: true });
  tea.connected(true);
  await until(isIdle(tea));
  expect(tea.view().application).toMatchObject({ state: 'served', steps: { 2: { tea: 'green' } } });
});

describe('when somebody else saved first', () => {
  async function meeting(): Promise<FlowClient> {
    const tea = await created(client());
    server.happen(saveTea(2, { tea: 'black' }));
    server.happen({ type: 'step.back' });
    tea.type(2, { tea: 'green' });
    tea.send(saveTea(2, { tea: 'green' }));
    await until(() => tea.view().phase === 'conflict');
    return tea;
  }

  it('keeps what was typed and shows what changed elsewhere', async () => {
    const tea = await meeting();
    expect(tea.view().conflict).toMatchObject({
      step: 2,
      differences: [{ field: 'tea', mine: 'green', theirs: 'black' }],
    });
    expect(tea.view().drafts).toEqual({ 2: { tea: 'green' } });
  });

  it('saves what was typed when the applicant keeps it', async () => {
    const tea = await meeting();
    tea.keepMine();
    await until(isIdle(tea));
    expect(tea.view().application?.steps).toMatchObject({ 2: { tea: 'green' } });
  });

  it('shows what is saved when the applicant takes it', async () => {
    const tea = await meeting();
    tea.takeTheirs();
    expect(tea.view()).toMatchObject({ phase: 'idle', drafts: { 2: { tea: 'black' } }, conflict: undefined });
  });

  it('saves after theirs without a question when they changed something else', async () => {
    const tea = await created(client());
    server.happen({ type: 'step.back' });
    server.happen(saveTea(1, { name: 'Ada Vella' }));
    tea.send(saveTea(2, { tea: 'green' }));
    await until(() => tea.view().application?.state === 'served');
    expect(tea.view().application?.steps).toEqual({ 1: { name: 'Ada Vella' }, 2: { tea: 'green' } });
  });
});

it('lets two tabs agree within a second', async () => {
  const one = await created(client());
  const other = client();
  other.open(await other.read('TEA0TEA0TEA0'));
  one.type(2, { note: 'with milk' });
  await until(() => other.view().drafts[2]?.['note'] === 'with milk');
  one.send(saveTea(2, { tea: 'green' }));
  await until(() => other.view().state === 'served');
  expect(other.view().application?.version).toBe(2);
});

it('leaves nothing of an application in the tab that forgets it', async () => {
  const tab = storage();
  const tea = await created(client(tab));
  tea.type(2, { tea: 'green' });
  tea.forget();
  expect(tab.getItem('statewise.tea')).toBeNull();
  expect(tea.view()).toMatchObject({ state: 'start', application: undefined, drafts: {} });
});
