import type { Locale } from '@statewise/i18n';
import { jobListMachine, type JobListContext } from '@statewise/machines';
import { createActor, type Actor } from 'xstate';
import { jobFilterAddress } from './filter-address.js';

/** The chart of the list of jobs, which keeps the address in step with its filter. */
export function jobListActor(drawn: JobListContext, locale: Locale): Actor<typeof jobListMachine> {
  const machine = jobListMachine.provide({
    actions: {
      showInAddress: ({ context }) => history.replaceState(history.state, '', jobFilterAddress(locale, context.filter)),
    },
  });
  return createActor(machine, { input: drawn });
}
