import { businessCountries, choices, companyTypes, companyTypesIn } from '@statewise/fields';
import { startApi, type TestApi } from '../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Choice {
  readonly value: string;
  readonly label: string;
}

async function all(language: string): Promise<Record<string, Choice[]>> {
  const { body } = await api.http
    .get(`/dropdowns/getDropdowns/consumer_loans_application?lang=${language}`)
    .expect(200);
  expect(body.success).toBe(true);
  return body.dropdowns;
}

it.each(['en', 'nl', 'fr'])(
  'offers exactly the choices that the fields accept, all of them labelled in %s',
  async (language) => {
    const dropdowns = await all(language);
    for (const [name, values] of Object.entries(choices)) {
      expect([name, dropdowns[name]?.map(({ value }) => value)]).toEqual([name, values]);
    }
    for (const choice of Object.values(dropdowns).flat()) expect(choice.label.trim()).not.toBe('');
  },
);

it('names countries and nationalities in the language asked for, in its order', async () => {
  const { countries = [], nationalities = [] } = await all('nl');
  expect(countries).toHaveLength(249);
  expect(countries).toContainEqual({ value: 'be', label: 'België' });
  expect(nationalities).toHaveLength(249);
  expect(nationalities).toContainEqual({ value: 'be', label: 'Belgische' });
  for (const list of [countries, nationalities])
    expect(list.map(({ label }) => label)).toEqual(
      list.map(({ label }) => label).sort(new Intl.Collator('nl').compare),
    );
});

it('lists Belgian postcodes once each with the places they serve', async () => {
  const { postcodes = [] } = await all('en');
  expect(postcodes.length).toBeGreaterThan(1_100);
  expect(new Set(postcodes.map(({ value }) => value)).size).toBe(postcodes.length);
  expect(postcodes.every(({ value, label }) => /^[1-9]\d{3}$/.test(value) && label.startsWith(`${value} `))).toBe(true);
  expect(postcodes).toContainEqual({ value: '1000', label: '1000 Brussels' });
  expect((await all('fr'))['postcodes']).toContainEqual({ value: '7000', label: '7000 Mons' });
  expect((await all('nl'))['postcodes']).toContainEqual({ value: '7000', label: '7000 Bergen' });
});

it.each(['en', 'nl', 'fr'])('calls the legal forms of each country in %s what its law calls them', async (language) => {
  const dropdowns = await all(language);
  for (const country of businessCountries)
    expect(dropdowns[companyTypesIn(country)]?.map(({ value }) => value)).toEqual(companyTypes[country]);
  const abbreviations = (country: string) =>
    dropdowns[companyTypesIn(country)]?.flatMap(({ label }) => label.match(/\((.+)\)/)?.[1] ?? []);
  const belgian = { en: ['BV', 'NV', 'CV', 'VOF', 'CommV', 'VZW'], fr: ['SRL', 'SA', 'SC', 'SNC', 'SComm', 'ASBL'] };
  expect(abbreviations('be')).toEqual(language === 'fr' ? belgian.fr : belgian.en);
  expect(abbreviations('nl')?.slice(0, 4)).toEqual(['BV', 'NV', 'CV', 'VOF']);
});

it('sends a browser that has them only what changed', async () => {
  const address = '/dropdowns/getDropdowns/e_banking?lang=nl';
  const { headers } = await api.http.get(address).expect('Cache-Control', 'public, no-cache').expect(200);
  const again = await api.http.get(address).set('If-None-Match', String(headers['etag'])).expect(304);
  expect(again.text).toBe('');
  await api.http
    .get('/dropdowns/getDropdowns/e_banking?lang=fr')
    .set('If-None-Match', String(headers['etag']))
    .expect(200);
});

it('answers one dropdown, whose name may say the language', async () => {
  const french = await api.http
    .get('/dropdowns/getDropdown/titles_fr/consumer_loans_vm_stores')
    .set('Accept-Language', 'nl')
    .expect(200);
  expect(french.body).toMatchObject({
    success: true,
    dropdown: expect.arrayContaining([{ value: 'mrs', label: 'Madame' }]),
  });
  const dutch = await api.http.get('/dropdowns/getDropdown/titles/e_banking').set('Accept-Language', 'nl').expect(200);
  expect(dutch.body.dropdown).toContainEqual({ value: 'mrs', label: 'Mevrouw' });
});

it.each([
  'getDropdowns/nobody',
  'getDropdown/nothing/e_banking',
  'getDropdown/titles/nobody',
  'getDropdown/toString/e_banking',
  'getDropdown/__proto___en/e_banking',
  'getDropdown/titles_de/e_banking',
])('does not know %s', async (path) => {
  const { body } = await api.http.get(`/dropdowns/${path}`).expect(404);
  expect(body).toMatchObject({ success: false, status: 404 });
});
