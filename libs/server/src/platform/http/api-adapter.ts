import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { queuePerConnection } from './connection-queue.js';

/** Slow senders get five seconds for their headers and a quarter of an hour for a whole upload, never idle for a minute. */
const timeout = {
  headersTimeout: 5_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
};

/** Express with a server that does not wait for slow clients, and keeps no more for them than one answer each. */
export class ApiAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(timeout, queuePerConnection(this.getInstance())).setTimeout(60_000);
  }

  /** The answer to a `POST` is never kept nor asked for again by a tag: an object leaves as its JSON, without Express looking for either. */
  override reply(response: Response, body: unknown, status?: number): unknown {
    if (!isData(body) || response.req.method !== 'POST') return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', 'application/json; charset=utf-8');
    return response.end(JSON.stringify(body));
  }
}

const isData = (body: unknown): body is object => body?.constructor === Object;
