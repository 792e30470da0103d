import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

/**
 * Lets the requests of one connection begin one after the other, each when the answer before has left: whoever sends many
 * at once and reads slowly has one answer kept for them, not all.
 */
export function oneAtATime() {
  const newest = new WeakMap<Socket, Response>();
  return (request: Request, response: Response, next: NextFunction): void => {
    const { socket } = request;
    const before = newest.get(socket);
    newest.set(socket, response);
    if (before === undefined || before.closed) return next();
    before.once('close', () => {
      if (!socket.destroyed) next();
    });
  };
}
