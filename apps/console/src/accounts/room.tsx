import './accounts.css';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { AccountPage } from './account-page.js';
import { AccountsPage } from './accounts-page.js';

/** Who may sign in, in the hands of admins. */
export function Room(): ReactNode {
  return (
    <Routes>
      <Route index element={<AccountsPage />} />
      <Route path=":id" element={<AccountPage />} />
    </Routes>
  );
}
