import { persistent } from '../harness/applicant.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';

/** The API is killed at random moments while people save: nothing acknowledged is lost, nothing is there twice. */
export const kills: Experiment = {
  name: 'kills',
  full: 300,
  unit: 'kill -9 of the API',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const send = persistent(() => replica.url, tally, 'between kills');
    await whilePeopleSave(stage, tally, { send }, async (people) => {
      for (let n = 0; n < amount; n += 1) {
        await people.workFor(stage.random.between(20, 1_500));
        await replica.kill();
        tally.add('kills');
        await replica.start();
      }
    });
    tally.claim((await replica.stop()) === 0, 'the last process did not end well');
  },
};
