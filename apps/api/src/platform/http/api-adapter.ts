import { createServer } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** Slow senders get five seconds for their headers and a quarter of an hour for a whole upload, never idle for a minute. */
const patience = {
  headersTimeout: 5_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
};

/** Express with a server that does not wait for slow clients, and with JSON answers written without detours. */
export class ApiAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(patience, this.getInstance()).setTimeout(60_000);
  }

  override reply(response: Response, body: unknown, status?: number): unknown {
    if (
      typeof body !== 'object' ||
      body === null ||
      body instanceof StreamableFile ||
      response.hasHeader('Content-Type')
    )
      return super.reply(response, body, status);
    if (status !== undefined) response.statusCode = status;
    const text = JSON.stringify(body);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    return response.end(response.req.method === 'HEAD' ? undefined : text);
  }
}
