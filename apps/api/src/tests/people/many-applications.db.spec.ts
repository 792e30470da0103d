import { createLoan, loanSample } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
});
afterAll(() => api.stop());

const create = (other: object) => createLoan(api, { data: { ...loanSample[1], email: 'shop@example.com', ...other } });

/** Applications of another person with the address of the shop, newer than those before. */
const fill = (count: number, prefix: string) =>
  api.database.query(
    `with made as (
        insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale)
        select flow, flow_version, convert_to($2 || n, 'UTF8'), convert_to($2 || n, 'UTF8'), '', state, facts, 1, 2, 2, 'en'
          from (select * from application limit 1) a, generate_series(1, $1::int) n returning id)
      insert into application_step (application_id, step_number, fields) select id, 1, $3 from made`,
    [count, prefix, { ...loanSample[1], email: 'shop@example.com', first_name: 'Eve', date_of_birth: '01/02/1970' }],
  );

it('finds all that is surely a person’s behind a thousand applications with the address of a shop', async () => {
  const admin = await api.signIn();
  const look = async (code: string) =>
    (await api.http.get(`/api/v1/applications/${code}/person`).set('Cookie', admin).expect(200)).body;
  const { code } = await create({});
  await create({ email: 'ada@example.com' });
  await fill(998, 'a');
  const reasons = [['email', 'name_and_birth'], ['name_and_birth']];
  const why = (items: { why: string[] }[]) => items.map((item) => item.why);
  const all = await look(code);
  expect([why(all.items), all.has_more]).toEqual([reasons, false]);
  await fill(1, 'b');
  const surest = await look(code);
  expect([why(surest.items), surest.has_more]).toEqual([reasons, true]);
});
