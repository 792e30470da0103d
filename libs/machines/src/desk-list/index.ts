export { deskListMachine, type DeskListEvent } from './machine.js';
