import { FailureToasts, ToastRegion } from '@statewise/ui';

/** What failed in this page and nothing caught; empty until something does. */
export function PageMessages() {
  return (
    <ToastRegion>
      <FailureToasts />
    </ToastRegion>
  );
}
