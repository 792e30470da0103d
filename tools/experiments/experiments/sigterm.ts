import { inTurn, type Send } from '../harness/applicant.ts';
import { call } from '../harness/call.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';

/** Replicas are asked to end under load, one after the other, as a new release is rolled out: no request fails. */
export const sigterm: Experiment = {
  name: 'sigterm',
  full: 50,
  unit: 'SIGTERMs under load over two replicas',
  async run(stage, amount, tally) {
    const replicas = [await stage.replica(), await stage.replica()];
    const next = inTurn(replicas);
    const send: Send = async (path, options) => {
      for (;;) {
        const answer = await call(next(), 'POST', path, options).catch(ifNobodyListens);
        if (!answer) continue;
        tally.add('requests');
        tally.claim(answer.status < 500, `a request was answered ${answer.status}`);
        return answer;
      }
    };
    await whilePeopleSave(stage, tally, { count: 12, send }, async (people) => {
      for (let n = 0; n < amount; n += 1) {
        await people.workFor(stage.random.between(500, 2_000));
        const replica = replicas[n % replicas.length];
        const code = await replica?.stop();
        tally.claim(code === 0, `a process that was asked to end ended with ${code}`);
        tally.add('ends');
        await replica?.start();
      }
    });
  },
};

/** Where a replica listens no more, the next one is asked; any other failure of a request ends the experiment. */
function ifNobodyListens(error: Error): undefined {
  if (Object(error.cause).code !== 'ECONNREFUSED') throw new Error('a request failed', { cause: error.cause });
}
