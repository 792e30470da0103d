import { ChartPath } from '@statewise/flow/testing';
import { navigationIntentMachine } from './machine.js';

describe('address and flow', () => {
  const drawn = (place: string, address: string, more: object = {}) => ({
    type: 'page.drawn',
    place,
    address,
    isHistory: true,
    hasMoved: false,
    isFree: true,
    isReachable: true,
    isFormer: false,
    ...more,
  });
  const atTwo = () => ChartPath.of(navigationIntentMachine).send(drawn('/two', '/two'));

  it('shows a step forward as a new address, and takes the old one that is still drawn for no wish', () => {
    const forward = atTwo().send(drawn('/three', '/two'));
    expect([forward.state, ...forward.actions]).toEqual(['leading', 'advanceAddress']);
    const late = forward.send(drawn('/three', '/two'));
    expect([late.state, ...late.actions]).toEqual(['leading']);
    expect(late.send(drawn('/three', '/three')).state).toBe('together');
  });

  it('asks the flow to go back where the browser did before it had drawn the step forward', () => {
    const back = atTwo()
      .send(drawn('/three', '/two'))
      .send(drawn('/three', '/two', { hasMoved: true }));
    expect([back.state, ...back.actions]).toEqual(['asked', 'askFlow']);
  });

  it('asks the flow to follow the history, once it is free', () => {
    const waiting = atTwo().send(drawn('/two', '/one', { isFree: false, isReachable: false }));
    expect([waiting.state, ...waiting.actions]).toEqual(['wished']);
    const asked = waiting.send(drawn('/two', '/one'));
    expect([asked.state, ...asked.actions]).toEqual(['asked', 'askFlow']);
    expect(asked.send(drawn('/one', '/one')).state).toBe('together');
  });

  it.each(['opened', 'gone to'])('comes back from an address that the flow does not go to, when it is %s', (how) => {
    const before = how === 'opened' ? ChartPath.of(navigationIntentMachine) : atTwo();
    const back = before.send(drawn('/two', '/five', { isReachable: false }));
    expect([back.state, ...back.actions]).toEqual(['leading', 'returnAddress']);
  });

  it.each([true, false])(
    'leads on from the address of a reload where a save went on from it, answered: %s',
    (isFree) => {
      const after = ChartPath.of(navigationIntentMachine).send(drawn('/three', '/two', { isFormer: true, isFree }));
      expect([after.state, ...after.actions]).toEqual(['leading', 'advanceAddress']);
    },
  );

  it('takes an address of the flow that is drawn after the flow has moved on for no wish', () => {
    const late = atTwo()
      .send(drawn('/one', '/two'), drawn('/two', '/two'))
      .send(drawn('/two', '/one', { isHistory: false }));
    expect([late.state, ...late.actions]).toEqual(['leading', 'returnAddress']);
  });

  it('comes back when the flow was asked and did not follow', () => {
    const asked = atTwo().send(drawn('/two', '/one'));
    expect(asked.send(drawn('/two', '/one')).actions).toContain('returnAddress');
  });

  it('asks for another address that the history led to, while the one of the flow is not drawn yet', () => {
    const leading = atTwo().send(drawn('/three', '/two'));
    expect(leading.send(drawn('/three', '/one')).state).toBe('asked');
    expect(leading.send(drawn('/three', '/one', { isHistory: false })).state).toBe('leading');
  });

  it('asks anew when the history led elsewhere while the flow was asked', () => {
    const elsewhere = atTwo().send(drawn('/two', '/one'), drawn('/two', '/zero'));
    expect([elsewhere.state, ...elsewhere.actions]).toEqual(['asked', 'askFlow']);
  });
});
