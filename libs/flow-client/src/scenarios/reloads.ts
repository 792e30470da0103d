import { createTea } from '../testing/tea-flow.js';
import { inConflict } from './conflicts.js';
import { inExpired } from './expiry.js';
import { inOffline, inRetrying } from './interruptions.js';
import { green, phase, served, until, type Scenarios } from './scene.js';

/** The page is loaded anew, in every state of the session. */
export const reloads: Scenarios = {
  'idle: comes back to the same step with the same typed data': async (scene) => {
    const before = await scene.ordering();
    before.type(2, { note: 'hot' });
    const tea = await scene.reload(before);
    expect(tea.view()).toMatchObject({ phase: 'idle', state: 'order', drafts: { 2: { note: 'hot' } } });
  },

  'idle: has nothing to bring back in a new tab': async (scene) => {
    const tea = scene.tab();
    expect(await tea.restore()).toBe(false);
    expect(tea.view()).toMatchObject({ phase: 'idle', state: 'start', application: undefined });
  },

  'idle: forgets what does not exist any more': async (scene) => {
    const before = await scene.ordering();
    before.type(2, { tea: 'green' });
    scene.server.mood = 'knows no code';
    const tea = scene.loadedAgain(before);
    expect(await tea.restore()).toBe(false);
    expect(tea).toMatchObject({ code: undefined, isUnderWay: false });
    expect(tea.view().drafts).toEqual({});
  },

  'idle: starts over where the storage was edited by hand': async (scene) => {
    const before = await scene.ordering();
    scene.storageOf(before).setItem('statewise.tea', '{"code":');
    expect((await scene.reload(before)).view()).toMatchObject({ phase: 'idle', application: undefined });
  },

  'saving: sends the event under way again, which is taken once': async (scene) => {
    const before = await scene.ordering();
    scene.server.mood = 'holds answers';
    before.type(2, { tea: 'green', note: 'hot' });
    before.send(green);
    await until(() => scene.server.held === 1);
    const tea = scene.loadedAgain(before);
    expect(tea.view().phase).toBe('interrupted');
    scene.server.letGo();
    await tea.restore();
    await served(tea);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'retrying: sends the event under way again, which is taken once': async (scene) => {
    const before = await inRetrying(scene, 'loses answers');
    scene.server.mood = 'well';
    const tea = await scene.reload(before);
    await served(tea);
    expect(new Set(scene.saved()).size).toBe(1);
    expect(scene.server.taken()).toHaveLength(2);
  },

  'retrying: creates one application although the page is loaded anew meanwhile': async (scene) => {
    const before = scene.tab();
    scene.server.mood = 'loses answers';
    before.send(createTea({ name: 'Ada' }));
    await phase(before, 'retrying');
    scene.server.mood = 'well';
    const tea = await scene.reload(before);
    await until(() => tea.view().application?.version === 1);
    expect(scene.server.taken()).toHaveLength(1);
  },

  'retrying: asks what to keep when somebody saved before the page was back': async (scene) => {
    const before = await inRetrying(scene);
    scene.server.mood = 'well';
    scene.orderElsewhere({ tea: 'black' });
    const tea = await scene.reload(before);
    await phase(tea, 'conflict');
    expect(tea.view().conflict?.differences).toEqual([{ field: 'tea', mine: 'green', theirs: 'black' }]);
  },

  'offline: loses nothing while there is no network, and sends what waits afterwards': async (scene) => {
    const before = await inOffline(scene);
    scene.server.mood = 'is down';
    const offline = scene.loadedAgain(before);
    offline.session.send({ type: 'network.lost' });
    await expect(offline.restore()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(offline.view().drafts).toEqual({ 2: { tea: 'green' } });
    scene.server.mood = 'well';
    await served(await scene.reload(offline));
  },

  'offline: waits with the event under way where the application could be read': async (scene) => {
    const before = await inOffline(scene);
    const tea = scene.loadedAgain(before);
    tea.session.send({ type: 'network.lost' });
    await tea.restore();
    expect(tea.view()).toMatchObject({ phase: 'offline', state: 'served', isUnderWay: true });
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },

  'interrupted: loses nothing when the page is loaded anew before everything was back': async (scene) => {
    const before = await inRetrying(scene);
    scene.server.mood = 'well';
    await served(await scene.reload(scene.loadedAgain(before)));
  },

  'conflict: asks the same question again, and keeps what the applicant keeps': async (scene) => {
    const before = await inConflict(scene);
    const { conflict } = before.view();
    const tea = await scene.reload(before);
    expect(tea.view()).toMatchObject({ phase: 'conflict', conflict, drafts: { 2: { tea: 'green' } } });
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await served(tea);
  },

  'expired: keeps what was typed, and sends what waits': async (scene) => {
    const before = await inExpired(scene);
    scene.server.mood = 'well';
    await served(await scene.reload(before));
  },
};
