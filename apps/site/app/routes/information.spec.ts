import { fieldErrorCatalogue, loadCatalogues, uiCatalogue } from '@statewise/i18n';
import type { PageView } from '@statewise/site-content';
import { I18nProvider } from '@statewise/ui';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { aboutPage } from '../head/head.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { Page } from './information.js';

const terms: PageView = {
  slug: 'terms',
  language: 'en',
  title: 'Terms of use',
  description: 'What counts on this site.',
  parts: [{ kind: 'html', html: '<h2 id="a">Who we are</h2>' }],
  headings: [
    { level: 1, id: 'top', text: 'Terms of use' },
    { level: 2, id: 'a', text: 'Who we are' },
  ],
  calculator: undefined,
  picture: undefined,
  updated: '2026-11-20',
  languages: ['en'],
  isOnlyInEnglish: true,
};

async function htmlIn(language: 'nl' | 'fr'): Promise<string> {
  const catalogues = await loadCatalogues(language, [uiCatalogue, fieldErrorCatalogue, siteCatalogue]);
  const locale = { country: 'be', language } as const;
  const data = {
    page: terms,
    rates: { individual: [], byYear: [], loans: [] },
    calculators: {},
    given: {},
    address: 'https://www.meridianbank.example/be-fr/terms',
    ...aboutPage({ publicUrl: 'https://www.meridianbank.example' }, locale, { ...terms, path: '/terms' }),
  };
  const around = { locale, catalogues, children: createElement(Page, { data }) };
  const { prelude } = await prerender(createElement(I18nProvider, around));
  return new Response(prelude).text();
}

it.each(['nl', 'fr'] as const)(
  'says without script, in %s, that a page is in English alone, and marks what is written on it as English, and nothing else',
  async (language) => {
    const html = await htmlIn(language);
    expect(html).toMatch(/class="site-hint">[^<]*(?:Engels|anglais)/);
    const marked = [...html.matchAll(/<(\w+)[^>]* lang="en"[^>]*>([^<]*)/g)].map(([, element, text]) => [
      element,
      text,
    ]);
    const title = terms.title;
    expect(marked).toEqual([
      ['span', title],
      ['h1', title],
      ['p', terms.description],
      ['a', title],
      ['a', 'Who we are'],
      ['div', ''],
      ['a', title],
      ['a', 'Who we are'],
    ]);
  },
);
