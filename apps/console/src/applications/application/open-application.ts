import type { Standing } from '../api.js';

/** An application as its page knows it: where it is, and who applies for how much. */
export interface OpenApplication extends Standing {
  readonly name: string | null;
  readonly amount: number | null;
}

/** Everything about one application starts with this key; whoever changes it invalidates that. */
export const applicationKey = (id: string): readonly string[] => ['application', id];
