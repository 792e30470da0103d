import { ChartPath } from '@statewise/flow/testing';
import { mobileMenuMachine } from './machine.js';

describe('mobile menu', () => {
  it('has one menu open at a time', () => {
    const path = ChartPath.of(mobileMenuMachine).send(
      { type: 'menu.toggled', menu: 'countries' },
      { type: 'menu.toggled', menu: 'sub', entry: 'loans' },
    );
    expect(path.state).toBe('sub');
    expect(path.send({ type: 'menu.toggled', menu: 'sub', entry: 'savings' }).snapshot.context.entry).toBe('savings');
    expect(path.send({ type: 'menu.toggled', menu: 'sub', entry: 'loans' }).state).toBe('closed');
    expect(path.send({ type: 'page.widened' }).state).toBe('closed');
  });
});
