import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { LiveI18nProvider } from '@statewise/ui';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app.js';
import { WizardProvider, type WizardServices } from './services.js';

let root: Root | undefined;

/** Draws the front end into the element `root` of the page, at an address in its language, once its texts have arrived. */
export async function drawWizard(services: WizardServices, address = location.href): Promise<void> {
  const { locale, basename, firstTexts, reportMissing } = services;
  const catalogues = await loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, firstTexts]);
  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no root');
  if (location.href !== address) history.pushState(null, '', address);
  document.documentElement.lang = locale.language;
  root ??= createRoot(element);
  root.render(
    <StrictMode>
      <LiveI18nProvider key={basename} locale={locale} catalogues={catalogues} onMissing={reportMissing}>
        <WizardProvider services={services}>
          <App />
        </WizardProvider>
      </LiveI18nProvider>
    </StrictMode>,
  );
}
