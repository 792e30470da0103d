import { medianOf } from '../../src/percentiles.ts';
import { call } from '../harness/call.ts';
import type { Experiment } from '../harness/experiment.ts';
import { admin } from '../harness/people.ts';

/** An attacker does not learn from how long a refusal takes whether an account exists. */
export const signIn: Experiment = {
  name: 'sign-in',
  full: 500,
  unit: 'attempts of each kind',
  async run(stage, amount, tally) {
    const replica = await stage.replica({ env: { WORKER: 'off' } });
    const spent: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let n = 0; n < amount; n += 1)
      for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const began = performance.now();
        const email = kind === 'known' ? admin.email : `nobody${n}@example.com`;
        const { status } = await call(replica.url, 'POST', '/api/v1/session', {
          json: { email, password: 'not the password of anybody' },
        });
        tally.claim(status === 401, `a wrong password was answered ${status}`);
        spent[kind].push(performance.now() - began);
      }
    const [known, unknown] = [medianOf(spent.known), medianOf(spent.unknown)];
    tally.set('known account ms', known.toFixed(1));
    tally.set('unknown account ms', unknown.toFixed(1));
    tally.claim(
      Math.abs(known - unknown) < Math.max(3, known * 0.1),
      `refusing takes ${known.toFixed(1)} ms with an account and ${unknown.toFixed(1)} without`,
    );
  },
};
