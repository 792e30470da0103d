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

const otherwise = accordionGroups.map((group) => ({
  target: group,
  guard: { type: 'isGroup' as const, params: { group } },
}));

/** The chart of the accordion of step three. */
export const accordionMachine = accordion.createMachine({
  id: 'accordion',
  description: 'Which group of step three is open.',
  meta: { title: 'Accordion of step three', guards: { isGroup: 'The event names this group.' }, actions: {} },
  initial: 'occupation',
  states: {
    occupation: {
      description: 'What the applicant does for a living.',
      on: {
        'group.toggled': [
          { target: 'closed', guard: { type: 'isGroup', params: { group: 'occupation' } } },
          ...otherwise.slice(1),
        ],
      },
    },
    income: {
      description: 'What comes in every month.',
      on: {
        'group.toggled': [
          { target: 'closed', guard: { type: 'isGroup', params: { group: 'income' } } },
          ...otherwise.filter(({ target }) => target !== 'income'),
        ],
      },
    },
    expenditure: {
      description: 'What goes out every month.',
      on: {
        'group.toggled': [
          { target: 'closed', guard: { type: 'isGroup', params: { group: 'expenditure' } } },
          ...otherwise.slice(0, 2),
        ],
      },
    },
    closed: {
      description: 'No group is open.',
      on: { 'group.toggled': otherwise },
    },
  },
  on: {
    'group.opened': accordionGroups.map((group) => ({
      target: `.${group}` as const,
      guard: { type: 'isGroup' as const, params: { group } },
    })),
  },
});
