import { ChartPath } from '@statewise/flow/testing';
import { consoleSessionMachine, type SignedInPerson } from './machine.js';

const known = (id: string) => ({ id, email: `${id}@example.com`, name: id, role: 'staff' }) as const;
const [ada, eve] = [known('ada'), known('eve')];
const read = (person: SignedInPerson | null) => ({ type: 'session.read', person }) as const;
const opened = () => ChartPath.of(consoleSessionMachine).send(read(ada));

describe('the sign-in of the console', () => {
  it('keeps the tab for its person while the sign-in is lost, and goes on with it', () => {
    const lost = opened().send({ type: 'session.lost' });
    expect([lost.state, lost.snapshot.context.own, lost.snapshot.context.now]).toEqual(['lost', ada, null]);
    expect(lost.send(read(ada)).state).toBe('open');
  });

  it('asks before it goes on as another person, and begins anew then', () => {
    const other = opened().send(read(eve));
    expect([other.state, other.snapshot.context.own, other.snapshot.context.now]).toEqual(['other', ada, eve]);
    const taken = other.send({ type: 'session.taken', person: eve });
    expect([taken.state, taken.snapshot.context.own, taken.snapshot.context.turn]).toEqual(['open', eve, 1]);
  });

  it('is for nobody after a sign-out, and for the next one who signs in', () => {
    const out = opened().send({ type: 'session.ended' });
    expect([out.state, out.snapshot.context.own]).toEqual(['signedOut', null]);
    expect(out.send(read(eve)).snapshot.context).toEqual({ own: eve, now: eve, turn: 0 });
  });

  it('is lost, not signed out, where nobody is signed in any more', () => {
    const nobody = opened().send(read(null));
    expect([nobody.state, nobody.snapshot.context]).toEqual(['lost', { own: ada, now: null, turn: 0 }]);
    expect(nobody.send(read(null)).state).toBe('lost');
  });

  it('asks for a sign-in where there is none', () => {
    const start = ChartPath.of(consoleSessionMachine);
    for (const path of [
      start.send(read(null)),
      start.send({ type: 'session.lost' }),
      start.send(read(null), read(null)),
    ])
      expect([path.state, path.snapshot.context]).toEqual(['signedOut', { own: null, now: null, turn: 0 }]);
  });
});
