import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { gather } from '../harness/applicant.ts';
import type { CallAnswer, ExperimentCallOptions } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import type { ReplicaProcess } from '../harness/replica.ts';

/** Replicas are asked to end under load, one after the other, as a new release is rolled out: no request fails. */
export const sigterm: Experiment = {
  name: 'sigterm',
  full: 50,
  unit: 'SIGTERMs under load over two replicas',
  async run(stage, amount, tally) {
    const replicas = [await stage.replica(), await stage.replica()];
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const journal = new Journal();
    let turn = 0;
    const send = async (path: string, options: ExperimentCallOptions): Promise<CallAnswer> => {
      for (;;) {
        turn += 1;
        const answer = await post(agent, replicas[turn % replicas.length]?.url ?? '', path, options);
        if (answer === 'nobody there') continue;
        tally.add('requests');
        tally.claim(answer.status < 500, `a request was answered ${answer.status}`);
        return answer;
      }
    };
    const people = gather(12, send, journal);
    for (let n = 0; n < amount; n += 1) {
      await people.workFor(stage.random.between(500, 2_000));
      const replica: ReplicaProcess | undefined = replicas[n % replicas.length];
      const code = await replica?.stop();
      tally.claim(code === 0, `a process that was asked to end ended with ${code}`);
      tally.add('ends');
      await replica?.start();
    }
    await people.end();
    agent.destroy();
    await holdAgainst(journal, stage, tally);
  },
};

/** One request over kept connections, as a proxy sends it. Where a replica listens no more, the next one is asked. */
function post(
  agent: Agent,
  url: string,
  path: string,
  { json, key }: ExperimentCallOptions,
): Promise<CallAnswer | 'nobody there'> {
  const body = JSON.stringify(json);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key ?? randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text), headers: new Headers() }),
      );
      answer.once('error', reject);
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve('nobody there') : reject(new Error(`a request failed: ${error.message}`)),
    );
    sent.end(body);
  });
}
