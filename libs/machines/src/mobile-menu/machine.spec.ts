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

  it('opens another menu over the one that is open, and closes that which is named again', () => {
    const open = (menu: string, entry?: string) => ({ type: 'menu.toggled', menu, entry });
    const entered = ChartPath.of(mobileMenuMachine).send(open('sub', 'loans'));
    expect(entered.send(open('login', 'loans')).state).toBe('login');
    expect(entered.send(open('login')).snapshot.context.entry).toBeNull();
    const plain = ChartPath.of(mobileMenuMachine).send(open('sub'));
    expect([plain.state, plain.send(open('countries')).state, plain.send(open('sub')).state]).toEqual([
      'sub',
      'countries',
      'closed',
    ]);
    for (const menu of ['countries', 'settings', 'login', 'footer'])
      expect(ChartPath.of(mobileMenuMachine).send(open(menu), open(menu)).state).toBe('closed');
  });
});
