import type { Catalogue } from '@statewise/i18n';
import type { ComponentType } from 'react';
import { calculatorCatalogue } from '../calculators/messages/catalogue.js';
import { contactCatalogue } from '../contact/messages/catalogue.js';
import { jobsCatalogue } from '../jobs/messages/catalogue.js';
import { anniversaryCatalogue } from '../thirty-years/messages/catalogue.js';

/** How the browser comes by the content of an island. */
export interface IslandSource<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** The texts that it needs beside those of every island. */
  readonly catalogues: readonly Catalogue[];
}

function island<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...catalogues: readonly Catalogue[]
): IslandSource<Props> {
  return { load, catalogues };
}

/** Every island, fetched when it is taken over. */
export const islands = {
  blog: island(async () => (await import('../blog/blog-list.js')).BlogList),
  'calculator-consumer-lending': island(
    async () => (await import('../calculators/lending-view.js')).LendingView,
    calculatorCatalogue,
  ),
  'calculator-factor': island(
    async () => (await import('../calculators/factor-view.js')).FactorView,
    calculatorCatalogue,
  ),
  'calculator-iban': island(async () => (await import('../calculators/iban-view.js')).IbanView, calculatorCatalogue),
  'calculator-pro': island(async () => (await import('../calculators/pro-view.js')).ProView, calculatorCatalogue),
  'calculator-saver': island(async () => (await import('../calculators/saver-view.js')).SaverView, calculatorCatalogue),
  'calculator-term-deposit-saver-plus': island(
    async () => (await import('../calculators/deposit-view.js')).DepositView,
    calculatorCatalogue,
  ),
  contact: island(async () => (await import('../contact/contact-section.js')).ContactSection, contactCatalogue),
  jobs: island(async () => (await import('../jobs/job-list.js')).JobList, jobsCatalogue),
  messages: island(async () => (await import('../shell/page-messages.js')).PageMessages),
  'quick-loan': island(async () => (await import('../home/quick-loan.js')).QuickLoan),
  quotes: island(async () => (await import('../thirty-years/quote-carousel.js')).QuoteCarousel, anniversaryCatalogue),
  search: island(async () => (await import('../search/search-box.js')).SearchBox),
  subscribe: island(async () => (await import('../subscribe/subscribe-form.js')).SubscribeForm),
};

export type IslandName = keyof typeof islands;

/** What the content of an island is given; it goes to the browser as JSON. */
export type IslandProps<Name extends IslandName> =
  (typeof islands)[Name] extends IslandSource<infer Props> ? Props & object : never;

export function isIslandName(name: unknown): name is IslandName {
  return typeof name === 'string' && Object.hasOwn(islands, name);
}
