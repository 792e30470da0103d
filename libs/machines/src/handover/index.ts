export { handoverMachine, type HandoverContext, type HandoverEvent, type Prepared } from './machine.js';
