import { blogFormMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';

/** The chart of the filter form. */
export function filterActor(): Actor<typeof blogFormMachine> {
  return createActor(blogFormMachine);
}
