import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export const taken = (response: ServerResponse): void => void response.writeHead(204).end();

/** A server on this machine that webhooks are sent to. */
export class WebhookReceiver {
  /** What was sent, the oldest first. */
  readonly received: Received[] = [];
  /** Answers each request once its body is there. */
  answer: (response: ServerResponse, path: string) => void = taken;
  readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.received.push({ path: request.url ?? '', headers: request.headers, body });
      this.answer(response, request.url ?? '');
    });
  });

  /** The port that it listens on. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Listens on a free port; returns its URL. */
  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
