import type { NextFunction, Request, Response } from 'express';
import type { ActorSource } from '../auth/access.js';
import { Config } from '../config/config.js';
import { Problem } from '../problem/problem.js';
import { apiMiddleware, type ApiMiddlewareOptions } from './middleware.js';
import { Origins } from './origins.js';

type Limits = ApiMiddlewareOptions['limits'];

const quiet = { headers: () => undefined, refuseBlocked: () => undefined } as unknown as Limits;

/** What a call of the API comes to, and as whom it goes on. */
async function pass(sources: readonly ActorSource[], { limits = quiet, ...headers }: Record<string, unknown> = {}) {
  const publicUrl = 'https://bank.example';
  const origins = new Origins({ publicUrl, consoleUrl: publicUrl } as Config);
  const handle = apiMiddleware({ origins, limits: limits as Limits, sources, budgets: {} as never });
  const request = { method: 'GET', url: '/api/v1/session', headers, address: '192.0.2.7' } as unknown as Request;
  const response = { setHeader: () => undefined } as unknown as Response;
  const error = await new Promise<unknown>((resolve, reject) => {
    Promise.resolve(handle({ ...request, complete: true } as Request, response, resolve as NextFunction)).catch(reject);
  });
  return error;
}

const source = (header: ActorSource['header'], identityOf: ActorSource['identityOf']): ActorSource => ({
  header,
  identityOf,
});
const never = source('cookie', () => {
  throw new Error('was asked');
});

it('asks a way to say who one is only where the request has its header', async () => {
  expect(await pass([never])).toBeUndefined();
  await expect(pass([never], { cookie: 'a=b' })).rejects.toThrow('was asked');
});

it('asks the ways in their order, and none behind the first that takes the request', async () => {
  const asked: string[] = [];
  const declines = source('authorization', () => void asked.push('first') as undefined);
  const takes = source('authorization', async () => {
    asked.push('second');
    return { actor: { role: 'staff' } };
  });
  expect(await pass([declines, takes, never], { authorization: 'Bearer a', cookie: 'a=b' })).toBeUndefined();
  expect(asked).toEqual(['first', 'second']);
});

it('passes on what a way to say who one is fails with, and what is refused once it is known', async () => {
  const fails = source('cookie', () => Promise.reject(new Error('no database')));
  expect(await pass([fails], { cookie: 'a=b' })).toEqual(new Error('no database'));
  const limits = {
    headers: () => undefined,
    refuseBlocked() {
      throw new Problem('REQUEST.TOO_MANY');
    },
  };
  const anonymous = source('cookie', () => Promise.resolve(undefined));
  const signedIn = source('cookie', async () => ({ actor: { role: 'staff', id: 'a' } }));
  expect(await pass([anonymous], { cookie: 'a=b', limits })).toEqual(new Problem('REQUEST.TOO_MANY'));
  expect(await pass([signedIn], { cookie: 'a=b', limits })).toBeUndefined();
});
