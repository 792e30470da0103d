import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { fieldErrorCatalogue, loadCatalogues, uiCatalogue, type Country, type Language } from '@statewise/i18n';
import { I18nProvider } from '@statewise/ui';
import { calculatorAnchors, type CountryRates } from '@statewise/site-content';
import type { ReactNode } from 'react';
import type { Values } from './calculator-input.js';
import { CalculatorSection } from './calculator-section.js';
import { calculatorCatalogue } from './messages/catalogue.js';

export type CalculatorKind = keyof typeof calculatorAnchors;

export interface Page {
  readonly kind: CalculatorKind;
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
      calculator={{ name: kind, anchor: calculatorAnchors[kind], showOnlyZeroRate }}
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

export interface RenderedCalculator {
  readonly user: UserEvent;
  readonly container: HTMLElement;
}

/** For tests: draws a section and waits until its chart has taken over. */
export async function renderCalculator(page: Page): Promise<RenderedCalculator> {
  const element = await pageOf(page);
  const { container } = await act(async () => render(element));
  await screen.findAllByRole('heading', { level: 2 });
  // Until the chart has taken over, the button asks the server for the fields.
  await waitFor(() => expect(container.querySelector('button[name="view"][type="submit"]')).toBeNull(), {
    timeout: 10_000,
  });
  return { user: userEvent.setup(), container };
}

const term = (year: string, gross: number, net: number, country = 'mt') => ({
  year,
  interest_rate: gross,
  net_interest_rate: net,
  pro_gross_interest_rate: gross - 0.2,
  pro_net_interest_rate: net - 0.2,
  Country: { value: country },
});
/** For tests: rates of two countries, and what one loan lends. */
export const rates: CountryRates = {
  individual: [
    { context: 'consumer_lending_rate', interest_rate: 3.15, Country: { value: 'mt' } },
    { context: 'meridian_saver_rate', interest_rate: 1.25, Country: { value: 'mt' } },
  ],
  byYear: [term('0', 1.6, 1.36), term('1', 2.1, 1.785), term('5', 2.7, 2.295), term('1', 1.8, 1.8, 'ot')],
  loans: [
    {
      type: 2,
      least: 500,
      most: 25_000,
      shortest: 12,
      longest: [
        { from: 500, months: 12 },
        { from: 5_600, months: 60 },
      ],
    },
  ],
};

/** For tests: says whether the screen is as narrow as a phone's. */
export const narrowScreen = (isNarrow: boolean): void => {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
};

/** For tests: the first of the places where something is announced; the button that copies has another. */
export const answer = (): HTMLElement => {
  const [first] = screen.getAllByRole('status');
  if (!first) throw new Error('There is no place for results.');
  return first;
};

/** For tests: types a text into the place of the one that a field has. */
export const retype = async (user: UserEvent, label: string | RegExp, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

/** For tests: draws a calculator with `rates`, types texts into fields by their labels and calculates. */
export const fill = async (page: Page, typed: Readonly<Record<string, string>>, submit = 'Calculate') => {
  const rendered = await renderCalculator({ rates, ...page });
  for (const [label, text] of Object.entries(typed)) await retype(rendered.user, label, text);
  await rendered.user.click(screen.getByRole('button', { name: submit }));
  return rendered;
};
