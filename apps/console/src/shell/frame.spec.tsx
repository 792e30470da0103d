import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInConsole, serve } from '../testing/in-console.js';
import { Frame } from './frame.js';
import { onLanguageChosen } from './language.js';

it('closes the menu of a phone once somebody went somewhere, also to another list of the desk', async () => {
  const counts = [{ kind: 'review', label: 'Reviews', all: 3, mine: 0, unassigned: 3, overdue: 0 }];
  serve((call) => (call.startsWith('GET /api/v1/tasks') ? { tasks: [], counts, next_cursor: null } : undefined));
  await renderInConsole(<Frame>Page</Frame>, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('button', { expanded: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /^Reviews/ }));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

it('has the page drawn in another language where it is, and what the server words read again', async () => {
  const calls = serve((call) =>
    call.startsWith('GET /api/v1/tasks') ? { tasks: [], counts: [], next_cursor: null } : undefined,
  );
  const draw = jest.fn();
  onLanguageChosen(draw);
  await renderInConsole(<Frame>Page</Frame>);
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'NL Nederlands' }));
  expect(draw).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain('nl');
  expect(calls.slice(before)).toContain('GET /api/v1/tasks/counts');
  await userEvent.click(screen.getByRole('button', { name: 'EN English' }));
});

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

it.each([
  ['/', 3, 'Desk'],
  ['/?kind=review', 3, 'Reviews 3'],
  ['/?kind=review', 0, 'Desk'],
  ['/reviews/7', 3, 'Desk'],
  ['/audit', 3, 'Audit log'],
])('marks one place of the menu as the present one: at %s, where %s reviews wait, %s', async (at, all, place) => {
  const counts = [{ kind: 'review', label: 'Reviews', all, mine: 0, unassigned: all, overdue: 0 }];
  serve((call) => (call.startsWith('GET /api/v1/tasks') ? { tasks: [], counts, next_cursor: null } : undefined));
  await renderInConsole(<Frame>Page</Frame>, at);
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Reviews/ })).toHaveLength(Math.sign(all)));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(place);
});
