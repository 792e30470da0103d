import { FailureToasts, ToastRegion } from '@statewise/ui';
import type { ReactNode } from 'react';

/** What failed in this page and nothing caught; empty until something does. */
export function PageMessages(): ReactNode {
  return (
    <ToastRegion>
      <FailureToasts />
    </ToastRegion>
  );
}
