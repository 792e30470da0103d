import type { AnyStateMachine } from 'xstate';
import type { Flow } from '@statewise/flow';
import { accordionMachine } from './accordion/index.js';
import { blogFormMachine } from './blog-form/index.js';
import { blogListMachine } from './blog-list/index.js';
import { calculatorMachine } from './calculator/index.js';
import { codeMailingMachine } from './code-mailing/index.js';
import { consoleSessionMachine } from './console-session/index.js';
import { contactFormMachine } from './contact-form/index.js';
import { contactListMachine } from './contact-list/index.js';
import { contentEditorMachine } from './content-editor/index.js';
import { deskMachine } from './desk/index.js';
import { deskListMachine } from './desk-list/index.js';
import { businessAccountFlow } from './e-banking/index.js';
import { documentUploadMachine } from './document-upload/index.js';
import { intermediaryLoginMachine } from './intermediary-login/index.js';
import { jobListMachine } from './job-list/index.js';
import { languageCheckMachine } from './language-check/index.js';
import { handoverMachine } from './handover/index.js';
import { loanApplicationFlow } from './loan-application/index.js';
import { loanCalculatorMachine } from './loan-calculator/index.js';
import { mobileMenuMachine } from './mobile-menu/index.js';
import { navigationIntentMachine } from './navigation-intent/index.js';
import { noticeMachine } from './notice/index.js';
import { privacyMachine } from './privacy/index.js';
import { quoteCarouselMachine } from './quote-carousel/index.js';
import { searchMachine } from './search/index.js';
import { sessionMachine } from './session/index.js';
import { sideMenuMachine } from './side-menu/index.js';
import { storeFlow } from './store/index.js';
import { subscribeMachine } from './subscribe/index.js';
import { typingCheckMachine } from './typing-check/index.js';
import { vatLookupMachine } from './vat-lookup/index.js';

/** A chart of the product; a persisted one is decided and stored by the server, the others live in the browser alone. */
export interface ChartEntry {
  readonly id: string;
  readonly title: string;
  readonly persisted: boolean;
  readonly machine: AnyStateMachine;
}

/** Every persisted flow. */
export const flows: readonly Flow[] = [loanApplicationFlow, businessAccountFlow, storeFlow];

/** Every chart, the persisted ones first. */
export const charts: readonly ChartEntry[] = [
  ...flows.map(({ id, title, machine }) => ({ id, title, persisted: true, machine })),
  { id: 'session', title: 'Sync session', persisted: false, machine: sessionMachine },
  { id: 'loan-calculator', title: 'Loan calculator', persisted: false, machine: loanCalculatorMachine },
  { id: 'accordion', title: 'Accordion of step three', persisted: false, machine: accordionMachine },
  { id: 'document-upload', title: 'Document upload', persisted: false, machine: documentUploadMachine },
  { id: 'contact-list', title: 'List of contacts', persisted: false, machine: contactListMachine },
  {
    id: 'navigation-intent',
    title: 'Address and flow',
    persisted: false,
    machine: navigationIntentMachine,
  },
  { id: 'code-mailing', title: 'Mailing the code', persisted: false, machine: codeMailingMachine },
  { id: 'handover', title: 'Handing over', persisted: false, machine: handoverMachine },
  { id: 'typing-check', title: 'Check while typing', persisted: false, machine: typingCheckMachine },
  { id: 'vat-lookup', title: 'VAT number', persisted: false, machine: vatLookupMachine },
  {
    id: 'intermediary-login',
    title: 'Intermediary’s sign-in',
    persisted: false,
    machine: intermediaryLoginMachine,
  },
  { id: 'privacy', title: 'Privacy policy', persisted: false, machine: privacyMachine },
  { id: 'language-check', title: 'Language check', persisted: false, machine: languageCheckMachine },
  { id: 'blog-list', title: 'Blog list', persisted: false, machine: blogListMachine },
  { id: 'blog-form', title: 'Blog form', persisted: false, machine: blogFormMachine },
  { id: 'subscribe', title: 'Subscribe', persisted: false, machine: subscribeMachine },
  { id: 'contact-form', title: 'Contact form', persisted: false, machine: contactFormMachine },
  { id: 'side-menu', title: 'Side menu', persisted: false, machine: sideMenuMachine },
  { id: 'calculator', title: 'Calculator', persisted: false, machine: calculatorMachine },
  { id: 'mobile-menu', title: 'Mobile menu', persisted: false, machine: mobileMenuMachine },
  { id: 'notice', title: 'Notice', persisted: false, machine: noticeMachine },
  { id: 'job-list', title: 'Job list', persisted: false, machine: jobListMachine },
  { id: 'quote-carousel', title: 'Quote carousel', persisted: false, machine: quoteCarouselMachine },
  { id: 'search', title: 'Search', persisted: false, machine: searchMachine },
  { id: 'console-session', title: 'Sign-in of the console', persisted: false, machine: consoleSessionMachine },
  { id: 'content-editor', title: 'Content editor', persisted: false, machine: contentEditorMachine },
  { id: 'desk', title: 'Desk', persisted: false, machine: deskMachine },
  { id: 'desk-list', title: 'List of the desk', persisted: false, machine: deskListMachine },
];
