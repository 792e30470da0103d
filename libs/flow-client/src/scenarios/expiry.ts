import type { FlowClient } from '../flow-client.js';
import { green, phase, served, until, type Scenarios, type Scene } from './scene.js';

/** An order was sent after the sign-in had ended. */
export async function inExpired(scene: Scene): Promise<FlowClient> {
  const tea = await scene.ordering();
  scene.server.mood = 'knows nobody';
  tea.type(2, { tea: 'green' });
  tea.send(green);
  await phase(tea, 'expired');
  return tea;
}

/** A code that is not known any more, a sign-in that ended, and the way back. */
export const expiry: Scenarios = {
  'keeps what was typed when the sign-in has ended, and shows where it was typed': async (scene) => {
    const tea = await inExpired(scene);
    expect(tea.view()).toMatchObject({ state: 'order', drafts: { 2: { tea: 'green' } }, isUnderWay: false });
    expect([tea.can(green), tea.send(green)]).toEqual([false, false]);
  },

  'sends what waits once the code opens the application again': async (scene) => {
    const tea = await inExpired(scene);
    scene.server.mood = 'well';
    tea.open(await tea.read('TEA0TEA0TEA0'));
    await served(tea);
    expect(new Set(scene.saved()).size).toBe(1);
  },

  'sends what waits once the tab is looked at after signing in again': async (scene) => {
    const tea = await inExpired(scene);
    await tea.refresh();
    expect(tea.view().phase).toBe('expired');
    scene.server.mood = 'well';
    await tea.refresh();
    await served(tea);
  },

  'sends what waits when the applicant tries again': async (scene) => {
    const tea = await inExpired(scene);
    scene.server.mood = 'well';
    tea.session.send({ type: 'save.retried' });
    await served(tea);
  },

  'asks what to keep when somebody saved before the code opened it again': async (scene) => {
    const tea = await inExpired(scene);
    scene.server.mood = 'well';
    scene.orderElsewhere({ tea: 'black' });
    tea.open(await tea.read('TEA0TEA0TEA0'));
    await phase(tea, 'conflict');
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await served(tea);
  },

  'keeps what was typed when the application is erased while it is saved': async (scene) => {
    const tea = await scene.ordering();
    scene.server.mood = 'knows no code';
    tea.type(2, { tea: 'green' });
    tea.send(green);
    await phase(tea, 'expired');
    expect(tea.view().drafts).toEqual({ 2: { tea: 'green' } });
  },

  'notices when it is looked at that the code is not known any more, and goes on once it is': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    scene.server.mood = 'knows no code';
    await tea.refresh();
    expect(tea.view()).toMatchObject({ phase: 'expired', drafts: { 2: { tea: 'green' } } });
    scene.server.mood = 'well';
    await tea.refresh();
    expect(tea.view()).toMatchObject({ phase: 'idle', drafts: { 2: { tea: 'green' } } });
    await until(() => scene.server.drafts['2'] !== undefined);
  },

  'leaves nothing of an expired application to another one': async (scene) => {
    const tea = await inExpired(scene);
    scene.server.mood = 'well';
    const other = { ...(await tea.read('TEA0TEA0TEA0')), code: 'OTHER0TEA000' };
    tea.open(other);
    expect(tea.view()).toMatchObject({ phase: 'idle', drafts: {}, isUnderWay: false });
    expect(scene.remembered(tea)).toEqual({
      code: 'OTHER0TEA000',
      pending: null,
      conflict: null,
      drafts: {},
      bases: {},
      stands: null,
      formerCode: null,
      place: 'order',
    });
    expect(scene.server.taken()).toHaveLength(1);
  },
};
