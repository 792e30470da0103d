import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { QueuePage } from './queue-page.js';
import { ReviewPage } from './review-page.js';
import './casework.css';

/** Applicants who asked for a person. */
export function Room(): ReactNode {
  return (
    <Routes>
      <Route index element={<QueuePage />} />
      <Route path=":id" element={<ReviewPage />} />
    </Routes>
  );
}
