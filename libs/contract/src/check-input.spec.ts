import { ApplicationsQuery, SentEvent } from './applications.js';
import { checkBody, checkQuery } from './check-input.js';

const now = { at: '2026-11-20T10:00:00.000Z' };

it('gives an emptied member of a search the value of its class', () => {
  const search = { type: ApplicationsQuery, examples: {} };
  const emptied = { sort: null, limit: '', flow: null, q: ' ada ' };
  expect(checkBody(search, emptied, now)).toEqual({ values: { sort: 'newest', limit: 50, q: 'ada' } });
  expect(checkBody(search, { colour: 'red', limit: 101 }, now)).toEqual({
    errors: { colour: ['unknown'], limit: ['max'] },
  });
});

it('ignores what a query does not name', () => {
  const query = { amount_from: '10.50', colour: 'red', flow: '', limit: '20' };
  expect(checkQuery(ApplicationsQuery, query, now)).toEqual({
    values: { amount_from: 10.5, limit: 20, sort: 'newest' },
  });
  expect(checkQuery(ApplicationsQuery, { amount_to: ['1', '2'], from: 'today' }, now)).toEqual({
    errors: { amount_to: ['numbers'], from: ['format'] },
  });
});

it('leaves other members of an open body to the declaration of the event', () => {
  const event = { type: SentEvent, isOpen: true, examples: {} };
  expect(checkBody(event, { type: ' step.save ', step: 2, version: null }, now)).toEqual({
    values: { type: 'step.save', step: 2 },
  });
  expect(checkBody(event, { version: 'two' }, now)).toEqual({ errors: { type: ['required'], version: ['numbers'] } });
});
