export { languageCheckMachine, type LanguageCheckContext, type LanguageCheckEvent } from './machine.js';
