import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { RoomRoutes } from '../pieces/room-routes.js';
import { ProposalPage } from './proposal-page.js';
import { ProposalsPage } from './proposals-page.js';

/** Acts that wait for a second person, in the hands of admins. */
export function Room(): ReactNode {
  return (
    <RoomRoutes>
      <Route index element={<ProposalsPage />} />
      <Route path=":id" element={<ProposalPage />} />
    </RoomRoutes>
  );
}
