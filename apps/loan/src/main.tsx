import '@statewise/ui/ui.css';
import './styles/loan.css';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { I18nProvider } from '@statewise/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { loanCatalogue } from './messages/catalogue.js';
import { createServices, ServicesProvider } from './services.js';

const services = createServices(window);
const { locale } = services;
document.documentElement.lang = locale.language;
const catalogues = await loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, loanCatalogue]);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider locale={locale} catalogues={catalogues} onMissing={services.reportMissing}>
      <ServicesProvider services={services}>
        <App />
      </ServicesProvider>
    </I18nProvider>
  </StrictMode>,
);
