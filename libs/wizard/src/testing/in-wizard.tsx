import { fieldErrorCatalogue, loadCatalogues, uiCatalogue, type Catalogue } from '@statewise/i18n';
import { loanApplicationFlow } from '@statewise/machines';
import { I18nProvider } from '@statewise/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createServices } from '../create-services.js';
import { WizardProvider, type WizardServices } from '../services.js';
import type { WizardOptions } from '../wizard-options.js';

/** Texts of a front end that has none but its name. */
export const noTexts: Catalogue = { area: 'test', load: () => Promise.resolve({ 'app.title': 'A test' }) };

/**
 * For tests: what puts an element into a wizard, of the loan application unless the options say otherwise;
 * with services of the test's own where it needs to answer requests, in English unless they have another locale. With
 * `firstTexts` it has what a first page has.
 */
export async function wizardAround(
  options: Partial<WizardOptions> = {},
  own: Partial<WizardServices> = {},
): Promise<(element: ReactNode) => ReactNode> {
  // A heading that takes the focus brings the page to its top, which jsdom cannot.
  window.scrollTo = () => undefined;
  const made = createServices(
    {
      base: '/loan-application',
      catalogue: noTexts,
      flow: () => Promise.resolve({ flow: loanApplicationFlow }),
      ...options,
    },
    window,
  );
  const services = { ...made, ...own };
  const locale = own.locale ?? ({ country: 'mt', language: 'en' } as const);
  const catalogues = await loadCatalogues(locale.language, [uiCatalogue, fieldErrorCatalogue, services.firstTexts]);
  return (element) => (
    <I18nProvider locale={locale} catalogues={catalogues} {...(own.reportMissing && { onMissing: own.reportMissing })}>
      <WizardProvider services={services}>
        <Suspense>{element}</Suspense>
      </WizardProvider>
    </I18nProvider>
  );
}

/** For tests: draws an element in a wizard, once everything that it waits for is there. */
export async function renderInWizard(
  element: ReactNode,
  options: Partial<WizardOptions> = {},
  own: Partial<WizardServices> = {},
): Promise<RenderResult> {
  const around = await wizardAround(options, own);
  return act(async () => render(around(element)));
}
