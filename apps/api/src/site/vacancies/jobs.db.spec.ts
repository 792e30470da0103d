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
