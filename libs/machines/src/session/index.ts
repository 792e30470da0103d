export { fieldsIn, mergedDrafts, saysSomething, withoutStep } from './drafts.js';
export { sessionMachine } from './machine.js';
export { delayAfter, type Attempt, type SessionApplication } from './session-setup.js';
export type * from './types.js';
