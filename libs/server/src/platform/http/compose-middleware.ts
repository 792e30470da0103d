import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Handlers as one: between two of its own the router looks at the address and its parameters anew, for each request. */
export function composeMiddleware(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request: Request, response: Response, done: NextFunction): void => {
    let at = 0;
    const next = (error?: unknown): void => {
      const handler = error === undefined ? handlers[at++] : undefined;
      if (handler === undefined) return done(error);
      try {
        void handler(request, response, next);
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}
