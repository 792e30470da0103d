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

/** Those of the browser, with what people call them. */
const browserCharts: readonly Pick<ChartEntry, 'title' | 'machine'>[] = [
  { title: 'Sync session', machine: sessionMachine },
  { title: 'Loan calculator', machine: loanCalculatorMachine },
  { title: 'Accordion of step three', machine: accordionMachine },
  { title: 'Document upload', machine: documentUploadMachine },
  { title: 'List of contacts', machine: contactListMachine },
  { title: 'Address and flow', machine: navigationIntentMachine },
  { title: 'Mailing the code', machine: codeMailingMachine },
  { title: 'Handing over', machine: handoverMachine },
  { title: 'Check while typing', machine: typingCheckMachine },
  { title: 'VAT number', machine: vatLookupMachine },
  { title: 'Intermediary’s sign-in', machine: intermediaryLoginMachine },
  { title: 'Privacy policy', machine: privacyMachine },
  { title: 'Language check', machine: languageCheckMachine },
  { title: 'Blog list', machine: blogListMachine },
  { title: 'Blog form', machine: blogFormMachine },
  { title: 'Subscribe', machine: subscribeMachine },
  { title: 'Contact form', machine: contactFormMachine },
  { title: 'Side menu', machine: sideMenuMachine },
  { title: 'Calculator', machine: calculatorMachine },
  { title: 'Mobile menu', machine: mobileMenuMachine },
  { title: 'Notice', machine: noticeMachine },
  { title: 'Job list', machine: jobListMachine },
  { title: 'Quote carousel', machine: quoteCarouselMachine },
  { title: 'Search', machine: searchMachine },
  { title: 'Sign-in of the console', machine: consoleSessionMachine },
  { title: 'Content editor', machine: contentEditorMachine },
  { title: 'Desk', machine: deskMachine },
  { title: 'List of the desk', machine: deskListMachine },
];

/** Every chart, the persisted ones first. */
export const charts: readonly ChartEntry[] = [
  ...flows.map(({ id, title, machine }) => ({ id, title, persisted: true, machine })),
  ...browserCharts.map(({ title, machine }) => ({ id: machine.id, title, persisted: false, machine })),
];
