import { createTea } from '../testing/tea-flow.js';
import { phase, until, type Scenarios } from './scene.js';

/** Before an application exists: what the browser alone takes, and who sits there. */
export const beginnings: Scenarios = {
  'goes where the browser alone leads, and asks the server nothing': async (scene) => {
    const tea = scene.tab();
    expect([tea.leadsTo({ type: 'menu.open' }), tea.leadsTo({ type: 'menu.close' })]).toEqual(['menu', undefined]);
    expect(tea.send({ type: 'menu.open' })).toBe(true);
    expect(tea.view()).toMatchObject({ state: 'menu', application: undefined, isUnderWay: false });
    expect(tea.can(createTea({ name: 'Ada' }))).toBe(false);
    expect(tea.send({ type: 'menu.open' })).toBe(false);
    tea.send({ type: 'menu.close' });
    expect(tea.view().state).toBe('start');
    expect(scene.server.requests).toEqual([]);
  },

  'stands there still after a reload, and no more once the application exists': async (scene) => {
    const before = scene.tab();
    before.send({ type: 'menu.open' });
    const tea = await scene.reload(before);
    expect(tea.view().state).toBe('menu');
    tea.send({ type: 'menu.close' });
    tea.send(createTea({ name: 'Ada' }));
    await until(() => tea.view().application?.version === 1);
    expect(tea.leadsTo({ type: 'menu.open' })).toBeUndefined();
    expect(scene.remembered(tea)).toMatchObject({ stands: null });
  },

  'brings what was typed ahead to the server once there is an application to keep it': async (scene) => {
    const tea = scene.tab(undefined, 1);
    tea.type(2, { tea: 'gre' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(scene.server.requests).toEqual([]);
    tea.send(createTea({ name: 'Ada' }));
    await until(() => scene.server.drafts['2'] !== undefined);
    expect(scene.server.drafts).toEqual({ 2: { tea: 'gre' } });
  },

  'may do what the role of whoever sits there allows': async (scene) => {
    const tea = await scene.ordering();
    scene.server.happen({ type: 'step.save', step: 2, fields: { tea: 'green' } });
    await tea.refresh();
    const taste = { type: 'tea.taste' };
    expect(tea.can(taste)).toBe(false);
    tea.session.send({ type: 'role.known', role: 'staff' });
    expect(tea.can(taste)).toBe(true);
    tea.forget();
    await phase(tea, 'idle');
    expect(tea.session.getSnapshot().context.role).toBe('staff');
  },
};
