import { useDrawn } from '@statewise/wizard';
import { lazy, Suspense } from 'react';

const IntermediaryMark = lazy(async () => ({ default: (await import('./intermediary-mark.js')).IntermediaryMark }));
const SignedIn = lazy(async () => ({ default: (await import('./signed-in.js')).SignedIn }));

/** In the header of every page: who is signed in, once that is known. */
export function Navigation() {
  const isDrawn = useDrawn();
  if (!isDrawn) return null;
  return (
    <Suspense>
      <IntermediaryMark />
      <SignedIn />
    </Suspense>
  );
}
