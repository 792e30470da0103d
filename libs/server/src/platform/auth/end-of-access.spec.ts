import { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import type { Identity } from './access.js';
import { EndOfAccess } from './end-of-access.js';

const signedIn: Identity = { actor: { role: 'staff', id: 'a' } };

/** What is sent to somebody who is signed in, and how often it was asked whether they still are. */
function sending() {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { cookie: 'a=b' });
  const identityOf = jest.fn(async (): Promise<Identity | undefined> => signedIn);
  const end = new EndOfAccess();
  end.learn([{ header: 'cookie', identityOf }]);
  const response = new ServerResponse(request);
  const cut = () => end.cut(Object.assign(request, signedIn) as Request & Identity, response as Response);
  return { response, identityOf, cut };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it('breaks an answer off once its caller is signed out, and asks no more', async () => {
  const { response, identityOf, cut } = sending();
  cut();
  await jest.advanceTimersByTimeAsync(2_500);
  expect(response.destroyed).toBe(false);
  identityOf.mockResolvedValue(undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(response.destroyed).toBe(true);
  expect(identityOf).toHaveBeenCalledTimes(3);
});

it('asks nothing about an answer whose reader has gone, before it began or after', async () => {
  const gone = sending();
  gone.response.destroy();
  await once(gone.response, 'close');
  gone.cut();
  const going = sending();
  going.cut();
  going.response.destroy();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([gone, going].map(({ identityOf }) => identityOf.mock.calls.length)).toEqual([0, 0]);
});
