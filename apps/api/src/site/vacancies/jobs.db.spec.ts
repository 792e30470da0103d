import { today } from '@statewise/server/platform/database/bank-day.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { SiteContent } from '../site-content.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

it.each([
  ['/mt-en/jobs/allJobs', 'Loan officer', 'Full-time'],
  ['/be-nl/jobs/allJobs', 'Kredietadviseur', 'Voltijds'],
  ['/fr/jobs/allJobs', 'Conseiller ou conseillère en crédit', 'Temps plein'],
])('answers the vacancies at %s in the language of the address', async (path, title, type) => {
  const { body } = await api.http.get(path).expect(200);
  expect(body.jobs).toHaveLength(8);
  expect(body.jobs).toContainEqual({ Vacancy: { id: 1, title }, EmploymentType: { title: type }, vacancy_photo_id: 4 });
});

it.each([
  '/xx-en/jobs/allJobs',
  '/mt-de/jobs/allJobs',
  '/ot-en/jobs/allJobs',
  '/mt/jobs/allJobs',
  '/%00/jobs/allJobs',
  '/mt-en%2f../jobs/allJobs',
])('knows no country and language at %s', async (path) => {
  const { status } = await api.http.get(path);
  expect([400, 404]).toContain(status);
});

it('gives pages what they show of a job, with its kind in a code and in words', async () => {
  const site = api.app.get(SiteContent, { strict: false });
  const job = await site.job(4, { country: 'be', language: 'nl' });
  expect(job).toMatchObject({
    id: 4,
    language: 'nl',
    employmentKind: 'temporary',
    employmentType: 'Tijdelijk',
    place: 'valletta',
    location: 'Valletta',
    address: { country: 'MT', street: '12 Harbour Street', postalCode: 'VLT 1010' },
    validThrough: null,
    url: `/be-nl/jobs/4/${job?.slugs.nl}`,
  });
  expect((await site.jobs({ country: 'ot', language: 'fr' })).map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/^\/fr\/jobs\/4\//),
  );
  expect(await site.job(4711, { country: 'ot', language: 'en' })).toBeUndefined();
});

it('shows a job without a translation in English', async () => {
  await api.database.query('delete from content_vacancy where vacancy_id = 5 and language_id = 2');
  expect(await api.app.get(SiteContent, { strict: false }).job(5, { country: 'mt', language: 'nl' })).toMatchObject({
    language: 'en',
    url: '/mt-nl/jobs/5/software-engineer',
  });
});

it('names the place of work in the language of the reader', async () => {
  const site = api.app.get(SiteContent, { strict: false });
  expect(await site.job(1, { country: 'be', language: 'fr' })).toMatchObject({
    place: 'brussels',
    location: 'Bruxelles',
  });
});

describe('a vacancy whose last day has passed', () => {
  const close = (day: string, which: string) =>
    api.database.query(`update vacancy set valid_through = ${day} where ${which}`);
  afterEach(() => close('null', 'true'));

  it('is neither listed, nor shown, nor found, nor in the sitemap; on its last day it still is', async () => {
    const site = api.app.get(SiteContent, { strict: false });
    const locale = { country: 'mt', language: 'en' } as const;
    const found = async () => {
      const { body } = await api.http.get('/search').query({ q: 'archivist', country: 'mt', lang: 'en' });
      return body.results.some(({ url }: { url: string }) => url.startsWith('/mt-en/jobs/4/'));
    };
    await close(today, 'id = 4');
    expect([await site.job(4, locale), await found()]).toEqual([expect.objectContaining({ id: 4 }), true]);
    await close(`${today} - 1`, 'id = 4');
    expect([await site.job(4, locale), await found()]).toEqual([undefined, false]);
    const { body } = await api.http.get('/mt-en/jobs/allJobs').expect(200);
    expect(body.jobs.map(({ Vacancy }: { Vacancy: { id: number } }) => Vacancy.id).toSorted()).toEqual([
      1, 2, 3, 5, 6, 7, 8,
    ]);
    const listed = (await site.sitemap()).flatMap(({ paths }) => paths.en ?? []);
    expect(listed.filter((path) => path.startsWith('/jobs/4/'))).toEqual([]);
  });

  it('leaves an empty list where it was the last', async () => {
    await close(`${today} - 1`, 'true');
    const { body } = await api.http.get('/be-nl/jobs/allJobs').expect(200);
    expect(body).toEqual({ jobs: [] });
    expect(await api.app.get(SiteContent, { strict: false }).jobs({ country: 'be', language: 'nl' })).toEqual([]);
  });
});
