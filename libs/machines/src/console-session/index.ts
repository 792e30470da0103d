export { consoleSessionMachine, type ConsoleSessionEvent, type SignedInPerson } from './machine.js';
