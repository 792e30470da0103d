import { ChartPath } from '@statewise/flow/testing';
import { privacyMachine } from './machine.js';

describe('privacy', () => {
  it('is shown until it is accepted, and then remembered', () => {
    const shown = ChartPath.of(privacyMachine).send({ type: 'cookie.read', isAccepted: false });
    expect(shown.state).toBe('shown');
    expect(shown.send({ type: 'policy.accepted' }).actions).toContain('rememberAcceptance');
    const known = ChartPath.of(privacyMachine).send({ type: 'cookie.read', isAccepted: true });
    expect([known.state, known.actions]).toEqual(['accepted', expect.arrayContaining(['rememberAcceptance'])]);
  });

  it('goes when it was accepted in another tab, and for nothing else', () => {
    const shown = ChartPath.of(privacyMachine).send({ type: 'cookie.read', isAccepted: false });
    expect(shown.can({ type: 'cookie.read', isAccepted: false })).toBe(false);
    expect(shown.send({ type: 'cookie.read', isAccepted: true }).state).toBe('accepted');
  });
});
