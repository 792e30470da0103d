import {
  acceptedLanguages,
  formattingTag,
  localePrefix,
  localisePath,
  pagePattern,
  parseLocalisedPath,
  preferredLanguage,
  switchLocale,
} from './locale.js';

it('puts country and language before a path, and for other countries the language alone', () => {
  expect(localisePath({ country: 'be', language: 'nl' }, '/loan-application/step-one')).toBe(
    '/be-nl/loan-application/step-one',
  );
  expect(localisePath({ country: 'ot', language: 'fr' }, 'loan-application')).toBe('/fr/loan-application');
  expect(localisePath({ country: 'mt', language: 'en' }, '/')).toBe('/mt-en/');
  expect(localePrefix({ country: 'ot', language: 'en' })).toBe('/en');
});

it.each([
  ['/mt-en/loan-application', { country: 'mt', language: 'en' }, '/loan-application'],
  ['/be-fr', { country: 'be', language: 'fr' }, '/'],
  ['/nl/', { country: 'ot', language: 'nl' }, '/'],
  ['/nl/a/b/', { country: 'ot', language: 'nl' }, '/a/b/'],
])('reads %s', (address, locale, path) => {
  expect(parseLocalisedPath(address)).toEqual({ locale, path });
});

it.each(['/', '/de/', '/ot-en/', '/mt-de/', '/mt-en-x/', '/MT-EN/', '/xx-en/'])('knows no locale in %s', (address) => {
  expect(parseLocalisedPath(address)).toBeUndefined();
});

it('keeps the page when the language or the country changes', () => {
  expect(switchLocale('/be-nl/loan-application/step-two', { language: 'fr' })).toBe('/be-fr/loan-application/step-two');
  expect(switchLocale('/be-nl/fees', { country: 'ot' })).toBe('/nl/fees');
  expect(switchLocale('/console/', { language: 'fr' })).toBe('/console/');
});

it.each([
  ['nl-BE,nl;q=0.9,en;q=0.5', ['nl-be', 'nl', 'en']],
  ['en;q=0.3, fr-BE ; q=0.8, de', ['de', 'fr-be', 'en']],
  ['nl;q=0, fr;q=0.1, en;q=x', ['fr']],
  ['', ['']],
])('reads the languages %s in the order in which they are wanted', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

it('chooses the first wanted language that pages exist in', () => {
  expect(preferredLanguage(['de-DE', 'fr-BE', 'en'])).toBe('fr');
  expect(preferredLanguage(['de', 'enx'])).toBeUndefined();
  expect(formattingTag({ country: 'be', language: 'fr' })).toBe('fr-BE');
});

it('tells which addresses a page and what is below it answer', () => {
  const pages = pagePattern('/:locale/loan-application');
  for (const address of ['/mt-en/loan-application', '/nl/loan-application/', '/be-fr/loan-application/step-two'])
    expect(pages.test(address)).toBe(true);
  for (const address of [
    '/loan-application',
    '/mt-de/loan-application',
    '/ot-en/loan-application/',
    '/en/loan-applications',
  ])
    expect(pages.test(address)).toBe(false);
  expect(pagePattern('/console').test('/console/')).toBe(true);
});
