import type { ReactNode } from 'react';
import { Route } from 'react-router';
import { RoomRoutes } from '../pieces/room-routes.js';
import { QueuePage } from './queue-page.js';
import { ReviewPage } from './review-page.js';
import '../cases/cases.css';

/** Applicants who asked for a person. */
export function Room(): ReactNode {
  return (
    <RoomRoutes>
      <Route index element={<QueuePage />} />
      <Route path=":id" element={<ReviewPage />} />
    </RoomRoutes>
  );
}
