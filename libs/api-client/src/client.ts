import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { fetchWithRetries, type RetryOptions } from './fetch-with-retries.js';
import { repeatable, type paths } from './schema.js';

export type ApiClient = Client<paths>;

export interface ApiClientOptions extends RetryOptions {
  /** Where the API is, as `https://bank.example`. */
  readonly baseUrl: string;
  /** A token for programs; without one public operations alone are answered. */
  readonly token?: string;
  /** The language of texts, as `nl`; English unless said. */
  readonly language?: string;
}

/**
 * Calls operations by their method and address, e.g. `client.GET('/api/v1/flows')`. A call that may be repeated is, under
 * one key, where its answer got lost or the server asks to wait.
 */
export function createApiClient({ baseUrl, token, language, ...retries }: ApiClientOptions): ApiClient {
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
  const client = createFetchClient<paths>({ baseUrl, headers, fetch: fetchWithRetries(retries) });
  client.use(ownKey);
  return client;
}

/** A key of its own for each call that takes one, unless the caller gave one. */
const ownKey: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (repeatable.includes(`${request.method} ${schemaPath}`) && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', crypto.randomUUID());
    return request;
  },
};
