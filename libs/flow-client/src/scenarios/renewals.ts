import type { FlowClient } from '../flow-client.js';
import { codes } from '../testing/little-server.js';
import { createTea } from '../testing/tea-flow.js';
import { green, phase, served, until, type Scenarios, type Scene } from './scene.js';

/** A member of staff takes the order down; returns the client of its guest, opened with the code that staff knows. */
async function taken(scene: Scene): Promise<FlowClient> {
  scene.server.happen(createTea({ name: 'Ada' }), 'staff');
  return scene.another();
}

/** The server gives an application a new code: it is told once, and no answer is lost with the old one. */
export const renewals: Scenarios = {
  'goes on with the new code, and says so until the guest has noted it': async (scene) => {
    const tea = await taken(scene);
    expect(tea.view().isCodeNew).toBe(false);
    tea.send(green);
    await served(tea);
    expect([tea.code, tea.view().isCodeNew]).toEqual([codes.renewed, true]);
    tea.send({ type: 'step.back' });
    await until(() => tea.view().state === 'order' && tea.view().phase === 'idle');
    const again = await scene.reload(tea);
    expect(again.view()).toMatchObject({ state: 'order', isCodeNew: true });
    again.session.send({ type: 'code.noted' });
    expect((await scene.reload(again)).view().isCodeNew).toBe(false);
  },

  'learns the new code although the answer that told it was lost': async (scene) => {
    const tea = await taken(scene);
    scene.server.mood = 'loses answers';
    tea.send(green);
    await phase(tea, 'retrying');
    scene.server.mood = 'well';
    tea.session.send({ type: 'save.retried' });
    await served(tea);
    expect(tea.code).toBe(codes.renewed);
    expect(scene.server.taken()).toHaveLength(1);
  },

  'learns it also when the page was loaded anew before': async (scene) => {
    const before = await taken(scene);
    scene.server.mood = 'loses answers';
    before.send(green);
    await phase(before, 'retrying');
    scene.server.mood = 'well';
    const tea = await scene.reload(before);
    await served(tea);
    expect([tea.code, tea.view().isCodeNew]).toEqual([codes.renewed, true]);
    expect(scene.server.taken()).toHaveLength(1);
  },

  'tells the other tabs of the browser': async (scene) => {
    const tea = await taken(scene);
    const other = await scene.another();
    tea.send(green);
    await served(tea);
    await served(other);
    expect([other.code, other.view().isCodeNew]).toEqual([codes.renewed, true]);
  },
};
