import { StoreDetails, StoreEntry } from '@statewise/fields';
import { defineSteps, step } from '@statewise/flow';

/** The steps of a store: who sells, by employee number or by signing in; the customer and the loan; the code to hand over. */
export const storeSteps = defineSteps({
  identify: step(1, '', StoreEntry),
  intermediaryLogin: step(1, 'intermediary'),
  applicationDetails: step(2, 'application-details', StoreDetails),
  finish: step(3, 'finish'),
});
