export { typingCheckMachine, type TypingCheckEvent } from './machine.js';
