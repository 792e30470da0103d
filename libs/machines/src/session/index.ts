export { fieldsIn, mergedDrafts, withoutStep } from './drafts.js';
export { sessionMachine } from './machine.js';
export { pauseAfter, type Attempt, type Standing } from './session-setup.js';
export type * from './types.js';
