export { fieldsKnownTo, stepAnswers, typedAfter, type AnswersOptions, type AnswersOf } from './answers.js';
export * from './events.js';
export * from './transitions.js';
export * from './wizard.js';
