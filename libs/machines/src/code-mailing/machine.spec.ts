import { ChartPath } from '@statewise/flow/testing';
import { codeMailingMachine } from './machine.js';

describe('mailing the code', () => {
  it('has one request under way at a time, and can be asked again', () => {
    const sending = ChartPath.of(codeMailingMachine).send({ type: 'mail.requested' });
    expect(sending.can({ type: 'mail.requested' })).toBe(false);
    const failed = sending.send({ type: 'mail.failed' });
    expect(failed.send({ type: 'mail.requested' }).actions).toContain('mailCode');
  });
});
