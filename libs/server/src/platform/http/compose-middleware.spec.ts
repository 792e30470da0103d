import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { composeMiddleware } from './compose-middleware.js';

describe('handlers in turn', () => {
  const request = {} as Request;
  const response = {} as Response;

  function run(...handlers: readonly RequestHandler[]): Promise<unknown> {
    return new Promise((resolve) => {
      void composeMiddleware(...handlers)(request, response, ((error?: unknown) => resolve(error)) as NextFunction);
    });
  }

  it('goes on when the last of them does, each once and in order', async () => {
    const called: number[] = [];
    const at =
      (n: number): RequestHandler =>
      (_request, _response, next) => {
        called.push(n);
        setImmediate(next);
      };
    expect(await run(at(1), at(2), at(3))).toBeUndefined();
    expect(called).toEqual([1, 2, 3]);
  });

  it('stops where one refuses, and asks none behind it', async () => {
    const refusal = new Error('no');
    const behind = jest.fn<void, []>();
    expect(await run((_request, _response, next) => next(refusal), behind)).toBe(refusal);
    expect(behind).not.toHaveBeenCalled();
  });

  it('passes on what one throws, also one that is asked later', async () => {
    const thrown = new Error('broken');
    const later: RequestHandler = (_request, _response, next) => setImmediate(next);
    const breaks: RequestHandler = () => {
      throw thrown;
    };
    expect(await run(breaks)).toBe(thrown);
    expect(await run(later, breaks)).toBe(thrown);
  });
});
