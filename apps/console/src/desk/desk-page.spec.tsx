import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { switchLetterKeys } from '../components/keys.js';
import { RefusedCall, renderInConsole, serve } from '../testing/in-console.js';
import { DeskPage } from './desk-page.js';
import { TaskBar } from './task-bar.js';

const user = userEvent.setup();
const task = {
  id: '1',
  kind: 'review',
  label: 'Reviews',
  subject: '7',
  title: 'Ada Vella',
  application: { id: '7', flow: 'loan', title: 'Loan', name: 'Ada Vella' },
  by: null,
  since: '2026-11-20T10:00:00.000Z',
  due_at: '2026-12-04T10:00:00.000Z',
  is_overdue: true,
  assigned_to: null,
  put_off_until: null,
  is_notice: false,
};
const bob = { ...task, id: '2', title: 'Bob Peeters', is_overdue: false };
const maria = { id: 'maria', name: 'Maria Borg' };
const jan = { id: 'jan', name: 'Jan Peeters' };
const count = { kind: 'review', label: 'Reviews', all: 2, mine: 0, unassigned: 2, overdue: 1 };
const ofMails = { kind: 'mail', label: 'Failed mails', all: 1_000, mine: 3, unassigned: 900, overdue: 1 };

/** A server with these tasks; what was asked of it, with what was sent. */
function aDesk(...tasks: readonly object[]): [string, unknown][] {
  const asked: [string, unknown][] = [];
  serve((call, body) => {
    asked.push([call, body]);
    if (call === 'GET /api/v1/tasks/counts') return { counts: [count, ofMails] };
    if (call === 'GET /api/v1/tasks/assignees?kind=review') return { people: [maria, jan] };
    if (call === 'GET /api/v1/saved-views')
      return { views: [{ id: 'v', name: 'Late', query: 'page=desk&due=overdue' }] };
    return call.startsWith('GET /api/v1/tasks') ? { tasks, next_cursor: null } : undefined;
  });
  return asked;
}

it('lists what waits, and says how much it is and what keys do', async () => {
  aDesk(task, bob);
  await renderInConsole(<DeskPage />);
  const row = await screen.findByRole('row', { name: /Ada Vella/ });
  expect(within(row).getByText('Overdue')).toBeVisible();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/reviews/7?task=1');
  expect(await screen.findByRole('link', { name: /Nobody’s yet ?902$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /All ?999\+$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Late' })).toHaveAttribute('href', '/?due=overdue');
});

it.each([
  ['/?kind=review', /Nobody’s yet ?2$/],
  ['/?kind=review&due=today', /Nobody’s yet$/],
])('says at %s how much stands in a list that is narrowed, as far as that is known', async (address, name) => {
  aDesk(task, bob);
  await renderInConsole(<DeskPage />, address);
  await screen.findByRole('row', { name: /Ada Vella/ });
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

it('asks each time for what is due by then', async () => {
  const asked = aDesk(task);
  const instants = () => new Set(asked.flatMap(([call]) => /due_before=[^&]+/.exec(call) ?? []));
  await renderInConsole(<DeskPage />, '/?due=overdue');
  const take = await screen.findByRole('button', { name: 'Take: Ada Vella' });
  expect(instants().size).toBe(1);
  await user.click(take);
  await waitFor(() => expect(instants().size).toBe(2));
});

it('takes by a key the task on which the keyboard stands', async () => {
  const asked = aDesk(task, bob);
  await renderInConsole(<DeskPage />);
  await screen.findByRole('row', { name: /Bob Peeters/ });
  await user.keyboard('jjt');
  expect(await screen.findByText('It is yours')).toBeVisible();
  expect(asked).toContainEqual(['PUT /api/v1/tasks/2/assignee', { account: 'noor', from: null }]);
});

it('takes a notice off the desk, which is nobody else’s', async () => {
  const asked = aDesk({ ...task, is_notice: true });
  await renderInConsole(<DeskPage />);
  await user.click(await screen.findByRole('button', { name: 'I have read it: Ada Vella' }));
  expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  expect(asked).toContainEqual(['DELETE /api/v1/tasks/1', undefined]);
});

it('hands over to the colleague who is chosen', async () => {
  const asked = aDesk(task);
  await renderInConsole(<DeskPage />);
  await user.click(await screen.findByRole('button', { name: 'Hand over: Ada Vella' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hand over' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(dialog.getByLabelText('To')).toHaveAccessibleDescription('Error: Choose a colleague');
  await user.selectOptions(dialog.getByLabelText('To'), 'Maria Borg');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Handed over')).toBeVisible();
  expect(asked).toContainEqual(['PUT /api/v1/tasks/1/assignee', { account: 'maria', from: null }]);
});

it('offers nobody who proposed it', async () => {
  aDesk({ ...task, by: jan });
  await renderInConsole(<DeskPage />);
  await user.click(await screen.findByRole('button', { name: 'Hand over: Ada Vella' }));
  const names = within(await screen.findByRole('dialog')).findAllByRole('option');
  expect((await names).map(({ textContent }) => textContent)).toEqual([expect.any(String), 'Maria Borg']);
});

it('puts off until eight in the morning in Brussels', async () => {
  const asked = aDesk(task);
  await renderInConsole(<DeskPage />);
  await user.click(await screen.findByRole('button', { name: 'Put off: Ada Vella' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Put off' }));
  const [, body] = asked.find(([call]) => call === 'PUT /api/v1/tasks/1/delay') ?? [];
  const { until } = body as { readonly until: string };
  expect(new Date(until).toLocaleTimeString('en-GB', { timeZone: 'Europe/Brussels' })).toBe('08:00:00');
});

it('says so where nothing waits', async () => {
  aDesk();
  await renderInConsole(<DeskPage />);
  expect(await screen.findByText('Nothing waits here')).toBeVisible();
});

it('leads from a task to the next one of its kind that no colleague has', async () => {
  serve((call) => {
    if (call === 'GET /api/v1/tasks/1') return { task };
    const taken = { ...task, id: '3', title: 'Cleo', assigned_to: maria };
    return call.startsWith('GET /api/v1/tasks') ? { tasks: [task, taken, bob], next_cursor: null } : undefined;
  });
  await renderInConsole(<TaskBar id="1" />, '/reviews/7?task=1');
  expect(await screen.findByRole('link', { name: 'Next: Bob Peeters (key n)' })).toHaveAttribute(
    'href',
    '/reviews/7?task=2',
  );
  expect(screen.getByRole('button', { name: 'Put off: Ada Vella' })).toBeVisible();
});

it.each([
  [404, 1],
  [502, 0],
])('says that a task is done where it is read anew with a %d: %d time', async (status, times) => {
  const read: string[] = [];
  serve((call) => {
    if (call !== 'GET /api/v1/tasks/1') return call.startsWith('GET /api/v1/tasks') ? { tasks: [bob] } : undefined;
    read.push(call);
    return read.length === 1 ? { task } : new RefusedCall(status);
  });
  await renderInConsole(<TaskBar id="1" />, '/reviews/7?task=1');
  await user.click(await screen.findByRole('button', { name: 'Take: Ada Vella' }));
  await waitFor(() => expect(read.length).toBeGreaterThan(1));
  await act(async () => undefined);
  expect(screen.queryAllByText('This one is done.')).toHaveLength(times);
});

it('names no key of one character while they are switched off', async () => {
  aDesk(bob);
  switchLetterKeys(false);
  const desk = await renderInConsole(<DeskPage />);
  await screen.findByRole('row', { name: /Bob Peeters/ });
  expect(screen.queryByText(/^Keys:/)).toBeNull();
  desk.unmount();
  serve((call) => (call === 'GET /api/v1/tasks/1' ? { task } : { tasks: [bob] }));
  await renderInConsole(<TaskBar id="1" />, '/reviews/7?task=1');
  const next = await screen.findByRole('link', { name: 'Next: Bob Peeters' });
  expect(next).not.toHaveAttribute('aria-keyshortcuts');
  act(() => switchLetterKeys(true));
});
