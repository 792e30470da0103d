import { setTimeout as delay } from 'node:timers/promises';
import { call } from './call.ts';
import type { Tally } from './tally.ts';

/** A client that goes on using the product while others misuse it. */
export interface Probe {
  /** Ends, and says what was seen; an answer that took longer than `most` milliseconds is a fault. */
  end(tally: Tally, most: number): Promise<void>;
}

/** Asks the server something ordinary ten times a second. */
export function startProbe(url: string): Probe {
  const path = '/dropdowns/getDropdown/titles/consumer_loans_application';
  const spent: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await call(url, 'GET', path, { timeout: 10_000 }).catch((error: unknown) => String(error));
      if (typeof answer === 'string' || answer.status !== 200)
        failed.push(typeof answer === 'string' ? answer : String(answer.status));
      else spent.push(performance.now() - began);
      await delay(100);
    }
  })();
  return {
    end: async (tally, most) => {
      isOver = true;
      await asking;
      spent.sort((a, b) => a - b);
      const worst = spent.at(-1) ?? Number.POSITIVE_INFINITY;
      tally.add('others answered', spent.length);
      tally.most('slowest of them ms', worst);
      tally.claim(failed.length === 0, `${failed.length} of the others were not answered: ${failed[0]}`);
      // One answer in a hundred may fall into a pause of the machine itself.
      const late = spent.filter((one) => one > most).length;
      tally.claim(
        late <= spent.length / 100,
        `${late} of ${spent.length} of the others waited longer than ${most} ms, up to ${Math.round(worst)}`,
      );
    },
  };
}
