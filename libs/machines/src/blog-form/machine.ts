// The filter form above the blog. The browser owns it; it starts closed.
import { setup } from 'xstate';
import type { ChartMeta } from '@statewise/flow';

export type BlogFormEvent = { readonly type: 'form.toggled' } | { readonly type: 'form.closed' };

/** The chart of the blog form. */
export const blogFormMachine = setup({ types: { events: {} as BlogFormEvent, meta: {} as ChartMeta } }).createMachine({
  id: 'blog-form',
  description: 'Whether the form above the blog is open.',
  meta: { title: 'Blog form', guards: {}, actions: {} },
  initial: 'closed',
  states: {
    closed: { description: 'Only the toggle is shown.', on: { 'form.toggled': 'open' } },
    open: { description: 'The form is shown.', on: { 'form.toggled': 'closed', 'form.closed': 'closed' } },
  },
});
