import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import { LiveI18nProvider } from '@statewise/ui';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app.js';
import { createServices } from './create-services.js';
import { WizardProvider, type WizardServices } from './services.js';
import { basenameOf, localeOf } from './visit/address.js';

/** A page in a frame has its element replaced, which is drawn into anew. */
const roots = new WeakMap<Element, Root>();
let drawn: WizardServices | undefined;

/** Draws the front end into the element `root` of the page, at an address in its language, once its texts have arrived. */
export async function drawWizard(services: WizardServices, address = location.href): Promise<void> {
  const { locale, basename, firstTexts, reportMissing } = services;
  drawn = services;
  const catalogues = await loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, firstTexts]);
  // The history has led on meanwhile.
  if (drawn !== services) return;
  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no root');
  if (location.href !== address) history.pushState(null, '', address);
  document.documentElement.lang = locale.language;
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
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

/** Draws an address in its language, with what is open in the present one. */
export function redraw(address: string): void {
  if (drawn === undefined) return;
  const tab = { location: new URL(address), sessionStorage: drawn.storage };
  void drawWizard(createServices(drawn.options, tab, drawn), address);
}

/** The history of a page in which files were held has several languages, also for a later one that knows of no files. */
export function followHistory(): void {
  if (drawn && drawn.basename !== basenameOf(localeOf(location.pathname), drawn.options.base)) redraw(location.href);
}
