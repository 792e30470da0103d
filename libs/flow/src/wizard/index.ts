export { fieldsKnownTo, stepAnswers, type AnswersOptions, type AnswersOf } from './answers.js';
export {
  FirstAnswers,
  HelpedStep,
  isSaving,
  isWizardEvent,
  JumpTarget,
  SavedStep,
  StepNumber,
  wizardEvents,
  type WizardEvent,
} from './events.js';
export {
  answeredName,
  afterSending,
  anywhere,
  at,
  goTo,
  helping,
  jumpsToForms,
  jumpTo,
  resumeAt,
  undoTo,
  validAnswers,
  validFirstAnswers,
  whenApplicable,
  type JumpRoute,
} from './transitions.js';
export {
  nothingYet,
  preparedBy,
  wizard,
  wizardActionDescriptions,
  wizardGuardDescriptions,
  wizardMeta,
  type WizardOptions,
} from './wizard.js';
