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
});
