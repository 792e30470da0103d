import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RequestHandler, Request } from 'express';
import { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';

/** What the console's origin serves besides the console: the API, pictures, challenges, reports and health. */
const served = /^\/(?:api\/|media\/|captcha\/|health\/|errors\/report$|csp-reports$|metrics$|\.well-known\/)/;

/** How the bank's own people sign in: on the console's origin alone, however an address is spelt that Express matches. */
const signIns = /^\/api\/v1\/(?:session\/(?:second-factor|passkey|single-sign-on)|setup\/?$|invitations\/)/i;

/** `POST` alone: `GET` and `DELETE` of a session are anybody's. */
const session = /^\/api\/v1\/session\/?$/i;

/** With these methods nothing is changed. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface InsidePages {
  /** Whether a path belongs to a front end for the bank's own people. */
  isInside(path: string): boolean;
}

/** The origins of this installation: the public one, and the console's where `CONSOLE_URL` gives it one of its own. */
@Injectable()
export class Origins {
  /** Whether they are two. */
  readonly areApart: boolean;
  private readonly publicHost: string;
  private readonly consoleHost: string;

  constructor({ publicUrl, consoleUrl }: Config) {
    this.publicHost = new URL(publicUrl).host;
    this.consoleHost = new URL(consoleUrl).host;
    this.areApart = this.publicHost !== this.consoleHost;
  }

  /**
   * Whether a browser sends this state-changing request on behalf of another site. Browsers say so themselves
   * (`Sec-Fetch-Site`, else `Origin`); programs that are no browsers send neither and carry no cookies by accident.
   */
  isCrossSite(request: IncomingMessage): boolean {
    if (safeMethods.has(request.method ?? '')) return false;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
    if (origin === undefined) return false;
    if (!URL.canParse(origin)) return true;
    const { host } = new URL(origin);
    return host !== request.headers.host && host !== this.hostOf(request);
  }

  /** The host that a request should have come to. */
  hostOf(request: IncomingMessage): string {
    return this.isAtConsole(request) ? this.consoleHost : this.publicHost;
  }

  /** Whether the bank's own people may be signed in by a request: the public origin takes no session of theirs. */
  takesInsiders(request: IncomingMessage): boolean {
    return !this.areApart || this.isAtConsole(request);
  }

  /** Serves by `serve`, and keeps what belongs to one origin off the other, with 404. */
  separate(frontEnds: InsidePages, serve: RequestHandler): RequestHandler {
    if (!this.areApart) return serve;
    return (request, response, next) => {
      const { path, method } = request;
      const isInside = frontEnds.isInside(path);
      if (!this.isAtConsole(request)) {
        const isSignIn = signIns.test(path) || (method === 'POST' && session.test(path));
        return isInside || isSignIn ? next(new Problem('REQUEST.NOT_FOUND')) : serve(request, response, next);
      }
      if (path === '/') return response.redirect(302, '/console/');
      if (isInside) return serve(request, response, next);
      next(served.test(path) ? undefined : new Problem('REQUEST.NOT_FOUND'));
    };
  }

  private isAtConsole({ headers }: IncomingMessage): boolean {
    return headers.host === this.consoleHost;
  }
}

// Where a request comes from: a network address, a proxy, a page of another site.

/** Headers by which a proxy says that it passes a request on. */
const forwardingHeaders = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'],
] as const;

/** The address before a port, which some proxies name too. */
const beforePort = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** This machine, also as an IPv4 address that was mapped into IPv6. */
const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** The network address of a request. */
interface ClientAddress {
  /**
   * Whom limits count: an IPv4 address, or the /64 of an IPv6 one. A request that something on this machine passes on, and
   * that no believed header tells the sender of, is `proxy` and that address: it is never taken for this machine itself.
   */
  readonly address: string;
  /** Whether it was passed on by a proxy whose word on the sender is not taken: `TRUST_PROXY` does not count it. */
  readonly isDisbelieved: boolean;
}

/** Reads the address of a request behind as many proxies as are believed. */
export function clientAddress(request: Request, trustProxy: number): ClientAddress {
  const { ip = '', headers, socket } = request;
  const [, four, six] = beforePort.exec(ip) ?? [];
  const named = four ?? six ?? ip;
  const isNamed = trustProxy > 0 && isIP(named) !== 0;
  const sent = (isNamed ? named : socket.remoteAddress) ?? 'unknown';
  const address = sent.startsWith('::ffff:') ? sent.slice(7) : sent;
  const isBelieved = isNamed && headers['x-forwarded-for'] !== undefined;
  const isDisbelieved = !isBelieved && isForwarded(request);
  if (isDisbelieved && loopback.test(address)) return { address: `proxy ${address}`, isDisbelieved };
  return { address: address.includes(':') ? network(address) : address, isDisbelieved };
}

/** Whether a program on this machine sent a request itself, with no proxy between. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  return loopback.test(request.socket.remoteAddress ?? '') && !isForwarded(request);
}

function isForwarded({ headers }: IncomingMessage): boolean {
  for (const name of forwardingHeaders) if (headers[name] !== undefined) return true;
  return false;
}

function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const rest = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Whether a page of another site asks for this as a part of itself: an image, a script, a frame, a fetch. Nothing of
 * the API is made for that but pictures, and calls that fail would count against the address of that page's visitor.
 */
export function isForeignPart({ url = '', headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || url.startsWith('/media/')) return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}
