import '@statewise/ui/ui.css';
import '@statewise/wizard/wizard.css';
import '@statewise/lending/lending.css';
import './styles/store.css';
import './styles/print.css';
import { createWizard } from '@statewise/wizard';
import { storeCatalogue, storeFirstTexts } from './messages/catalogue.js';
import { Navigation } from './seller/navigation.js';
import { ToStart } from './seller/to-start.js';
import { intermediaryHash, StoreProvider } from './store-services.js';

void createWizard({
  base: '/store',
  catalogue: storeCatalogue,
  firstTexts: storeFirstTexts,
  flow: () => import('./flow.js'),
  screens: {
    identify: () => import('./identify/identify.js'),
    intermediaryLogin: () => import('./login/intermediary-login.js'),
    applicationDetails: () => import('./details/application-details.js'),
    finish: () => import('./finish/finish.js'),
  },
  // A shop has no application of its own to come back to: the code is the customer's.
  pages: [
    { path: '/resume/:code?', page: ToStart },
    { path: '/code/:code?', page: ToStart },
  ],
  provider: StoreProvider,
  // A signed-in intermediary is greeted instead.
  ...(location.hash === intermediaryHash ? {} : { opening: 'start.title' }),
  Navigation,
});
