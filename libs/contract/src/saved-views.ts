import { Description, rule, Required, Text } from '@statewise/fields';
import { applicationsArea } from './application-schemas.js';
import { AsItIs } from './members.js';
import { ok, operation, operations } from './operation.js';
import * as s from './schema.js';
import { byPerson, ofBank, only, type Who } from './who.js';

const maxQueryLength = 1_000;

/** A list of applications that a person wants to keep; an empty query narrows it by nothing. */
export class NewSavedView {
  @Required() @Text({ max: 60 }) name: string;

  @AsItIs('text', { maxLength: maxQueryLength })
  @Description('As `GET /api/v1/applications` takes it.')
  @rule('length', (value) => typeof value !== 'string' || value.length <= maxQueryLength)
  query: string;
}

const view = s.namedObject('SavedView', {
  id: s.uuid(),
  name: s.text(undefined, { example: 'To look at' }),
  query: s.text('What the list is narrowed by'),
});

const colleagues: Who = { ...byPerson(only(...ofBank)), namedBy: ['own'], sees: 'masked' };

/** Lists of applications that a person keeps under a name. */
export const savedViews = operations('savedViews', applicationsArea, {
  all: operation('GET', '/api/v1/saved-views', {
    who: colleagues,
    summary: 'The lists of applications that the caller keeps',
    description: 'Each person has their own.',
    answers: ok({ views: s.list(view) }),
  }),
  keep: operation('PUT', '/api/v1/saved-views', {
    who: colleagues,
    summary: 'Keep a list under a name, in place of one of the same name',
    description: 'At most 50 for each person. Error key of one more: `max`, at `name`.',
    body: {
      type: NewSavedView,
      examples: { review: { name: 'To look at', query: 'status=risk:3' } },
    },
    answers: ok({ view }),
  }),
  remove: operation('DELETE', '/api/v1/saved-views/{id}', {
    who: colleagues,
    summary: 'Forget a kept list',
    answers: { 204: { description: 'Forgotten' } },
  }),
});

/** A list of applications that a person keeps: `query` is what it is narrowed by. */
export type SavedView = s.OutputOf<typeof view>;
