import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Handlers as one: between two of its own the router looks at the address and its parameters anew, for each request. */
export function inTurn(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    let at = 0;
    const goOn = (error?: unknown): void => {
      const handler = error === undefined ? handlers[at++] : undefined;
      if (handler === undefined) return next(error);
      try {
        void handler(request, response, goOn);
      } catch (thrown) {
        next(thrown);
      }
    };
    goOn();
  };
}
