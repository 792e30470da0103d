import { createTea } from '../testing/tea-flow.js';
import { green, phase, served, until, type Scenarios } from './scene.js';
import { inSaving } from './interruptions.js';

/** One tab, a network, and a server that answers. */
export const saves: Scenarios = {
  'shows the next step at once and takes the server’s answer as the truth': async (scene) => {
    const tea = scene.tab();
    expect(tea.send(createTea({ name: ' Ada ' }))).toBe(true);
    expect(tea.view()).toMatchObject({ state: 'order', phase: 'saving', application: undefined });
    await phase(tea, 'idle');
    expect(tea.view().application).toMatchObject({
      code: 'TEA0TEA0TEA0',
      state: 'order',
      version: 1,
      steps: { 1: { name: 'Ada' } },
    });
  },

  'says why the chart does not take an event, and sends nothing': async (scene) => {
    const tea = scene.tab();
    expect(tea.send(createTea({ name: '' }))).toBe(false);
    expect(tea.view().refusal).toMatchObject({ errors: { name: ['required'] }, attempt: 1 });
    tea.send(createTea({ name: '' }));
    expect(tea.view().refusal).toMatchObject({ attempt: 2 });
    expect(scene.server.requests).toEqual([]);
  },

  'sends a double click once': async (scene) => {
    const tea = scene.tab();
    expect([tea.send(createTea({ name: 'Ada' })), tea.send(createTea({ name: 'Ada' }))]).toEqual([true, false]);
    await phase(tea, 'idle');
    expect(scene.server.taken()).toHaveLength(1);
  },

  'says what the server has against the answers, and keeps them': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'finds a fault';
    tea.type(2, { tea: 'green' });
    tea.send(green);
    expect(tea.view().state).toBe('served');
    await phase(tea, 'idle');
    expect(tea.view()).toMatchObject({
      state: 'order',
      isUnderWay: false,
      drafts: { 2: { tea: 'green' } },
      refusal: { event: green, errors: { tea: ['oneOf'] }, problem: { status: 422 } },
    });
  },

  'does not repeat an event that the server refuses where nobody else was first': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'does not take it';
    tea.send(green);
    await phase(tea, 'idle');
    expect(tea.view()).toMatchObject({ state: 'order', refusal: { event: green, problem: { status: 409 } } });
    expect(scene.saved()).toHaveLength(1);
  },

  'keeps what is typed in the tab at once and on the server after a pause': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'gre' });
    expect(scene.tab(scene.storageOf(tea)).view().drafts).toEqual({ 2: { tea: 'gre' } });
    await until(() => scene.server.drafts['2'] !== undefined);
    expect(scene.server.drafts).toEqual({ 2: { tea: 'gre' } });
  },

  'keeps what is typed also on a replica of the former release': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'is of a former release';
    tea.type(2, { tea: 'gre' });
    await until(() => scene.server.drafts['2'] !== undefined);
    expect(scene.server.drafts).toEqual({ 2: { tea: 'gre' } });
  },

  'sends what is on its way once more when the page is left, which would end it': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'holds requests';
    tea.type(2, { tea: 'green' });
    await until(() => scene.server.held === 1);
    scene.server.mood = 'well';
    tea.leave();
    await until(() => scene.server.drafts['2'] !== undefined);
    expect(scene.server.drafts).toEqual({ 2: { tea: 'green' } });
    scene.server.letGo();
  },

  'has the last that was typed on the server, also where an older draft arrives after it': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'holds requests';
    tea.type(2, { tea: 'gre' });
    await until(() => scene.server.held === 1);
    scene.server.mood = 'well';
    tea.type(2, { tea: 'green' });
    tea.leave();
    await until(() => scene.server.drafts['2'] !== undefined);
    scene.server.letGo();
    await until(() => scene.server.answered.filter((asked) => asked.startsWith('PUT')).length === 3);
    expect(scene.server.drafts).toEqual({ 2: { tea: 'green' } });
  },

  'leaves no older draft behind where the save of its step overtakes it': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'holds requests';
    tea.type(2, { tea: 'gre' });
    await until(() => scene.server.held === 1);
    scene.server.mood = 'well';
    tea.type(2, { tea: 'green' });
    tea.send(green);
    await served(tea);
    scene.server.letGo();
    await until(() => scene.server.answered.some((asked) => asked.startsWith('PUT')));
    expect(scene.server.drafts).toEqual({});
  },

  'forgets a draft that is saved': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    tea.send(green);
    await served(tea);
  },

  'keeps what is typed while a save is on its way': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    tea.send(green);
    tea.type(2, { tea: 'green, two' });
    await phase(tea, 'idle');
    expect(tea.view()).toMatchObject({ state: 'served', drafts: { 2: { tea: 'green, two' } } });
  },

  'leaves nothing of an application in the tab that forgets it': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    tea.forget();
    expect(scene.storageOf(tea).getItem('statewise.tea')).toBeNull();
    expect(tea.view()).toMatchObject({ state: 'start', application: undefined, drafts: {} });
  },

  'says that leaving loses what the server has not taken, or does not have': async (scene) => {
    const tea = await scene.ordering();
    expect(tea.isLeavable).toBe(true);
    tea.session.send({ type: 'files.noted', hasUnsent: true });
    expect(tea.isLeavable).toBe(false);
    tea.session.send({ type: 'files.noted', hasUnsent: false });
    tea.send(green);
    expect(tea.isLeavable).toBe(false);
    await served(tea);
    expect(tea.isLeavable).toBe(true);
  },

  'does not hear the late answer to a save of an application that was left': async (scene) => {
    const tea = await inSaving(scene, 'holds answers');
    tea.forget();
    scene.server.letGo();
    await until(() => scene.server.answered.length === scene.server.requests.length);
    await new Promise((done) => setTimeout(done, 20));
    expect(tea.view()).toMatchObject({ phase: 'idle', state: 'start', application: undefined });
    expect(tea.code).toBeUndefined();
  },
};
