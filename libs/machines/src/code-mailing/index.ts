export { codeMailingMachine, type CodeMailingEvent } from './machine.js';
