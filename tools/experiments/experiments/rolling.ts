import { setTimeout as delay } from 'node:timers/promises';
import { gather } from '../harness/applicant.ts';
import { call, insist, type ExperimentCallOptions } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { behindCaddy, behindHaproxy, type Front } from '../harness/fronts.ts';

/** Three replicas behind a proxy are replaced one after the other while people save, some without a pause and some after long ones: no request fails. */
const replaced = (name: string, proxy: string, front: Front): Experiment => ({
  name,
  full: 50,
  unit: `replicas of three replaced behind ${proxy}`,
  async run(stage, amount, tally) {
    const env = { TRUST_PROXY: '1' };
    const replicas = [await stage.replica({ env }), await stage.replica({ env }), await stage.replica({ env })];
    const url = await front(stage, replicas);
    const journal = new Journal();
    const attempt = async (address: string, options: ExperimentCallOptions) => {
      const began = performance.now();
      const answer = await call(url, 'POST', address, options);
      tally.add('requests');
      tally.most('slowest ms', performance.now() - began);
      if (answer.status >= 500) tally.add(`answered ${answer.status}`);
      tally.claim(
        answer.status < 500,
        `a request was answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`,
      );
      return answer;
    };
    const send = (address: string, options: ExperimentCallOptions) => insist(() => attempt(address, options));
    const afterPause = async (address: string, options: ExperimentCallOptions) => {
      await delay(stage.random.between(0, 12_000));
      return send(address, options);
    };
    const people = gather(12, send, journal);
    const slowPeople = gather(48, afterPause, journal);
    for (let n = 0; n < amount; n += 1) {
      const milliseconds = stage.random.between(500, 1_500);
      await Promise.all([people.workFor(milliseconds), slowPeople.workFor(milliseconds)]);
      const replica = replicas[n % replicas.length];
      const began = performance.now();
      tally.claim((await replica?.stop()) === 0, 'a process that was asked to end did not end well');
      tally.most('slowest end ms', performance.now() - began);
      await replica?.start();
      tally.add('replaced');
    }
    await Promise.all([people.end(), slowPeople.end()]);
    await holdAgainst(journal, stage, tally);
  },
});

export const rolling = replaced('rolling', 'HAProxy', behindHaproxy);
export const rollingBehindCaddy = replaced('rolling-caddy', 'Caddy', behindCaddy);
