import { startApi, type TestApi } from '../../testing/start-api.js';
import { SiteContent } from '../site-content.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

const story = (country: 'mt' | 'be' | 'ot', language: 'en' | 'nl' | 'fr') =>
  api.app.get(SiteContent, { strict: false }).anniversary({ country, language });

it.each([
  ['mt', 'en', 'Thirty years, in plain words', '/mt-en/contact-us?subject=My%20story'],
  ['be', 'nl', 'Dertig jaar, in gewone woorden', '/be-nl/contact-us?subject=Mijn%20verhaal'],
  ['ot', 'fr', 'Trente ans, en mots de tous les jours', '/fr/contact-us?subject=Mon%20histoire'],
] as const)('tells the story in %s-%s, from the first year to the last', async (country, language, title, address) => {
  const told = await story(country, language);
  expect(told).toMatchObject({ slug: '30years', title, language, languages: ['en', 'nl', 'fr'] });
  const years = told?.milestones.map(({ year }) => year) ?? [];
  expect([years[0], years.at(-1)]).toEqual([1996, 2026]);
  expect(years).toEqual(years.toSorted());
  expect(told?.milestones.every(({ picture }) => picture?.url.startsWith('/media/'))).toBe(true);
  expect(told?.closing.button.href).toContain(address);
});

it('is found by its years and its quotes, and stands in the sitemap in every language', async () => {
  const site = api.app.get(SiteContent, { strict: false });
  const entry = (await site.sitemap()).find(({ paths }) => paths.en === '/30years');
  expect(entry?.paths).toEqual({ en: '/30years', nl: '/30years', fr: '/30years' });
  const { body } = await api.http.get('/search').query({ q: 'meubelmaakster', country: 'be', lang: 'nl' });
  expect(body.results).toContainEqual(expect.objectContaining({ url: '/be-nl/30years' }));
});

it('is no page where nobody has written it', async () => {
  await api.database.query("delete from content_block where name = 'anniversary'");
  expect(await story('mt', 'en')).toBeUndefined();
});
