import { startApi, type TestApi } from '../../testing/start-api.js';

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

it.each(['/xx-en/jobs/allJobs', '/mt-de/jobs/allJobs', '/ot-en/jobs/allJobs', '/mt/jobs/allJobs', '/%00/jobs/allJobs', '/mt-en%2f../jobs/allJobs'])('knows no country and language at %s', async (path) => {
  const { status } = await api.http.get(path);
  expect([400, 404]).toContain(status);
});
