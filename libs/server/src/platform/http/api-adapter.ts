import { createServer, IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express, Response } from 'express';
import { etagOf, isKnown } from './negotiation.js';

/** Slow senders get five seconds for their headers and a quarter of an hour for a whole upload, never idle for a minute. */
const timeout = {
  headersTimeout: 5_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
};

/** Connections of a proxy wait for their next request longer than it keeps them: none is closed while one is on its way. */
const proxyTimeout = 75_000;

/** Express with a server that does not wait for slow clients, and keeps no more for them than one answer each. */
export class ApiAdapter extends ExpressAdapter {
  constructor(
    server: Express,
    private readonly isProxied: boolean,
  ) {
    super(server);
  }

  override initHttpServer(): void {
    const server = this.getInstance<Express>();
    const types = {
      IncomingMessage: madeWith(IncomingMessage, server.request),
      ServerResponse: madeWith(ServerResponse, server.response),
    };
    this.httpServer = createServer({ ...timeout, ...types }, queuePerConnection(server)).setTimeout(60_000);
    if (this.isProxied) this.httpServer.keepAliveTimeout = proxyTimeout;
  }

  /** The answer to a `POST` is never kept nor asked for again by a tag: an object leaves as its JSON, without Express looking for either. */
  override reply(response: Response, body: unknown, status?: number): unknown {
    if (conditional.has(response)) return replyUnlessKnown(response, JSON.stringify(body));
    if (body?.constructor !== Object || response.req.method !== 'POST') return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
    return response.end(JSON.stringify(body));
  }
}

/** The same type whose objects have Express' prototype from the start: giving it to each of them later makes every use of them slow. */
function madeWith<T extends typeof IncomingMessage | typeof ServerResponse>(type: T, prototype: object): T {
  const made = function (...given: unknown[]): object {
    return Reflect.construct(type, given, made);
  };
  return Object.assign(made, { prototype }) as unknown as T;
}

const conditional = new WeakSet<Response>();

/** Lets an answer of JSON be told by its tag: a reader who has it already is answered 304. */
export function answerConditionally(response: Response): void {
  conditional.add(response);
}

function replyUnlessKnown(response: Response, content: string): unknown {
  const tag = etagOf(content);
  response.setHeader('ETag', tag);
  if (response.statusCode === 200 && isKnown(response.req, tag)) return response.status(304).end();
  return response.type('json').send(content);
}

/** Requests that a connection may have sent ahead of their turn; browsers send none. */
const mostAhead = 32;

type Waiting = readonly [IncomingMessage, ServerResponse];

/**
 * Lets the requests of one connection begin one after the other, each when the answer before has left: for a client
 * that sends many at once and reads slowly, one answer is kept, not all. A client that sends too far ahead is cut off.
 */
export function queuePerConnection(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>();
  const begin = (request: IncomingMessage, response: ServerResponse, line: Waiting[]): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.writable ? line.shift() : undefined;
      if (next) begin(...next, line);
      else lines.delete(socket);
    });
    answer(request, response as Parameters<RequestListener>[1]);
  };
  return (request, response) => {
    const line = lines.get(request.socket);
    if (line === undefined) {
      const own: Waiting[] = [];
      lines.set(request.socket, own);
      begin(request, response, own);
    } else if (line.push([request, response]) > mostAhead) request.socket.destroy();
  };
}
