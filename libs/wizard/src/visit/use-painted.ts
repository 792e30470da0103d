import { createContext, startTransition, use, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';

/** Whether the screen around a component came after another one: the applicant pressed a button and waits for it. */
export const FollowsContext = createContext(false);

/** False until what is drawn first of a screen that follows another has been painted: the rest of it waits, so that nothing of it holds that up. */
export function useIsPainted(): boolean {
  const follows = use(FollowsContext);
  const [isPainted, setIsPainted] = useState(!follows);
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);
  return isPainted;
}

/** A value as it was until what else is drawn with a new one has been painted. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return afterPaint(() => startTransition(() => setPainted(() => value)));
  }, [painted, value]);
  return painted;
}
