import { mobileMenuMachine } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';

/** The chart of the menus. */
export function menusActor(): Actor<typeof mobileMenuMachine> {
  return createActor(mobileMenuMachine);
}
