import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue, type Country, type Language } from '@statewise/i18n';
import { I18nProvider } from '@statewise/ui';
import type { CountryRates } from '@statewise/site-content';
import type { ReactNode } from 'react';
import { anchors } from './anchors.js';
import type { Values } from './calculator-input.js';
import { CalculatorSection } from './calculator-section.js';
import { calculatorCatalogue } from './messages/catalogue.js';

export type Kind = keyof typeof anchors;

export interface Page {
  readonly kind: Kind;
  readonly given?: Values;
  readonly rates?: CountryRates;
  readonly country?: Country;
  readonly language?: Language;
  readonly slug?: string;
  readonly showOnlyZeroRate?: boolean;
}

const noRates: CountryRates = { individual: [], byYear: [], loans: [] };

/** For tests: a section as a page has it. */
function sectionOf({ kind, given = {}, rates = noRates, slug = 'page', showOnlyZeroRate = false }: Page): ReactNode {
  return (
    <CalculatorSection
      calculator={{ name: kind, anchor: anchors[kind], showOnlyZeroRate }}
      slug={slug}
      rates={rates}
      given={given}
      address="https://www.meridianbank.example/mt-en/page"
    />
  );
}

/** For tests: a section with its texts. */
export async function pageOf(page: Page): Promise<ReactNode> {
  const { country = 'mt', language = 'en' } = page;
  const catalogues = await loadCatalogues(language, [uiCatalogue, fieldErrorCatalogue, calculatorCatalogue]);
  return (
    <I18nProvider locale={{ country, language }} catalogues={catalogues}>
      {sectionOf(page)}
    </I18nProvider>
  );
}

export interface Rendered {
  readonly user: UserEvent;
  readonly container: HTMLElement;
}

/** For tests: draws a section and waits until its chart has taken over. */
export async function renderCalculator(page: Page): Promise<Rendered> {
  const element = await pageOf(page);
  const { container } = await act(async () => render(element));
  await screen.findAllByRole('heading', { level: 2 });
  // Until the chart has taken over, the button asks the server for the fields.
  await waitFor(() => expect(container.querySelector('button[name="view"][type="submit"]')).toBeNull(), {
    timeout: 10_000,
  });
  return { user: userEvent.setup(), container };
}
