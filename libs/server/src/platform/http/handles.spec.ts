import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ApplicationsQuery, SentEvent } from '@statewise/contract';
import type { Response } from 'express';
import { checkInput, tellOfDeprecation } from './handles.js';

const now = { at: '2026-11-20T10:00:00.000Z' };

it('gives an emptied member of a search the value of its class', () => {
  const emptied = { sort: null, limit: '', flow: null, q: ' ada ' };
  expect(checkInput(ApplicationsQuery, emptied, 'refused', now)).toEqual({
    values: { sort: 'newest', limit: 50, q: 'ada' },
  });
  expect(checkInput(ApplicationsQuery, { colour: 'red', limit: 101 }, 'refused', now)).toEqual({
    errors: { colour: ['unknown'], limit: ['max'] },
  });
});

it('ignores what a query does not name', () => {
  const query = { amount_from: '10.50', colour: 'red', flow: '', limit: '20' };
  expect(checkInput(ApplicationsQuery, query, 'ignored', now)).toEqual({
    values: { amount_from: 10.5, limit: 20, sort: 'newest' },
  });
  expect(checkInput(ApplicationsQuery, { amount_to: ['1', '2'], from: 'today' }, 'ignored', now)).toEqual({
    errors: { amount_to: ['numbers'], from: ['format'] },
  });
});

it('leaves other members of an open body to the declaration of the event', () => {
  expect(checkInput(SentEvent, { type: ' step.save ', step: 2, version: null }, 'kept', now)).toEqual({
    values: { type: 'step.save', step: 2 },
  });
  expect(checkInput(SentEvent, { version: 'two' }, 'kept', now)).toEqual({
    errors: { type: ['required'], version: ['numbers'] },
  });
});

it('tells of a deprecation in the words of its standards', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  tellOfDeprecation(response as Response, { since: '2026-12-01', sunset: '2027-12-31', instead: '/api/v1/flows' });
  expect(response.getHeaders()).toEqual({
    deprecation: '@1796083200',
    sunset: 'Fri, 31 Dec 2027 00:00:00 GMT',
    link: '</api/v1/flows>; rel="successor-version"',
  });
});
