import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router';
import { consoleAround, renderInConsole, serve } from '../testing/in-console.js';
import { DataPanel } from './data-panel.js';
import { PersonPanel } from './person-panel.js';

const Address = () => <p>{useLocation().pathname}</p>;

it('leads to the applications once one is erased', async () => {
  const erasure = { by: { name: 'Wim Peeters' }, reason: null, is_own: false, hash: 'h' };
  serve((call) => (call === 'GET /api/v1/applications/7/acts' ? { erasure } : undefined));
  await renderInConsole(
    <Routes>
      <Route path="/applications/7" element={<DataPanel id="7" />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    '/applications/7',
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('/applications')).toBeVisible();
});

it('has what was typed against one erasure in no form against another', async () => {
  const user = userEvent.setup();
  let at = '2026-12-01T08:00:00Z';
  const erasure = { by: { name: 'Wim Peeters' }, reason: null, is_own: false, hash: 'h' };
  serve((call) => (call === 'GET /api/v1/applications/7/acts' ? { erasure: { ...erasure, at } } : undefined));
  const around = await consoleAround();
  const shown = async (): Promise<void> => {
    cleanup();
    await act(async () => render(around(<DataPanel id="7" />)));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  };
  await shown();
  await user.type(screen.getByRole('textbox'), 'A court asks for it');
  await shown();
  expect(screen.getByRole('textbox')).toHaveValue('A court asks for it');
  at = '2026-12-02T08:00:00Z';
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await shown();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  clock.mockRestore();
});

it('has what was typed about one person in no form about another of the same application', async () => {
  const user = userEvent.setup();
  const person = { name: null, born: null, emails: [], cards: [] };
  const kept = { person, items: [], unread: 0, has_more: false, hash: 'h', erasure: null };
  serve((call) => (call.startsWith('GET /api/v1/applications/7/person') ? kept : undefined));
  const around = await consoleAround();
  const persons = ['?contact=owner', '?contact=holder', '.'];
  const page = around(
    <>
      {persons.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <PersonPanel id="7" />
    </>,
  );
  const reasonField = async (of: string) => {
    cleanup();
    await act(async () => render(page));
    await user.click(screen.getByRole('link', { name: of }));
    await user.click(await screen.findByRole('button', { name: 'Ask for erasure of all of it' }));
    return within(screen.getByRole('dialog')).getByRole('textbox');
  };
  await user.type(await reasonField('?contact=owner'), 'Asked by letter');
  expect(await reasonField('?contact=holder')).toHaveValue('');
  expect(await reasonField('.')).toHaveValue('');
  expect(await reasonField('?contact=owner')).toHaveValue('Asked by letter');
});
