import { ok, operation, operations, type Area } from './operation.js';
import * as s from './schema.js';
import { everyone } from './who.js';

/** The front ends that ask for dropdowns. */
export const dropdownApps = ['consumer_loans_application', 'consumer_loans_vm_stores', 'e_banking'] as const;

const area: Area = { name: 'Dropdowns', description: 'The values of choices with their labels.', isSpecified: true };

const example = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];
const choice = s.namedObject('Choice', {
  value: s.text('What is sent'),
  label: s.text('What people read, in the language asked for'),
});
/** What a form shows and what it sends. */
export type Choice = s.OutputOf<typeof choice>;
const choices = s.list(choice);
const app = {
  schema: s.text(undefined, { enum: dropdownApps }),
  description: 'The front end',
  example: dropdownApps[0],
};

/** The choices of every form, in the reader’s language. */
export const dropdowns = operations('dropdowns', area, {
  all: operation('GET', '/dropdowns/getDropdowns/{app}', {
    who: everyone,
    summary: 'All dropdowns of a front end',
    path: { app },
    isLocalised: true,
    isConditional: true,
    answers: ok({ dropdowns: s.mapOf(choices, 'By name') }, { dropdowns: { titles: example } }),
  }),
  one: operation('GET', '/dropdowns/getDropdown/{name}/{app}', {
    who: everyone,
    summary: 'One dropdown',
    path: {
      name: {
        schema: s.text(),
        description: 'Its name, which may end in a language: `titles_fr`',
        example: 'titles_en',
      },
      app,
    },
    isLocalised: true,
    isConditional: true,
    answers: ok({ dropdown: choices }, { dropdown: example }),
  }),
});
