export { contactFormMachine, type ContactFormContext, type ContactFormEvent } from './machine.js';
export { attachmentLimits, type Attached } from './attachments.js';
