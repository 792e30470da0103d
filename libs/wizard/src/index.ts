export { createWizard } from './create-wizard.js';
export type {
  AnswerProps,
  FlowSetup,
  Screen,
  ScreenProps,
  ScreenScript,
  WizardOptions,
  WizardPage,
} from './wizard-options.js';
export { useFlowSetup, useWizard, type WizardServices } from './services.js';
export { AllTexts } from './messages/all-texts.js';
export { useWizardText } from './messages/use-wizard-text.js';
export type { WizardKey } from './messages/catalogue.js';

export { Shell, type ShellProps } from './shell/shell.js';
export { useDrawn } from './shell/use-drawn.js';
export { Question, type QuestionProps } from './shell/question.js';
export { ConflictDialog } from './flow/conflict-dialog.js';
export { MailButton } from './flow/mail-button.js';
export { QrCode } from './flow/qr-code.js';
export { SyncNotice } from './flow/sync-notice.js';
export { OutcomePage, type OutcomePageProps } from './outcome/outcome-page.js';
export { LeaveButton, useLeave } from './outcome/leave-button.js';
export { Summary, type SummaryProps } from './summary/summary.js';
export { SummaryLink } from './summary/summary-link.js';
export { DocumentSlots, type DocumentSlot } from './documents/document-slots.js';
export { DocumentUpload, type DocumentUploadProps } from './documents/document-upload.js';
export { unknownCode, UnknownCode } from './resume/unknown-code.js';

export { StepScreen, type StepScreenProps } from './step/step-screen.js';
export { StepFields, type StepFieldsProps } from './step/step-fields.js';
export { FormField, type FormFieldProps } from './step/form-field.js';
export { useErrorText, useNamedErrorText } from './step/error-text.js';
export { useTypingCheck } from './step/typing-check.js';
export { useFieldLabel } from './step/field-label.js';
export { Part, type PartProps } from './step/part.js';
export { useStepForm, type StepFormOptions } from './step/use-step-form.js';
export { useChoices } from './step/use-choices.js';
export type { StepForm } from './step/step-form.js';
export { sentValues, typedValues, type TypedValues } from './step/step-values.js';

export { checkedTransport } from './flow/open-client.js';
export { fetchDropdowns, type Choice, type Choices } from './requests/choices.js';
export { withHumanCheck } from './requests/human-check.js';
export { numberOf, rowOf, rowsOf, textOf, type ChoiceRow } from './requests/wire.js';
export { once } from './visit/once.js';
export { openCode } from './visit/open-code.js';
export { recall, remember, rememberOnce } from './visit/remember.js';
