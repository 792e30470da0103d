import { ChartPath } from '@statewise/flow/testing';
import { accordionMachine } from './machine.js';

describe('accordion', () => {
  it('opens one group at a time and closes the open one', () => {
    const path = ChartPath.of(accordionMachine).send({ type: 'group.toggled', group: 'income' });
    expect(path.state).toBe('income');
    expect(path.send({ type: 'group.toggled', group: 'income' }).state).toBe('closed');
    expect(path.send({ type: 'group.opened', group: 'occupation' }).state).toBe('occupation');
  });
});
