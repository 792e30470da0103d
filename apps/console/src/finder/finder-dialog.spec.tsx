import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { signInNews } from '../requests/query-client.js';
import { noor, renderInConsole, serve } from '../testing/in-console.js';
import { FinderDialog } from './finder-dialog.js';

const user = userEvent.setup();
const id = '0b0e7a2c-6f5a-4f0e-9a0b-0f6f7a3f8d11';
const payslip = { type: 'payslip', label: 'Payslip', isProposal: false, state: 'thankYou', is_decision: false };
const acts = {
  acts: [],
  jumps: [],
  statuses: [
    { ...payslip, value: 1, value_label: 'passed' },
    { ...payslip, value: 2, value_label: 'failed' },
  ],
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

/** The finder over the page of an application. */
async function aFinder(): Promise<void> {
  serve((call, body) => {
    if (call.endsWith('/acts')) return acts;
    if (call === 'GET /api/v1/tasks/counts') return { counts: [] };
    if (call !== 'POST /api/v1/applications/search') return undefined;
    const { q } = body as { readonly q: string };
    const ada = { id, name: 'Ada Vella', email: 'ada@example.com' };
    const tried = { ...ada, id: '7', name: 'Adam Test', is_test: true };
    return { applications: q.startsWith('ad') ? [ada, tried] : [] };
  });
  await renderInConsole(
    <>
      <FinderDialog onClose={() => undefined} />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </>,
    `/applications/${id}`,
  );
}

it('finds an act on the open application by its words, and opens its form filled in', async () => {
  await aFinder();
  await user.type(screen.getByRole('combobox'), 'pay passed');
  expect(await screen.findByRole('option', { name: 'Payslip: passed', selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByText(`/applications/${id}/acts?act=status&type=payslip&value=1`)).toBeVisible();
});

it('finds people as one types, and moves among the hits by the arrows', async () => {
  await aFinder();
  await user.type(screen.getByRole('combobox'), 'ad');
  expect(await screen.findByRole('option', { name: 'Ada Vella · ada@example.com', selected: true })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Adam Test · ada@example.com · Test' })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Search applications for “ad”', selected: true })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText(`/applications/${id}`)).toBeVisible();
});

it('opens nobody who was found by other letters, while those typed are looked for', async () => {
  await aFinder();
  await user.type(screen.getByRole('combobox'), 'ada');
  await screen.findByRole('option', { name: 'Ada Vella · ada@example.com' });
  serve((call) => (call === 'POST /api/v1/applications/search' ? new Promise(() => undefined) : undefined));
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'zammit');
  expect(screen.queryByRole('option', { name: /Ada Vella/ })).toBeNull();
});

it('looks for nobody where the role may not', async () => {
  const calls = serve((call) => {
    if (call === 'GET /api/v1/session') return { user: { ...noor, role: 'editor' } };
    return call === 'GET /api/v1/tasks/counts' ? { counts: [] } : undefined;
  });
  await renderInConsole(<FinderDialog onClose={() => undefined} />);
  await act(async () => signInNews.dispatchEvent(new Event('doubted')));
  await waitFor(() => expect(calls).toContain('GET /api/v1/session'));
  await user.type(screen.getByRole('combobox'), 'content');
  expect(await screen.findByRole('option', { name: 'Content' })).toBeVisible();
  expect(calls).not.toContain('POST /api/v1/applications/search');
});

it('finds pages', async () => {
  await aFinder();
  await user.type(screen.getByRole('combobox'), 'statist');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/statistics')).toBeVisible();
});
