import { isNoise } from './failure-kind.js';
import { FailureLog, type Failure } from './failure-log.js';

let app = 'page';

/** The failures of this page, whichever part of it failed. */
export const pageFailures = new FailureLog((failure) => void report(failure));

/** What reports needs the network anyway, so it comes over it when something failed. */
async function report(failure: Failure): Promise<void> {
  const reporter = await import('./reports.js').catch(() => undefined);
  if (reporter) return reporter.reportFailure(app, failure);
  window.addEventListener('online', () => void report(failure), { once: true });
}

/** From now on whatever nothing catches in this page is noted, in the name of an app; returns what ends it. */
export function watchFailures(name: string): () => void {
  app = name;
  const abort = new AbortController();
  const note = (thrown: unknown, file?: string): void => {
    if (!isNoise(thrown, file)) pageFailures.note(thrown);
  };
  window.addEventListener('error', ({ error, message, filename }) => note(error ?? message, filename), abort);
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), abort);
  return () => abort.abort();
}
