import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { renderInConsole, serve } from '../testing/in-console.js';
import { DataPanel } from './data-panel.js';

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
