import { operation, operations, type Area } from './operation.js';
import { list, mapOf, named, object, success, text, type OutputOf } from './schema.js';
import { everyone } from './who.js';

/** The front ends that ask for dropdowns. */
export const dropdownApps = ['consumer_loans_application', 'consumer_loans_vm_stores', 'e_banking'] as const;

const area: Area = {
  name: 'Dropdowns',
  description: 'The values of choices with their labels.',
  isSpecified: true,
};

const example = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];
const choice = named(
  'Choice',
  object({ value: text('What is sent'), label: text('What people read, in the language asked for') }),
);
/** What a form shows and what it sends. */
export type Choice = OutputOf<typeof choice>;
const choices = list(choice);
const app = { schema: text(undefined, { enum: dropdownApps }), description: 'The front end', example: dropdownApps[0] };

/** The choices of every form, in the reader’s language. */
export const dropdowns = operations('dropdowns', area, {
  all: operation('GET', '/dropdowns/getDropdowns/{app}', {
    who: everyone,
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
  }),
  one: operation('GET', '/dropdowns/getDropdown/{name}/{app}', {
    who: everyone,
    summary: 'One dropdown',
    path: {
      name: { schema: text(), description: 'Its name, which may end in a language: `titles_fr`', example: 'titles_en' },
      app,
    },
    isLocalised: true,
    answers: { 200: { schema: success({ dropdown: choices }), example: { success: true, dropdown: example } } },
    problems: ['REQUEST.NOT_FOUND'],
  }),
});
