import { keepBusy, persistent } from '../harness/applicant.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { startLossyProxy } from '../harness/lossy-proxy.ts';

/** Three of ten answers get lost on the way and are asked for again: each call counts once. */
export const lostReplies: Experiment = {
  name: 'lost-replies',
  full: 1_000,
  unit: 'calls through a proxy that drops 30 %',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const proxy = await startLossyProxy(replica.url, 0.3, stage.random);
    stage.undoing(() => proxy.stop());
    const journal = new Journal();
    const send = persistent(() => proxy.url, tally, 'behind the proxy');
    await keepBusy(8, send, journal, () => journal.size >= amount);
    tally.set('dropped', proxy.dropped());
    tally.claim(proxy.dropped() > 0, 'the proxy dropped nothing');
    await holdAgainst(journal, stage, tally);
  },
};
