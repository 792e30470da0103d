import { sideMenuMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';

/** The chart of the side menu. */
export function sideMenuActor(): Actor<typeof sideMenuMachine> {
  return createActor(sideMenuMachine);
}
