import { ChartPath } from '@statewise/flow/testing';
import { subscribeMachine } from './machine.js';

describe('subscribe', () => {
  it('shows what is missing, sends what is valid and clears it afterwards', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const typed = Object.entries({ name: 'Ada', surname: 'Vella', email: 'ada@example.com' }).map(([name, value]) => ({
      type: 'field.changed',
      name,
      value,
    }));
    expect(ChartPath.of(subscribeMachine).send({ type: 'form.submitted', at }).snapshot.context.errors).toMatchObject({
      email: ['required'],
    });
    const taken = ChartPath.of(subscribeMachine).send(
      ...typed,
      { type: 'form.submitted', at },
      { type: 'subscription.taken' },
    );
    expect(taken.state).toBe('taken');
    expect(taken.snapshot.context.fields).toEqual({});
  });

  it('shows what the server refused, and keeps what was typed when it cannot be reached', () => {
    const typed = Object.entries({ name: 'Ada', surname: 'Vella', email: 'ada@example.com' }).map(([name, value]) => ({
      type: 'field.changed',
      name,
      value,
    }));
    const submitted = { type: 'form.submitted', at: '2026-11-20T10:00:00.000Z' };
    const sending = ChartPath.of(subscribeMachine).send(...typed, submitted);
    const errors = { email: ['unique'] };
    const refused = sending.send({ type: 'subscription.refused', errors });
    expect([refused.state, refused.snapshot.context.errors]).toEqual(['editing', errors]);
    const again = refused.send(submitted);
    expect([again.state, again.snapshot.context.errors]).toEqual(['sending', null]);
    const failed = sending.send({ type: 'subscription.failed' });
    expect([failed.state, failed.snapshot.context.fields]).toEqual(['failed', sending.snapshot.context.fields]);
    expect(failed.send(submitted).actions).toContain('send');
  });
});
