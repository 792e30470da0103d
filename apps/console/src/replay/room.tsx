import type { ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router';
import './replay.css';
import { FindPage } from './find-page.js';
import { ReplayPage } from './replay-page.js';

/** An application on its chart, back and forth in time. */
export function Room(): ReactNode {
  return (
    <Routes>
      <Route index element={<FindPage />} />
      <Route path=":id" element={<OneApplication />} />
    </Routes>
  );
}

function OneApplication(): ReactNode {
  const { id = '' } = useParams();
  return <ReplayPage key={id} id={id} />;
}
