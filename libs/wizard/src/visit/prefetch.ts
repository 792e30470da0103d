import { whenIdle } from '@statewise/ui';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Only some browsers tell. */
    readonly connection?: Connection;
  }
}

/** How long nothing arrives before the network counts as idle, in milliseconds. */
const delay = 1_500;

/** Whether the visitor, or a slow connection, asks that nothing be fetched that may not be needed. */
export function isFrugal({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Fetches what later pages need once nothing has arrived for a while and the browser has nothing else to do; not where
 * that costs too much. Returns what gives it up.
 */
export function prefetch(fetchAll: () => Promise<unknown>): () => void {
  if (isFrugal() || !('PerformanceObserver' in globalThis)) return () => undefined;
  let waiting: ReturnType<typeof setTimeout>;
  let stopIdle = (): void => undefined;
  const stop = (): void => {
    clearTimeout(waiting);
    stopIdle();
    observer.disconnect();
  };
  const begin = (): void => {
    stop();
    stopIdle = whenIdle(() => {
      // Whoever needs what did not arrive is told then.
      fetchAll().catch(() => undefined);
    });
  };
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(begin, delay);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
  return stop;
}
