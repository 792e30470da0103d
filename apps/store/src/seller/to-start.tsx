import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

/** A page that a store does not have. */
export function ToStart(): ReactNode {
  return <Navigate to="/" replace />;
}
