import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { HttpException, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Watchers } from '../metrics/watchers.js';
import { Readiness } from './readiness.js';

/** The port `METRICS_PORT`, where measurements and readiness are told in full and nothing else is served. */
@Injectable()
export class WatcherPort {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    private readonly watchers: Watchers,
  ) {}

  /** Listens where the configuration names a port; returns the port. */
  async open(): Promise<number | undefined> {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return undefined;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    this.server.listen(metricsPort, host);
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    if (request.method !== 'GET') return send(response, 405, '');
    if (!this.watchers.isToldOnOwnPort(request)) return send(response, 401, '');
    if (request.url === '/metrics') return send(response, 200, await registry.metrics(), registry.contentType);
    if (request.url !== '/health/ready') return send(response, 404, '');
    const [status, found] = await this.ready();
    send(response, status, JSON.stringify(found), 'application/json; charset=utf-8');
  }

  private async ready(): Promise<readonly [status: number, found: unknown]> {
    try {
      return [200, await this.readiness.check()];
    } catch (error) {
      return [503, error instanceof HttpException ? error.getResponse() : { status: 'error' }];
    }
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
