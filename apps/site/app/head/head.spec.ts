import type { Language } from '@statewise/i18n';
import { aboutPage, breadcrumbs, headOf } from './head.js';

const host = { publicUrl: 'https://bank.example' };
const page = { title: 'Fees', description: 'What things cost.', pathIn: () => '/fees' };

it('names the same page in every country and language, and one for everybody else', () => {
  const { alternates, canonical, title } = headOf(host, { country: 'be', language: 'nl' }, page);
  expect(title).toBe('Fees · Meridian Bank');
  expect(canonical).toBe('https://bank.example/be-nl/fees');
  expect(alternates).toHaveLength(10);
  expect(alternates).toContainEqual({ hrefLang: 'fr-MT', href: 'https://bank.example/mt-fr/fees' });
  expect(alternates).toContainEqual({ hrefLang: 'x-default', href: 'https://bank.example/en/fees' });
});

it('points to the English page where there is no other', () => {
  const { alternates, canonical } = headOf(
    host,
    { country: 'be', language: 'nl' },
    { ...page, pathIn: (language) => (language === 'en' ? '/terms' : undefined) },
  );
  expect(canonical).toBe('https://bank.example/be-en/terms');
  expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual(['en-MT', 'en-BE', 'en', 'x-default']);
});

it('says in which languages a page is written, and leads to it in the others all the same', () => {
  const pathIn = (language: Language) => (language === 'en' ? '/jobs/4/archivist' : undefined);
  const about = { ...page, path: '/jobs/4/archivist', pathIn };
  const { offered, paths } = aboutPage(host, { country: 'mt', language: 'nl' }, about);
  expect(offered).toEqual(['en']);
  expect(paths.nl).toBe('/jobs/4/archivist');
});

it('numbers the way to a page', () => {
  expect(breadcrumbs(host, { country: 'mt', language: 'en' }, [{ name: 'Fees', path: '/fees' }])).toMatchObject({
    itemListElement: [{ position: 1, item: 'https://bank.example/mt-en/fees' }],
  });
});
