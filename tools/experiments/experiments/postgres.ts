import { setTimeout as delay } from 'node:timers/promises';
import { persistent } from '../harness/applicant.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';

/** Postgres ends in the middle of everything and comes back: the API stays, and what it acknowledged is there. */
export const postgres: Experiment = {
  name: 'postgres',
  full: 50,
  unit: 'immediate stops of Postgres',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const send = persistent(() => replica.url, tally, 'while the database was away');
    await whilePeopleSave(stage, tally, { send }, async (people) => {
      for (let n = 0; n < amount; n += 1) {
        await people.workFor(stage.random.between(300, 1_500));
        await stage.postgres.crash();
        tally.add('stops');
        await delay(stage.random.between(0, 500));
        await stage.postgres.restart();
      }
      await delay(2_000);
    });
    tally.claim((await replica.stop()) === 0, 'the API did not live through it');
  },
};
