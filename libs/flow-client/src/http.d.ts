/** How requests are made: where the server is, in which language it answers, and by which fetch. */
export interface HttpOptions {
  /** Origin of the server; empty in a browser. */
  readonly origin?: string;
  readonly language?: string;
  /** Milliseconds after which a request without an answer counts as lost. */
  readonly timeout?: number;
  readonly fetch?: typeof fetch;
}
/** What one request carries. */
export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
  /** The request outlives the page that made it. */
  readonly keepalive?: boolean;
}
/** Makes one JSON request and answers the parsed body; throws a RequestFailure for everything else. */
export type Request = (path: string, options?: RequestOptions) => Promise<unknown>;
/** A request function with its defaults filled in. */
export declare function createRequest({ origin, language, timeout, fetch: fetcher }?: HttpOptions): Request;
/** An idempotency key: 128 random bits. `randomUUID` would need a secure context, which a test on a phone may lack. */
export declare function newKey(): string;
//# sourceMappingURL=http.d.ts.map
