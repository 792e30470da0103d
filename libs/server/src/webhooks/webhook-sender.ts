import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { attemptErrors } from '@statewise/contract';
import { Config } from '../platform/config/config.js';
import { within } from '../platform/http/within.js';
import { addressesOf, PrivateAddressError, Resolver } from './public-address.js';
import { signatureHeaders } from './webhook-signature.js';

/** What became of an attempt. */
export interface SentAttempt {
  /** The status that was answered; null when none was. */
  readonly status: number | null;
  readonly error: (typeof attemptErrors)[number] | null;
  /** The beginning of what was answered. */
  readonly answer: string;
  readonly milliseconds: number;
}

/** A message and where it goes. */
export interface Dispatch {
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

const timeout = 15_000;
/** A receiver has nothing to tell us: what comes after this many bytes is not read. */
const mostRead = 16_384;
const mostKept = 500;

/** Sends signed messages to addresses of the public internet, and follows no redirect. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly config: Config,
    private readonly resolver: Resolver,
  ) {}

  /** Throws when a URL leads, as names are resolved now, to an address that is not allowed. */
  async demandAllowed(url: URL): Promise<void> {
    await addressesOf(url, this.resolver, this.config.webhookPrivate);
  }

  async send({ url, id, body, secrets }: Dispatch): Promise<SentAttempt> {
    const start = Date.now();
    const timestamp = Math.floor(start / 1000);
    const signal = AbortSignal.timeout(timeout);
    try {
      const target = new URL(url);
      const addresses = await within(signal, addressesOf(target, this.resolver, this.config.webhookPrivate));
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Statewise-Webhooks/1',
        ...signatureHeaders({ id, timestamp, body }, secrets),
      };
      const response = await post(target, body, { headers, signal, lookup: only(addresses) });
      const answer = await beginningOf(response);
      return { status: response.statusCode ?? null, error: null, answer, milliseconds: Date.now() - start };
    } catch (error) {
      const kind = signal.aborted ? 'timeout' : errorOf(error);
      return { status: null, error: kind, answer: '', milliseconds: Date.now() - start };
    }
  }
}

/** Lets a connection go to the addresses that were checked and to no other, whatever the name leads to by then. */
function only(addresses: readonly LookupAddress[]): LookupFunction {
  return (_, { all }, answer) => {
    const [first] = addresses;
    if (all === true) answer(null, [...addresses]);
    else if (first) answer(null, first.address, first.family);
    else answer(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
  };
}

function post(target: URL, body: string, options: RequestOptions): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(target, { method: 'POST', agent: false, ...options }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What comes of an answer before it breaks off or takes too long: its status says already what became of the message. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size >= mostRead) break;
    }
  } catch {
    // The end is missing.
  }
  // Control characters are of no use to who reads the log, and one of them cannot be stored.
  return Buffer.concat(chunks)
    .toString('utf8')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, mostKept);
}

function errorOf(error: unknown): NonNullable<SentAttempt['error']> {
  if (error instanceof PrivateAddressError) return 'address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|ESERVFAIL|ETIMEOUT|EAI_)/.test(code)) return 'name';
  return /CERT|SSL|TLS/.test(code) ? 'certificate' : 'connection';
}
