import '@statewise/ui/ui.css';
import './styles/console.css';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { LiveI18nProvider, missingTextReporter, watchFailures } from '@statewise/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app.js';
import { consoleCatalogue } from './messages/catalogue.js';
import { consoleLocale } from './shell/language.js';

watchFailures(consoleCatalogue.area);
const locale = consoleLocale();
document.documentElement.lang = locale.language;
const reportMissing = missingTextReporter(consoleCatalogue.area);
const catalogues = await loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, consoleCatalogue]);
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <LiveI18nProvider locale={locale} catalogues={catalogues} onMissing={reportMissing}>
      <ConsoleApp />
    </LiveI18nProvider>
  </StrictMode>,
);
