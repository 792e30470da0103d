import type { AnyStateMachine } from 'xstate';
import type { Flow } from '@statewise/flow';

// What charts there are, without any of them: each is fetched when it is opened.

/** A chart that was fetched; its flow when the server decides and stores it. */
export interface LoadedChart {
  readonly machine: AnyStateMachine;
  readonly flow?: Flow;
}

/** A chart of the product by name. */
export interface ListedChart {
  readonly id: string;
  readonly title: string;
  /** Decided and stored by the server; the others live in the browser alone. */
  readonly persisted: boolean;
  /** What it is exported as by its folder. */
  readonly constant: string;
  readonly load: () => Promise<LoadedChart>;
}

const ofFlow = (flow: Flow): LoadedChart => ({ machine: flow.machine, flow });
const ofMachine = (machine: AnyStateMachine): LoadedChart => ({ machine });

const persisted = (id: string, title: string, constant: string, load: () => Promise<Flow>): ListedChart => ({
  id,
  title,
  constant,
  persisted: true,
  load: async () => ofFlow(await load()),
});
const inTheBrowser = (
  id: string,
  title: string,
  constant: string,
  load: () => Promise<AnyStateMachine>,
): ListedChart => ({
  id,
  title,
  constant,
  persisted: false,
  load: async () => ofMachine(await load()),
});

/** Every chart, the persisted ones first; the same ones as `charts`, which has them all at hand. */
export const chartCatalogue: readonly ListedChart[] = [
  persisted(
    'loan-application',
    'Loan application',
    'loanApplicationFlow',
    async () => (await import('./loan-application/flow.js')).loanApplicationFlow,
  ),
  persisted(
    'e-banking',
    'Business account',
    'businessAccountFlow',
    async () => (await import('./e-banking/flow.js')).businessAccountFlow,
  ),
  persisted('store', 'Partner store', 'storeFlow', async () => (await import('./store/flow.js')).storeFlow),
  inTheBrowser(
    'session',
    'Sync session',
    'sessionMachine',
    async () => (await import('./session/machine.js')).sessionMachine,
  ),
  inTheBrowser(
    'loan-calculator',
    'Loan calculator',
    'loanCalculatorMachine',
    async () => (await import('./loan-calculator/machine.js')).loanCalculatorMachine,
  ),
  inTheBrowser(
    'accordion',
    'Accordion of step three',
    'accordionMachine',
    async () => (await import('./accordion/machine.js')).accordionMachine,
  ),
  inTheBrowser(
    'document-upload',
    'Document upload',
    'documentUploadMachine',
    async () => (await import('./document-upload/machine.js')).documentUploadMachine,
  ),
  inTheBrowser(
    'contact-list',
    'List of contacts',
    'contactListMachine',
    async () => (await import('./contact-list/machine.js')).contactListMachine,
  ),
  inTheBrowser(
    'navigation-intent',
    'Address and flow',
    'navigationIntentMachine',
    async () => (await import('./navigation-intent/machine.js')).navigationIntentMachine,
  ),
  inTheBrowser(
    'code-mailing',
    'Mailing the code',
    'codeMailingMachine',
    async () => (await import('./code-mailing/machine.js')).codeMailingMachine,
  ),
  inTheBrowser(
    'handover',
    'Handing over',
    'handoverMachine',
    async () => (await import('./handover/machine.js')).handoverMachine,
  ),
  inTheBrowser(
    'typing-check',
    'Check while typing',
    'typingCheckMachine',
    async () => (await import('./typing-check/machine.js')).typingCheckMachine,
  ),
  inTheBrowser(
    'vat-lookup',
    'VAT number',
    'vatLookupMachine',
    async () => (await import('./vat-lookup/machine.js')).vatLookupMachine,
  ),
  inTheBrowser(
    'intermediary-login',
    'Intermediary’s sign-in',
    'intermediaryLoginMachine',
    async () => (await import('./intermediary-login/machine.js')).intermediaryLoginMachine,
  ),
  inTheBrowser(
    'privacy',
    'Privacy policy',
    'privacyMachine',
    async () => (await import('./privacy/machine.js')).privacyMachine,
  ),
  inTheBrowser(
    'language-check',
    'Language check',
    'languageCheckMachine',
    async () => (await import('./language-check/machine.js')).languageCheckMachine,
  ),
  inTheBrowser(
    'blog-list',
    'Blog list',
    'blogListMachine',
    async () => (await import('./blog-list/machine.js')).blogListMachine,
  ),
  inTheBrowser(
    'blog-form',
    'Blog form',
    'blogFormMachine',
    async () => (await import('./blog-form/machine.js')).blogFormMachine,
  ),
  inTheBrowser(
    'subscribe',
    'Subscribe',
    'subscribeMachine',
    async () => (await import('./subscribe/machine.js')).subscribeMachine,
  ),
  inTheBrowser(
    'contact-form',
    'Contact form',
    'contactFormMachine',
    async () => (await import('./contact-form/machine.js')).contactFormMachine,
  ),
  inTheBrowser(
    'side-menu',
    'Side menu',
    'sideMenuMachine',
    async () => (await import('./side-menu/machine.js')).sideMenuMachine,
  ),
  inTheBrowser(
    'calculator',
    'Calculator',
    'calculatorMachine',
    async () => (await import('./calculator/machine.js')).calculatorMachine,
  ),
  inTheBrowser(
    'mobile-menu',
    'Mobile menu',
    'mobileMenuMachine',
    async () => (await import('./mobile-menu/machine.js')).mobileMenuMachine,
  ),
  inTheBrowser('notice', 'Notice', 'noticeMachine', async () => (await import('./notice/machine.js')).noticeMachine),
  inTheBrowser(
    'job-list',
    'Job list',
    'jobListMachine',
    async () => (await import('./job-list/machine.js')).jobListMachine,
  ),
  inTheBrowser(
    'quote-carousel',
    'Quote carousel',
    'quoteCarouselMachine',
    async () => (await import('./quote-carousel/machine.js')).quoteCarouselMachine,
  ),
  inTheBrowser('search', 'Search', 'searchMachine', async () => (await import('./search/machine.js')).searchMachine),
  inTheBrowser(
    'console-session',
    'Sign-in of the console',
    'consoleSessionMachine',
    async () => (await import('./console-session/machine.js')).consoleSessionMachine,
  ),
  inTheBrowser(
    'content-editor',
    'Content editor',
    'contentEditorMachine',
    async () => (await import('./content-editor/machine.js')).contentEditorMachine,
  ),
  inTheBrowser('desk', 'Desk', 'deskMachine', async () => (await import('./desk/machine.js')).deskMachine),
  inTheBrowser(
    'desk-list',
    'List of the desk',
    'deskListMachine',
    async () => (await import('./desk-list/machine.js')).deskListMachine,
  ),
];
