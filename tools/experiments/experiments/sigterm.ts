import { gather } from '../harness/applicant.ts';
import { call, type CallAnswer, type ExperimentCallOptions } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import type { ReplicaProcess } from '../../src/replica.ts';

/** Replicas are asked to end under load, one after the other, as a new release is rolled out: no request fails. */
export const sigterm: Experiment = {
  name: 'sigterm',
  full: 50,
  unit: 'SIGTERMs under load over two replicas',
  async run(stage, amount, tally) {
    const replicas = [await stage.replica(), await stage.replica()];
    const journal = new Journal();
    let turn = 0;
    const send = async (path: string, options: ExperimentCallOptions): Promise<CallAnswer> => {
      for (;;) {
        turn += 1;
        const answer = await call(replicas[turn % replicas.length]?.url ?? '', 'POST', path, options).catch(
          ifNobodyListens,
        );
        if (!answer) continue;
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
    await holdAgainst(journal, stage, tally);
  },
};

/** Where a replica listens no more, the next one is asked; any other failure of a request ends the experiment. */
function ifNobodyListens(error: Error): undefined {
  if (Object(error.cause).code !== 'ECONNREFUSED') throw new Error('a request failed', { cause: error.cause });
}
