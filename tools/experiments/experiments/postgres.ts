import { setTimeout as delay } from 'node:timers/promises';
import { keepBusy } from '../harness/applicant.ts';
import { call, insist } from '../harness/call.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';

/** Postgres ends in the middle of everything and comes back: the API stays, and what it acknowledged is there. */
export const postgres: Experiment = {
  name: 'postgres',
  full: 50,
  unit: 'immediate stops of Postgres',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const { pid } = replica;
    const journal = new Journal();
    let isOver = false;
    const answered = async (path: string, options: Parameters<typeof call>[3]) => {
      const answer = await call(replica.url, 'POST', path, options);
      if (answer.status >= 500) tally.add(`answered ${answer.status}`);
      tally.claim(
        answer.status < 500 || answer.status === 503,
        `answered ${answer.status} while the database was away`,
      );
      return answer;
    };
    const people = keepBusy(
      8,
      (path, options) => insist(() => answered(path, options), { onLost: () => tally.add('sent again') }),
      journal,
      () => isOver,
    );
    for (let n = 0; n < amount; n += 1) {
      await Promise.race([delay(stage.random.between(300, 1_500)), people]);
      await stage.postgres.crash();
      tally.add('stops');
      await delay(stage.random.between(0, 500));
      await stage.postgres.restart();
    }
    await delay(2_000);
    isOver = true;
    await people;
    tally.claim(replica.pid === pid && (await replica.stop()) === 0, 'the API did not live through it');
    await holdAgainst(journal, stage, tally);
  },
};
