import '@statewise/ui/ui.css';
import '@statewise/wizard/wizard.css';
import '@statewise/lending/lending.css';
import './styles/loan.css';
import { createWizard } from '@statewise/wizard';
import { LoanProvider } from './loan-services.js';
import { loanCatalogue, loanFirstTexts } from './messages/catalogue.js';
import { recallLoan } from './start/loan-choice.js';
import { StartPage } from './start/start-page.js';

void createWizard({
  base: '/loan-application',
  catalogue: loanCatalogue,
  firstTexts: loanFirstTexts,
  flow: () => import('./flow.js'),
  screens: {
    stepVm: () => import('./steps/step-vm.js'),
    stepOne: () => import('./steps/step-one.js'),
    stepTwo: () => import('./steps/step-two.js'),
    stepThree: () => import('./steps/step-three.js'),
    stepFour: () => import('./steps/step-four.js'),
    stepFive: () => import('./steps/step-five.js'),
    riskAnalysis: () => import('./outcome/risk-analysis.js'),
    documents: () => import('./outcome/documents.js'),
    thankYou: () => import('./outcome/thank-you.js'),
    'finished.rejected': () => import('./outcome/rejected.js'),
    'finished.accepted': () => import('./outcome/accepted.js'),
  },
  pages: [
    { path: '/', page: StartPage },
    { path: '/start/:code', page: StartPage },
  ],
  provider: LoanProvider,
  mayBegin: (storage) => recallLoan(storage)?.isBegun === true,
});
