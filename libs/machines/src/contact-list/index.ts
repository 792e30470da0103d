export { contactListMachine } from './machine.js';
export type {
  ContactChange,
  ContactEntry,
  ContactListContext,
  ContactListEvent,
  ContactListInput,
  ContactOutcome,
} from './types.js';
