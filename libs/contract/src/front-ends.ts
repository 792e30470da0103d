import { operation, operations } from './operation.js';
import { everyone } from './who.js';

/** What stands at the root as long as no site does. */
export const startPage = operations(
  'startPage',
  { name: 'Start page', description: 'Leads to a front end.' },
  {
    open: operation('GET', '/', {
      who: everyone,
      summary: 'To the front end that people start with',
      answers: { 302: { description: 'Its address' } },
      isStreamed: true,
      isHidden: true,
    }),
  },
);
