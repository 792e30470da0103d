/** As far as it is used here; the package has no types of its own. */
declare module 'opossum' {
  interface Options {
    /** Milliseconds after which a call counts as failed. */
    readonly timeout: number;
    readonly errorThresholdPercentage: number;
    /** Fewest calls before the breaker may open. */
    readonly volumeThreshold: number;
    /** Milliseconds that an open breaker waits before it tries again. */
    readonly resetTimeout: number;
  }

  export default class CircuitBreaker<A extends unknown[], T> {
    constructor(action: (...args: A) => Promise<T>, options: Options);
    /** Rejects at once while the breaker is open. */
    fire(...args: A): Promise<T>;
    shutdown(): void;
  }
}
