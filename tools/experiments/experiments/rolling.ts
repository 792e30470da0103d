import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keepBusy } from '../harness/applicant.ts';
import { call, type ExperimentCallOptions } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { Program } from '../harness/program.ts';

/** The settings of HAProxy: it asks each replica whether it is ready, and asks another where one refuses a connection. */
const settings = (port: number, replicas: readonly { readonly url: string }[]): string => `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout client 65s
  timeout server 65s
frontend people
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  balance leastconn
  option httpchk GET /health/ready
  default-server check inter 200ms fall 1 rise 1
${replicas.map(({ url }, n) => `  server web${n + 1} ${new URL(url).host}`).join('\n')}
`;

/** Three replicas behind HAProxy are replaced one after the other while people save: no request fails. */
export const rolling: Experiment = {
  name: 'rolling',
  full: 50,
  unit: 'replicas of three replaced behind HAProxy',
  async run(stage, amount, tally) {
    const env = { TRUST_PROXY: '1' };
    const replicas = [await stage.replica({ env }), await stage.replica({ env }), await stage.replica({ env })];
    const port = await stage.freePort();
    const file = path.join(stage.folder, 'haproxy.cfg');
    writeFileSync(file, settings(port, replicas));
    await Program.start(stage, 'haproxy', ['-db', '-f', file], { log: path.join(stage.folder, 'haproxy.log') });
    await delay(1_000);
    const url = `http://127.0.0.1:${port}`;
    const journal = new Journal();
    let isOver = false;
    const send = async (address: string, options: ExperimentCallOptions) => {
      const answer = await call(url, 'POST', address, options);
      tally.add('requests');
      tally.claim(answer.status < 500, `a request was answered ${answer.status}`);
      return answer;
    };
    const people = keepBusy(12, send, journal, () => isOver);
    for (let n = 0; n < amount; n += 1) {
      await Promise.race([delay(stage.random.between(500, 1_500)), people]);
      const replica = replicas[n % replicas.length];
      tally.claim((await replica?.stop()) === 0, 'a process that was asked to end did not end well');
      await replica?.start();
      tally.add('replaced');
    }
    isOver = true;
    await people;
    await holdAgainst(journal, stage, tally);
  },
};
