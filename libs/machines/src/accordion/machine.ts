// The three groups of step three. The browser owns it; at most one group is open, occupation at first.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

/** The groups in their order on the page. */
export const accordionGroups = ['occupation', 'income', 'expenditure'] as const;
export type AccordionGroup = (typeof accordionGroups)[number];

export type AccordionEvent =
  | { readonly type: 'group.toggled'; readonly group: AccordionGroup }
  /** A link of the error summary leads into a group. */
  | { readonly type: 'group.opened'; readonly group: AccordionGroup };

const accordion = setup({
  types: { events: {} as AccordionEvent, meta: {} as ChartMeta },
  guards: {
    isGroup: ({ event }, { group }: { group: AccordionGroup }) => event.group === group,
  },
});

const opening = accordionGroups.map((group) => ({
  target: `.${group}` as const,
  guard: { type: 'isGroup' as const, params: { group } },
}));
const closing = (group: AccordionGroup) =>
  ({ 'group.toggled': { target: 'closed', guard: { type: 'isGroup', params: { group } } } }) as const;

/** The chart of the accordion of step three. */
export const accordionMachine = accordion.createMachine({
  id: 'accordion',
  description: 'Which group of step three is open.',
  meta: { title: 'Accordion of step three', guards: { isGroup: 'The event names this group.' }, actions: {} },
  initial: 'occupation',
  states: {
    occupation: { description: 'What the applicant does for a living.', on: closing('occupation') },
    income: { description: 'What comes in every month.', on: closing('income') },
    expenditure: { description: 'What goes out every month.', on: closing('expenditure') },
    closed: { description: 'No group is open.' },
  },
  on: { 'group.toggled': opening, 'group.opened': opening },
});
