import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { Problem } from '../problem/problem.js';
import { maxStreams, OpenStreams } from './open-streams.js';

const newResponse = (closed = false): Response => Object.assign(new EventEmitter(), { closed }) as unknown as Response;
const isRefused = (streams: OpenStreams, caller: string): boolean => {
  try {
    streams.count(caller, newResponse(true));
    return false;
  } catch (error) {
    return error instanceof Problem && error.code === 'REQUEST.STREAMS';
  }
};

it('E18: refuses a caller with ten streams, and no other, until one of them closes', () => {
  const streams = new OpenStreams();
  const open = Array.from({ length: maxStreams.perCaller }, () => newResponse());
  for (const response of open) streams.count('one', response);
  expect([isRefused(streams, 'one'), isRefused(streams, 'other')]).toEqual([true, false]);
  open[0]?.emit('close');
  expect(isRefused(streams, 'one')).toBe(false);
});

it('E18: refuses everyone where a process has a thousand', () => {
  const streams = new OpenStreams();
  for (let n = 0; n < maxStreams.perProcess; n += 1) streams.count(`caller ${n >> 3}`, newResponse());
  expect(isRefused(streams, 'another')).toBe(true);
});
