import * as s from '@statewise/contract';
import { answerExample } from './answer-example.js';

const note = s.object(
  { id: s.uuid(), title: s.text(), state: s.text(undefined, { enum: ['open', 'done'] }), is_own: s.flag() },
  { reason: s.text() },
);

it('shows what is always there, by the names of the members', () => {
  expect(answerExample(s.list(note), [])).toEqual([
    { id: expect.stringMatching(/^[\da-f-]{36}$/), title: 'Noor Haddad', state: 'open', is_own: false },
  ]);
});

it('takes what is given in the place of what it would show, at any depth', () => {
  const schema = s.success({ notes: s.list(note), next_cursor: s.nextCursor, of: s.nullable(note) });
  expect(
    answerExample(schema, [], { notes: [{ reason: 'late' }, { state: 'done' }], next_cursor: null }),
  ).toMatchObject({
    success: true,
    notes: [{ state: 'open', reason: 'late' }, { state: 'done' }],
    next_cursor: null,
    of: null,
  });
});

it('prefers the example of a schema', () => {
  expect(answerExample(s.object({ title: s.text('What it is called', { example: 'Called back' }) }), [])).toEqual({
    title: 'Called back',
  });
});

it('calls a text of which nothing is known by its name', () => {
  expect(answerExample(s.object({ shelf: s.text(), row: s.integer(undefined, { minimum: 3 }) }), [])).toEqual({
    shelf: 'shelf',
    row: 3,
  });
});
