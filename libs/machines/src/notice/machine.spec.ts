import { ChartPath } from '@statewise/flow/testing';
import { noticeMachine } from './machine.js';

describe('notice', () => {
  it('closes a notice that is followed, and lets nobody be led back from English', () => {
    const open = (kind: string) => ChartPath.of(noticeMachine).send({ type: 'notice.opened', kind });
    expect(open('english-only').send({ type: 'notice.followed' }).actions).toContain('rememberCheck');
    expect(open('english-only').send({ type: 'notice.dismissed' }).actions).not.toContain('rememberCheck');
    const followed = open('saver').send({ type: 'notice.followed' });
    expect([followed.state, followed.actions]).toEqual(['closed', []]);
    expect(ChartPath.of(noticeMachine).can({ type: 'notice.opened', kind: 'unknown' })).toBe(false);
  });
});
