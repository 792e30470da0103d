export { privacyMachine, type PrivacyEvent } from './machine.js';
