import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { CasePage } from './case-page.js';
import { QueuePage } from './queue-page.js';
import { ReviewPage } from './review-page.js';
import './casework.css';

/** Applicants who asked for a person, and what is done with an application. */
export function Room(): ReactNode {
  return (
    <Routes>
      <Route index element={<QueuePage />} />
      <Route path="case/:id/*" element={<CasePage />} />
      <Route path=":id" element={<ReviewPage />} />
    </Routes>
  );
}
