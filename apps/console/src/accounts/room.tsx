import './accounts.css';
import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { RoomRoutes } from '../pieces/room-routes.js';
import { AccountPage } from './account-page.js';
import { AccountsPage } from './accounts-page.js';

/** Who may sign in, in the hands of admins. */
export function Room(): ReactNode {
  return (
    <RoomRoutes>
      <Route index element={<AccountsPage />} />
      <Route path=":id" element={<AccountPage />} />
    </RoomRoutes>
  );
}
