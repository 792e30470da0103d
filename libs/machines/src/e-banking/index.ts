export { businessAccountMachine } from './machine.js';
export { businessAccountFlow } from './flow.js';
export { registerAnswers, type BusinessEvent, type RegisterAnswer } from './events.js';
export { missingAnswers, missingDocuments } from './answers.js';
export {
  answerOf,
  contactLists,
  contactName,
  contactsIn,
  countingContacts,
  listOf,
  type ContactList,
} from './contact-lists.js';
export {
  companiesWithoutOwners,
  comparableText,
  isCardDoubtful,
  personIdentity,
  remainingCapacity,
  totalShares,
} from './contact-rules.js';
export { businessSteps, isCreditCardAccount } from './steps.js';
export { isBusinessContext, type BusinessContext } from './context.js';
