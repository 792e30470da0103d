import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
