import { text } from '@statewise/contract';

/** Parameters and headers that many operations share. */
export const sharedComponents = {
  parameters: {
    Language: {
      name: 'lang',
      in: 'query',
      required: false,
      description: 'The language of texts; without it the best of `Accept-Language`, else English',
      schema: { type: 'string', enum: ['en', 'nl', 'fr'] },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'For a day, the same key with the same request is done once and answered the same; with another request it is refused',
      schema: text(undefined, { pattern: '^[\\x21-\\x7e]{1,200}$' }),
    },
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description:
        'The `ETag` of what the caller has: answered 304 without a body as long as that is what would be sent',
      schema: { type: 'string' },
    },
  },
  headers: {
    ETag: { description: 'Changes with what is answered', schema: { type: 'string' } },
    'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
    RateLimit: {
      description: 'What is left of the limit that is nearest: `"address";r=2999;t=60` (calls, seconds)',
      schema: { type: 'string' },
    },
    'RateLimit-Policy': {
      description: 'The limit itself: `"address";q=3000;w=60` (calls in a window of so many seconds)',
      schema: { type: 'string' },
    },
  },
} as const;

type HeaderName = keyof (typeof sharedComponents)['headers'];

/** Refers to headers that many answers share. */
export function headers(...names: readonly HeaderName[]): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export const rateHeaders = headers('RateLimit', 'RateLimit-Policy');
export const taggedHeaders = { ...rateHeaders, ...headers('ETag') };
