import '@statewise/ui/ui.css';
import '@statewise/wizard/wizard.css';
import './styles/e-banking.css';
import './styles/contacts.css';
import { createWizard } from '@statewise/wizard';
import { businessCatalogue, businessFirstTexts } from './messages/catalogue.js';
import { StartPage } from './start/start-page.js';

void createWizard({
  base: '/e-banking',
  catalogue: businessCatalogue,
  firstTexts: businessFirstTexts,
  flow: () => import('./flow.js'),
  screens: {
    basics: () => import('./steps/basics.js'),
    address: () => import('./steps/address.js'),
    people: () => import('./steps/people.js'),
    holders: () => import('./steps/holders.js'),
    payment: () => import('./steps/payment.js'),
    marketing: () => import('./steps/marketing.js'),
    finish: () => import('./steps/finish.js'),
    completed: () => import('./outcome/completed.js'),
  },
  pages: [{ path: '/', page: StartPage }],
});
