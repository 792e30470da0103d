export { fieldsKnownTo, stepAnswers, type AnswersOptions, type AnswersOf } from './answers.js';
export {
  FirstAnswers,
  isWizardEvent,
  JumpTarget,
  SavedStep,
  StepNumber,
  wizardEvents,
  type WizardEvent,
} from './events.js';
export { at, goTo, jumpsToForms, jumpTo, resumeAt, undoTo, type JumpRoute } from './transitions.js';
export { nothingYet, wizard, wizardActionDescriptions, wizardGuardDescriptions, type WizardOptions } from './wizard.js';
