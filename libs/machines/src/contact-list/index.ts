export { contactListMachine } from './machine.js';
export * from './types.js';
