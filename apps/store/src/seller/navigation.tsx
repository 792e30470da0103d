import { Suspense, type ReactNode } from 'react';
import { IntermediaryMark } from './intermediary-mark.js';
import { SignedIn } from './signed-in.js';

/** In the header of every page: who is signed in, once that is known. */
export function Navigation(): ReactNode {
  return (
    <Suspense>
      <IntermediaryMark />
      <SignedIn />
    </Suspense>
  );
}
