import { Walk } from '@statewise/flow/testing';
import { mobileMenuMachine } from './machine.js';

describe('mobile menu', () => {
  it('has one menu open at a time', () => {
    const walk = Walk.of(mobileMenuMachine).send(
      { type: 'menu.toggled', menu: 'countries' },
      { type: 'menu.toggled', menu: 'sub', entry: 'loans' },
    );
    expect(walk.state).toBe('sub');
    expect(walk.send({ type: 'menu.toggled', menu: 'sub', entry: 'savings' }).snapshot.context.entry).toBe('savings');
    expect(walk.send({ type: 'menu.toggled', menu: 'sub', entry: 'loans' }).state).toBe('closed');
    expect(walk.send({ type: 'page.widened' }).state).toBe('closed');
  });
});
