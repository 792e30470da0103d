import { green, phase, served, until, type Scenarios } from './scene.js';

/** Each device has its own place: what another one saves is shown, never followed by force. */
export const places: Scenarios = {
  'stays where something is typed when another device goes on, and says what is unsaved': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { note: 'hot' });
    scene.server.happen(green);
    await tea.refresh();
    expect(tea.view()).toMatchObject({
      state: 'order',
      isUnsaved: true,
      drafts: { 2: { note: 'hot' } },
      elsewhere: { application: { state: 'served', steps: { 2: { tea: 'green' } } }, before: { steps: {} } },
    });
  },

  'goes there when the applicant wants to, and keeps what is typed with its step': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { note: 'hot' });
    scene.server.happen(green);
    await tea.refresh();
    tea.session.send({ type: 'elsewhere.followed' });
    expect(tea.view()).toMatchObject({ state: 'served', elsewhere: undefined, drafts: { 2: { note: 'hot' } } });
  },

  'stays when the applicant wants to, and saves from its own place': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { note: 'hot' });
    scene.server.happen(green);
    await tea.refresh();
    tea.session.send({ type: 'elsewhere.noted' });
    expect(tea.view()).toMatchObject({ state: 'order', elsewhere: undefined });
    tea.send({ type: 'step.save', step: 2, fields: { tea: 'green', note: 'hot' } });
    await served(tea);
    expect(tea.view().application?.steps[2]).toEqual({ tea: 'green', note: 'hot' });
  },

  'asks about an answer that both changed, and saves it from its own place when it is kept': async (scene) => {
    const tea = await scene.ordering();
    tea.type(2, { tea: 'green' });
    scene.server.happen({ ...green, fields: { tea: 'black' } });
    await tea.refresh();
    tea.send(green);
    await phase(tea, 'conflict');
    expect(tea.view()).toMatchObject({
      state: 'order',
      conflict: { differences: [{ field: 'tea', mine: 'green', theirs: 'black' }] },
    });
    tea.session.send({ type: 'conflict.resolved', take: 'mine' });
    await served(tea);
  },

  'comes back to its own place after a reload, with what was typed': async (scene) => {
    const before = await scene.ordering();
    before.type(2, { note: 'hot' });
    scene.server.happen(green);
    const tea = await scene.reload(before);
    expect(tea.view()).toMatchObject({ state: 'order', isUnsaved: true, elsewhere: { before: null } });
  },

  'stays without a network too, and follows where nothing is typed and nothing is left to fill in': async (scene) => {
    const tea = await scene.ordering();
    tea.session.send({ type: 'network.lost' });
    tea.type(2, { note: 'hot' });
    scene.server.happen(green);
    await tea.refresh();
    expect(tea.view()).toMatchObject({ state: 'order', phase: 'offline' });
    const other = await scene.another();
    scene.server.happen({ type: 'tea.drink' });
    await other.refresh();
    await until(() => other.view().state === 'drunk');
  },
};
