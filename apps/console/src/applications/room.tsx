import './applications.css';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { ApplicationPage } from './application/application-page.js';
import { ListPage } from './list/list-page.js';

/** Every application: the list, and each one’s page with its parts. */
export function Room(): ReactNode {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      <Route path=":id/*" element={<ApplicationPage />} />
    </Routes>
  );
}
