import { setTimeout as pause } from 'node:timers/promises';

/** Repeats an expectation until it holds, for what a worker does in its own time; its last failure is thrown after `patience` ms. */
export async function eventually(expectation: () => Promise<void>, patience = 10_000): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await expectation();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await pause(50);
    }
  }
}
