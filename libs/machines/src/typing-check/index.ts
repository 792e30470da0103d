export { typingCheckMachine, typingPauses, type TypingCheckEvent } from './machine.js';
