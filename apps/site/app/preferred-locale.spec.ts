import { preferredLocale } from './preferred-locale.js';

const wanted = (headers: Record<string, string>) => preferredLocale(new Headers(headers));

it.each([
  ['nl-BE,nl;q=0.9,en;q=0.5', { country: 'be', language: 'nl' }],
  ['en-MT', { country: 'mt', language: 'en' }],
  ['en-US,en', { country: 'ot', language: 'en' }],
  ['de-DE,fr;q=0.4,en;q=0.3', { country: 'ot', language: 'fr' }],
  ['nl;q=0, fr;q=0.1', { country: 'ot', language: 'fr' }],
  ['*', { country: 'ot', language: 'en' }],
  [';;q=,,', { country: 'ot', language: 'en' }],
])('reads the languages %s', (header, locale) => {
  expect(wanted({ 'accept-language': header })).toEqual(locale);
});

it('follows what was chosen before, and no cookie that names no locale', () => {
  expect(wanted({ 'accept-language': 'nl', cookie: 'a=b; SITE_LOCALE=be-fr' })).toEqual({
    country: 'be',
    language: 'fr',
  });
  expect(wanted({ 'accept-language': 'nl', cookie: 'SITE_LOCALE=//evil.example' })).toEqual({
    country: 'ot',
    language: 'nl',
  });
});
