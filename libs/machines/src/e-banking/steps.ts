import { Address, Basics, Holders, Marketing, Payment, People, type Fields } from '@statewise/fields';
import { defineSteps, step } from '@statewise/flow';

/** Whether it is to be an account of a credit card alone: the bank then asks for no owners. */
export function isCreditCardAccount(basics: Fields | undefined): boolean {
  return basics?.['is_credit_card_account'] === true;
}

/** The steps of a business account's application; a credit card account passes the people by. */
export const businessSteps = defineSteps({
  resume: step(0, 'resume'),
  basics: step(1, 'basics', Basics),
  address: step(2, 'address', Address),
  people: step(3, 'people', People, ({ 1: basics }) => !isCreditCardAccount(basics)),
  holders: step(4, 'holders', Holders),
  payment: step(5, 'payment', Payment),
  marketing: step(6, 'marketing', Marketing),
  finish: step(7, 'finish'),
  completed: step(7, 'completed'),
});
