import type { FlowClient } from '../flow-client.js';
import { saveTea } from '../testing/tea-flow.js';
import { green, phase, served, until, type Scenarios, type Scene } from './scene.js';

/** Two saves of one field have met; the applicant is asked. */
export async function inConflict(scene: Scene): Promise<FlowClient> {
  const tea = await scene.ordering();
  scene.orderElsewhere({ tea: 'black' });
  tea.type(2, { tea: 'green' });
  tea.send(green);
  await phase(tea, 'conflict');
  return tea;
}

/** Two tabs or two people on one application. */
export const conflicts: Scenarios = {
  'lets two tabs agree within a second': async (scene) => {
    const one = await scene.ordering();
    const other = await scene.another();
    one.type(2, { note: 'with milk' });
    await until(() => other.view().drafts[2]?.['note'] === 'with milk');
    one.send(green);
    await until(() => other.view().state === 'served');
    expect(other.view().application?.version).toBe(2);
  },

  'keeps nothing of what another tab typed and saved': async (scene) => {
    const one = await scene.ordering();
    const other = await scene.another();
    one.type(2, { tea: 'green' });
    await until(() => other.view().drafts[2]?.['tea'] === 'green');
    one.send(green);
    await until(() => other.view().state === 'served');
    expect(scene.remembered(other)).toMatchObject({ drafts: {}, bases: {} });
    scene.server.happen({ type: 'step.back' });
    scene.orderElsewhere({ tea: 'black' });
    await other.refresh();
    expect(other.view()).toMatchObject({ drafts: {}, application: { steps: { 2: { tea: 'black' } } } });
  },

  'keeps what is typed here after another tab has saved': async (scene) => {
    const one = await scene.ordering();
    const other = await scene.another();
    one.type(2, { tea: 'green' });
    await until(() => other.view().drafts[2]?.['tea'] === 'green');
    scene.server.mood = 'holds answers';
    one.send(green);
    await until(() => scene.saved().length === 1);
    other.type(2, { tea: 'white' });
    await until(() => one.view().drafts[2]?.['tea'] === 'white');
    scene.server.letGo();
    await until(() => other.view().elsewhere !== undefined);
    expect(other.view()).toMatchObject({ state: 'order', isUnsaved: true });
    expect([one, other].map((tab) => tab.view().drafts)).toEqual([{ 2: { tea: 'white' } }, { 2: { tea: 'white' } }]);
  },

  'asks about what was saved elsewhere since typing began, also where it has been read meanwhile': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    scene.orderElsewhere({ tea: 'black' });
    await tea.refresh();
    tea.type(2, { note: 'hot' });
    expect(tea.view().application?.steps[2]).toEqual({ tea: 'black' });
    const loaded = await scene.reload(tea);
    loaded.send(green);
    await phase(loaded, 'conflict');
    expect(loaded.view().conflict?.differences).toEqual([{ field: 'tea', mine: 'green', theirs: 'black' }]);
    loaded.session.send({ type: 'conflict.resolved', take: 'mine' });
    await until(() => loaded.view().state === 'served');
  },

  'does not tell other devices of typing over answers that are others by now': async (scene) => {
    const tea = await scene.ordering(600_000);
    tea.session.send({ type: 'network.lost' });
    tea.type(2, { tea: 'green' });
    scene.orderElsewhere({ tea: 'black' });
    await tea.refresh();
    tea.session.send({ type: 'network.back' });
    tea.leave();
    await new Promise((done) => setTimeout(done, 60));
    expect(scene.server.drafts).toEqual({});
    expect(tea.view().drafts).toEqual({ 2: { tea: 'green' } });
  },

  'does not take away a screen that is held, and shows what was saved once it is let go': async (scene) => {
    const one = await scene.ordering();
    const other = await scene.another();
    other.session.send({ type: 'screen.held' });
    one.send(green);
    await phase(one, 'idle');
    await other.refresh();
    expect(other.view().state).toBe('order');
    other.session.send({ type: 'screen.released' });
    await until(() => other.view().state === 'served');
    other.session.send({ type: 'screen.released' });
  },

  'asks about a field that both changed, keeps what was typed and shows both': async (scene) => {
    const tea = await inConflict(scene);
    expect(tea.view()).toMatchObject({
      conflict: { step: 2, differences: [{ field: 'tea', mine: 'green', theirs: 'black' }] },
      drafts: { 2: { tea: 'green' } },
      canKeepMine: true,
      state: 'order',
      isUnderWay: false,
    });
    expect(tea.send(green)).toBe(false);
  },

  'saves what was typed when the applicant keeps it, under one new key everywhere': async (scene) => {
    const tea = await inConflict(scene);
    scene.server.mood = 'holds requests';
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await until(() => scene.saved().length === 2);
    const [first, second] = scene.saved();
    expect(second).not.toBe(first);
    expect(scene.remembered(tea)).toMatchObject({ pending: { key: second, version: 3 }, conflict: null });
    expect(tea.session.getSnapshot().context.pending).toMatchObject({ key: second });
    scene.server.letGo();
    await served(tea);
  },

  'shows what is saved when the applicant takes it, on other devices too': async (scene) => {
    const tea = await inConflict(scene);
    tea.session.send({ type: 'conflict.resolved', take: 'theirs' });
    expect(tea.view()).toMatchObject({
      phase: 'idle',
      drafts: { 2: { tea: 'black' } },
      conflict: undefined,
      isUnderWay: false,
    });
    await until(() => JSON.stringify(scene.server.drafts) === '{"2":{"tea":"black"}}');
    expect(scene.remembered(tea)).toMatchObject({ pending: null, conflict: null });
  },

  'saves after theirs without a question when they changed another field': async (scene) => {
    const tea = await scene.ordering();
    scene.orderElsewhere({ tea: '-', note: 'hot' });
    await tea.refresh();
    scene.orderElsewhere({ tea: '-', note: 'very hot' });
    tea.type(2, { tea: 'green', note: 'hot' });
    tea.send(saveTea(2, { tea: 'green', note: 'hot' }));
    await served(tea);
    expect(tea.view().application?.steps[2]).toEqual({ tea: 'green', note: 'very hot' });
  },

  'saves after theirs without a question when they changed another step': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen({ type: 'step.back' });
    scene.server.happen(saveTea(1, { name: 'Ada Vella' }));
    tea.send(green);
    await served(tea);
    expect(tea.view().application?.steps).toEqual({ 1: { name: 'Ada Vella' }, 2: { tea: 'green' } });
  },

  'saves what is kept at its own place when the application went on meanwhile': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen(saveTea(2, { tea: 'black' }));
    tea.type(2, { tea: 'green' });
    tea.send(green);
    await phase(tea, 'conflict');
    expect(tea.view()).toMatchObject({ state: 'order', isUnsaved: true, canKeepMine: true });
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await served(tea);
  },

  'says so when what was kept cannot be saved any more': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen(saveTea(2, { tea: 'black' }));
    scene.server.happen({ type: 'tea.drink' });
    tea.send(green);
    await phase(tea, 'conflict');
    expect(tea.view().canKeepMine).toBe(false);
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    expect(tea.view()).toMatchObject({ phase: 'idle', state: 'drunk', refusal: { event: green, attempt: 1 } });
  },

  'says so when the application has gone where the same answers are not taken any more': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen(green);
    scene.server.happen({ type: 'tea.drink' });
    tea.send(green);
    await phase(tea, 'idle');
    expect(tea.view()).toMatchObject({ state: 'drunk', refusal: { event: green } });
  },

  'asks again when somebody saves while the applicant chooses': async (scene) => {
    const tea = await inConflict(scene);
    scene.orderElsewhere({ tea: 'white' });
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await phase(tea, 'conflict');
    expect(tea.view().conflict?.differences).toEqual([{ field: 'tea', mine: 'green', theirs: 'white' }]);
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await served(tea);
  },

  'follows when an event without fields comes second': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen(green);
    tea.send({ type: 'step.back' });
    await until(() => tea.view().application?.version === 3);
    expect(tea.view()).toMatchObject({ state: 'order', phase: 'idle', refusal: undefined });
  },

  'shows where the application is when an event without fields comes too late': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen(green);
    scene.server.happen({ type: 'tea.drink' });
    tea.send({ type: 'step.back' });
    await until(() => tea.view().state === 'drunk');
    expect(tea.view()).toMatchObject({ phase: 'idle', refusal: undefined, isUnderWay: false });
  },

  'settles a conflict without a network once it is back': async (scene) => {
    const tea = await inConflict(scene);
    tea.session.send({ type: 'network.lost' });
    scene.server.mood = 'is down';
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await phase(tea, 'offline');
    scene.server.mood = 'well';
    tea.session.send({ type: 'network.back' });
    await served(tea);
  },
};
