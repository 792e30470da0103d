import http, { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';

const script = `new EventSource('/__reload').onmessage = () => location.reload();`;
const tag = '<script src="/__reload.js"></script>';

/** Stands before the API while somebody develops: requests wait while it restarts, and open pages reload when told. */
export class ReloadingProxy {
  private readonly readers = new Set<ServerResponse>();
  private readonly server: http.Server;
  private readonly target: () => Promise<number>;

  /** `target` answers the API's port as soon as it is ready. */
  constructor(target: () => Promise<number>) {
    this.target = target;
    this.server = http.createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, resolve);
    });
  }

  /** Makes every open page load again. */
  reload(): void {
    for (const reader of this.readers) reader.write('data: reload\n\n');
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/__reload.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (request.url === '/__reload') return this.keepReader(response);
    const answer = await forward(request, await this.target());
    if (!String(answer.headers['content-type']).startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return pipeline(answer, response);
    }
    const page = (await buffer(answer)).toString().replace('</head>', `${tag}</head>`);
    response
      .writeHead(answer.statusCode ?? 502, {
        ...withoutLength(answer.headers),
        'content-length': Buffer.byteLength(page),
      })
      .end(page);
  }

  private keepReader(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    this.readers.add(response);
    response.once('close', () => this.readers.delete(response));
  }
}

/** Sends a request on, asking for an answer that is not compressed, so that the script can be put into it. */
function forward(request: IncomingMessage, port: number): Promise<IncomingMessage> {
  const { 'accept-encoding': _, ...headers } = request.headers;
  return new Promise((resolve, reject) => {
    const onward = http.request(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
      resolve,
    );
    onward.once('error', reject);
    request.pipe(onward);
  });
}

function withoutLength({
  'content-length': _,
  'transfer-encoding': __,
  etag: ___,
  ...headers
}: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return headers;
}
