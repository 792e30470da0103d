import type { FlowClient } from '../flow-client.js';
import type { Mood } from '../testing/little-server.js';
import { createTea } from '../testing/tea-flow.js';
import { green, phase, served, until, type Scenarios, type Scene } from './scene.js';

/** An order was sent, and its answer did not come. */
export async function inRetrying(scene: Scene, mood: Mood = 'is down'): Promise<FlowClient> {
  const tea = await scene.ordering();
  scene.server.mood = mood;
  tea.type(2, { tea: 'green' });
  tea.send(green);
  await phase(tea, 'retrying');
  return tea;
}

/** An order was sent, and the server holds it or its answer. */
export async function inSaving(scene: Scene, mood: Mood): Promise<FlowClient> {
  const tea = await scene.ordering();
  scene.server.mood = mood;
  tea.send(green);
  await until(() => scene.server.held === 1);
  return tea;
}

async function restarted({ server }: Scene): Promise<void> {
  server.mood = 'well';
  await server.restart();
}

/** An order was sent without a network. */
export async function inOffline(scene: Scene): Promise<FlowClient> {
  const tea = await scene.ordering();
  tea.session.send({ type: 'network.lost' });
  tea.type(2, { tea: 'green' });
  tea.send(green);
  expect(tea.view()).toMatchObject({ phase: 'offline', state: 'served', isUnderWay: true });
  return tea;
}

/** No network, lost answers, a server that stops or is busy. */
export const interruptions: Scenarios = {
  'goes on typing offline and sends what is typed when the network is back': async (scene) => {
    const tea = await scene.ordering();
    tea.session.send({ type: 'network.lost' });
    expect(tea.view().phase).toBe('offline');
    scene.server.mood = 'is down';
    tea.type(2, { tea: 'green' });
    await until(() => scene.server.requests.length > 1);
    scene.server.mood = 'well';
    tea.session.send({ type: 'network.back' });
    await until(() => scene.server.drafts['2'] !== undefined);
    expect(tea.view()).toMatchObject({ phase: 'idle', drafts: { 2: { tea: 'green' } } });
  },

  'sends the save that waits when the network is back': async (scene) => {
    const tea = await inOffline(scene);
    expect(scene.saved()).toEqual([]);
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },

  'says offline too why the chart does not take an event': async (scene) => {
    const tea = await scene.ordering();
    tea.session.send({ type: 'network.lost' });
    expect(tea.send({ type: 'step.save', step: 2, fields: { tea: '' } })).toBe(false);
    expect(tea.view()).toMatchObject({ phase: 'offline', refusal: { errors: { tea: ['required'] } } });
  },

  'tries without a network when the applicant says so, and goes on waiting': async (scene) => {
    const tea = await inOffline(scene);
    scene.server.mood = 'is down';
    tea.session.send({ type: 'save.retried' });
    await until(() => scene.saved().length === 1);
    await phase(tea, 'offline');
    scene.server.mood = 'well';
    tea.session.send({ type: 'save.retried' });
    await until(() => tea.view().application?.state === 'served');
    expect(tea.view().phase).toBe('offline');
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },

  'learns offline what reached the browser all the same': async (scene) => {
    const tea = await scene.ordering();
    tea.session.send({ type: 'network.lost' });
    scene.server.happen(green);
    await tea.refresh();
    expect(tea.view()).toMatchObject({ phase: 'offline', state: 'served' });
  },

  'waits for the network when it goes while an answer is missing': async (scene) => {
    const tea = await inRetrying(scene);
    tea.session.send({ type: 'network.lost' });
    expect(tea.view().phase).toBe('offline');
    scene.server.mood = 'well';
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },

  'waits for the network when it goes while a save is on its way': async (scene) => {
    const tea = await inSaving(scene, 'holds requests');
    tea.session.send({ type: 'network.lost' });
    expect(tea.view().phase).toBe('saving');
    await scene.server.kill();
    await phase(tea, 'offline');
    await restarted(scene);
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },

  'takes an answer that arrives after the network was gone for a moment': async (scene) => {
    const tea = await inSaving(scene, 'holds answers');
    tea.session.send({ type: 'network.lost' });
    tea.session.send({ type: 'network.back' });
    scene.server.letGo();
    await served(tea);
    expect(scene.saved()).toHaveLength(1);
  },

  'takes an answer that arrives after the network was lost': async (scene) => {
    const tea = await inSaving(scene, 'holds answers');
    tea.session.send({ type: 'network.lost' });
    scene.server.letGo();
    await phase(tea, 'offline');
    expect(tea.view()).toMatchObject({ state: 'served', isUnderWay: false, application: { version: 2 } });
  },

  'retries a lost answer with the same key, so that it is taken once': async (scene) => {
    const tea = await inRetrying(scene, 'loses answers');
    scene.server.mood = 'well';
    tea.session.send({ type: 'save.retried' });
    await served(tea);
    expect(new Set(scene.saved()).size).toBe(1);
    expect(scene.saved().length).toBeGreaterThan(1);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'retries by itself after a pause': async (scene) => {
    const tea = await inRetrying(scene, 'loses answers');
    scene.server.mood = 'well';
    await served(tea);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'retries at once when the browser says that the network is back': async (scene) => {
    const tea = await inRetrying(scene);
    scene.server.mood = 'well';
    tea.session.send({ type: 'network.back' });
    expect(tea.view().phase).toBe('saving');
    await served(tea);
  },

  'creates one application although the answer to its creation is lost': async (scene) => {
    const tea = scene.tab();
    scene.server.mood = 'loses answers';
    tea.send(createTea({ name: 'Ada' }));
    await phase(tea, 'retrying');
    scene.server.mood = 'well';
    tea.session.send({ type: 'save.retried' });
    await until(() => tea.view().application?.version === 1);
    expect(scene.server.taken()).toHaveLength(1);
  },

  'saves once although the server is killed before it took the save': async (scene) => {
    const tea = await inSaving(scene, 'holds requests');
    await scene.server.kill();
    await phase(tea, 'retrying');
    await restarted(scene);
    tea.session.send({ type: 'save.retried' });
    await served(tea);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'saves once although the server is killed after it took the save and before it answered': async (scene) => {
    const tea = await inSaving(scene, 'holds answers');
    await until(() => scene.server.taken().length === 2);
    await scene.server.kill();
    await phase(tea, 'retrying');
    await restarted(scene);
    tea.session.send({ type: 'save.retried' });
    await served(tea);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'waits as long as a busy server asks for': (scene) => busy(scene, 'is busy'),
  'waits as long as a server asks for that has had too many requests': (scene) => busy(scene, 'has had too many'),
};

async function busy(scene: Scene, mood: Mood): Promise<void> {
  const tea = await inRetrying(scene, mood);
  expect(tea.session.getSnapshot().context).toMatchObject({ attempts: 1, retryAfter: 1_000 });
  scene.server.mood = 'well';
  const since = Date.now();
  await served(tea);
  expect(Date.now() - since).toBeGreaterThan(900);
  expect(new Set(scene.saved()).size).toBe(1);
}
