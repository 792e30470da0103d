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

/** A flow by the name of its constant; its folder has its id. */
const persisted = <Name extends string>(
  id: string,
  title: string,
  constant: Name,
  load: () => Promise<Readonly<Record<Name, Flow>>>,
): ListedChart => ({
  id,
  title,
  constant,
  persisted: true,
  load: async () => {
    const { [constant]: flow } = await load();
    return { machine: flow.machine, flow };
  },
});

/** A chart of the browser: `sideMenuMachine` of the folder `side-menu`, which is its id. */
const inTheBrowser = <Name extends string>(
  constant: Name,
  title: string,
  load: () => Promise<Readonly<Record<Name, AnyStateMachine>>>,
): ListedChart => ({
  id: constant.replace(/Machine$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  title,
  constant,
  persisted: false,
  load: async () => ({ machine: (await load())[constant] }),
});

/** Every chart, the persisted ones first. */
export const chartCatalogue: readonly ListedChart[] = [
  persisted('loan-application', 'Loan application', 'loanApplicationFlow', () => import('./loan-application/flow.js')),
  persisted('e-banking', 'Business account', 'businessAccountFlow', () => import('./e-banking/flow.js')),
  persisted('store', 'Partner store', 'storeFlow', () => import('./store/flow.js')),
  inTheBrowser('sessionMachine', 'Sync session', () => import('./session/machine.js')),
  inTheBrowser('loanCalculatorMachine', 'Loan calculator', () => import('./loan-calculator/machine.js')),
  inTheBrowser('accordionMachine', 'Accordion of step three', () => import('./accordion/machine.js')),
  inTheBrowser('documentUploadMachine', 'Document upload', () => import('./document-upload/machine.js')),
  inTheBrowser('contactListMachine', 'List of contacts', () => import('./contact-list/machine.js')),
  inTheBrowser('navigationIntentMachine', 'Address and flow', () => import('./navigation-intent/machine.js')),
  inTheBrowser('handoverMachine', 'Handing over', () => import('./handover/machine.js')),
  inTheBrowser('vatLookupMachine', 'VAT number', () => import('./vat-lookup/machine.js')),
  inTheBrowser('intermediaryLoginMachine', 'Intermediary’s sign-in', () => import('./intermediary-login/machine.js')),
  inTheBrowser('privacyMachine', 'Privacy policy', () => import('./privacy/machine.js')),
  inTheBrowser('languageCheckMachine', 'Language check', () => import('./language-check/machine.js')),
  inTheBrowser('blogListMachine', 'Blog list', () => import('./blog-list/machine.js')),
  inTheBrowser('blogFormMachine', 'Blog form', () => import('./blog-form/machine.js')),
  inTheBrowser('subscribeMachine', 'Subscribe', () => import('./subscribe/machine.js')),
  inTheBrowser('contactFormMachine', 'Contact form', () => import('./contact-form/machine.js')),
  inTheBrowser('sideMenuMachine', 'Side menu', () => import('./side-menu/machine.js')),
  inTheBrowser('calculatorMachine', 'Calculator', () => import('./calculator/machine.js')),
  inTheBrowser('mobileMenuMachine', 'Mobile menu', () => import('./mobile-menu/machine.js')),
  inTheBrowser('noticeMachine', 'Notice', () => import('./notice/machine.js')),
  inTheBrowser('jobListMachine', 'Job list', () => import('./job-list/machine.js')),
  inTheBrowser('quoteCarouselMachine', 'Quote carousel', () => import('./quote-carousel/machine.js')),
  inTheBrowser('searchMachine', 'Search', () => import('./search/machine.js')),
  inTheBrowser('consoleSessionMachine', 'Sign-in of the console', () => import('./console-session/machine.js')),
  inTheBrowser('contentEditorMachine', 'Content editor', () => import('./content-editor/machine.js')),
  inTheBrowser('deskMachine', 'Desk', () => import('./desk/machine.js')),
];
