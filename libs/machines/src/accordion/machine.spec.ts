import { Walk } from '@statewise/flow/testing';
import { accordionMachine } from './machine.js';

describe('accordion', () => {
  it('opens one group at a time and closes the open one', () => {
    const walk = Walk.of(accordionMachine).send({ type: 'group.toggled', group: 'income' });
    expect(walk.state).toBe('income');
    expect(walk.send({ type: 'group.toggled', group: 'income' }).state).toBe('closed');
    expect(walk.send({ type: 'group.opened', group: 'occupation' }).state).toBe('occupation');
  });
});
