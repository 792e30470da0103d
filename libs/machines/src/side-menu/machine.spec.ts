import { ChartPath } from '@statewise/flow/testing';
import { sideMenuMachine } from './machine.js';

describe('side menu', () => {
  it.each([
    [749, 500, 'hidden'],
    [750, 0, 'top'],
    [750, 100, 'top'],
    [750, 101, 'fixed'],
    [750, 1_499, 'fixed'],
    [750, 1_500, 'bottom'],
    [750, 2_000, 'bottom'],
  ])('at a width of %i scrolled by %i it is %s', (width, scrolled, state) => {
    expect(
      ChartPath.of(sideMenuMachine).send({ type: 'page.measured', width, scrolled, top: 100, bottom: 1_500 }).state,
    ).toBe(state);
  });
});
