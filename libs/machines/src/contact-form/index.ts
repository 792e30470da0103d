export { contactFormMachine, type ContactFormContext, type ContactFormEvent } from './machine.js';
export { attachmentLimits, type Attached, type AttachmentKey, type LeftOut } from './attachments.js';
