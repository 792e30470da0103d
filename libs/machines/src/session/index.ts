export { pauseAfter, sessionMachine, type SessionContext, type SessionEvent } from './machine.js';
