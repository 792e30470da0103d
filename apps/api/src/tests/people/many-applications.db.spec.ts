import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
});
afterAll(() => api.stop());

it('finds all that is a person’s behind hundreds of applications with the address of a shop', async () => {
  const admin = await api.signIn();
  const create = (other: object) =>
    createLoan(api, { data: { ...loanSample[1], email: 'shop@example.com', ...other } });
  const { code } = await create({});
  for (let n = 0; n < 200; n += 1) await create({ first_name: 'Eve', date_of_birth: '01/02/1970' });
  await create({ email: 'ada@example.com' });
  // The last one by its id.
  await api.database.query(
    `update application set public_id = 'ffffffff-ffff-4fff-bfff-ffffffffffff' where id = (select max(id) from application)`,
  );
  const { body } = await api.http.get(`/api/v1/applications/${code}/person`).set('Cookie', admin).expect(200);
  expect(body.items.map(({ why }: { why: string[] }) => why)).toEqual([
    ['email', 'name_and_birth'],
    ['name_and_birth'],
  ]);
});
