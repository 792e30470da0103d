import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { Frame } from './frame.js';

it('brings the link of the page into sight, however the page was reached', async () => {
  serve((call) => (call.startsWith('GET /api/v1/tasks') ? { tasks: [], counts: [], next_cursor: null } : undefined));
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function note(this: Element) {
    shown.push(this.textContent);
  };
  await renderInConsole(<Frame>Page</Frame>, '/audit');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(shown.at(-1) ?? 'no link');
  await userEvent.click(screen.getByRole('link', { name: 'Operations' }));
  expect(shown.at(-1)).toBe('Operations');
});
