import type { Area, EndpointDescription } from '@statewise/server/platform/openapi/endpoint.js';
import { list, mapOf, named, object, success, text } from '@statewise/server/platform/openapi/schema.js';
import { dropdownApps } from './dropdowns.service.js';

export const area: Area = {
  name: 'Dropdowns',
  description: 'The values of choices with their labels.',
  isSpecified: true,
};

const example = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];
const choices = list(
  named('Choice', object({ value: text('What is sent'), label: text('What people read, in the language asked for') })),
);
const app = { schema: text(undefined, { enum: dropdownApps }), description: 'The front end', example: dropdownApps[0] };

export const endpoints = {
  all: {
    summary: 'All dropdowns of a front end',
    path: { app },
    isLocalised: true,
    answers: {
      200: {
        schema: success({ dropdowns: mapOf(choices, 'By name') }),
        example: { success: true, dropdowns: { titles: example } },
      },
    },
    problems: ['REQUEST.NOT_FOUND'],
  },
  one: {
    summary: 'One dropdown',
    path: {
      name: { schema: text(), description: 'Its name, which may end in a language: `titles_fr`', example: 'titles_en' },
      app,
    },
    isLocalised: true,
    answers: { 200: { schema: success({ dropdown: choices }), example: { success: true, dropdown: example } } },
    problems: ['REQUEST.NOT_FOUND'],
  },
} as const satisfies Record<string, EndpointDescription>;
