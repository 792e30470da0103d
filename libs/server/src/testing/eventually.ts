import { setTimeout as delay } from 'node:timers/promises';

/** Repeats an expectation until it holds, for what a worker does in its own time; its last failure is thrown after `patience` ms. */
export async function eventually(expectation: () => Promise<void>, timeout = 10_000): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await expectation();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await delay(50);
    }
  }
}
