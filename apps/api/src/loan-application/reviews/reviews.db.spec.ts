import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { addColleague, colleague } from '../../testing/colleague.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

const path = '/api/v1/reviews';
let api: TestApi;
let admin: string;
let staff: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  admin = await api.signIn();
  staff = await colleague(api, 'maria@example.com', 'staff');
});
afterAll(() => api.stop());

const get = (at: string, cookie = staff) => api.http.get(`${path}${at}`).set('Cookie', cookie);
const assign = (id: string, body: object, cookie = staff) =>
  api.http.put(`${path}/${id}/assignee`).set('Cookie', cookie).send(body);

/** An application whose applicant asked for a person: its id. */
async function asked(words?: string): Promise<string> {
  const { code } = await atDocuments(api);
  const decision = { status_type: 'nbb', status_value: 2, reason: 'listed' };
  const { body } = await api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', admin)
    .send(decision)
    .expect(200);
  await api.http
    .post(`/api/v1/applications/${code}/events`)
    .send({ type: 'review.request', ...(words !== undefined && { words }) })
    .expect(200);
  return body.application.id;
}

it('lists who waits, the first deadline first, with their words for staff alone', async () => {
  const [late, soon] = [await asked('My contract\nwas extended.'), await asked()];
  await api.database.query(
    `update review set due_at = now() - interval '1 day' where application_id = (select id from application where public_id = $1)`,
    [soon],
  );
  const { body } = await get('').expect(200);
  expect(body.reviews).toMatchObject([
    { application_id: soon, words: null, is_overdue: true, assigned_to: null },
    { application_id: late, words: 'My contract\nwas extended.', is_overdue: false, name: 'Ada Vella', amount: 10_000 },
  ]);
  expect(body.counts).toEqual({ all: 2, overdue: 1, nobody: 2, mine: 0 });
  const { asked_at, due_at } = body.reviews[1];
  expect(Date.parse(due_at) - Date.parse(asked_at)).toBe(14 * 86_400_000);
  const page = (await get('?limit=1').expect(200)).body;
  const rest = (await get(`?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`).expect(200)).body;
  expect(
    [page, rest].flatMap(({ reviews }) => reviews.map((row: { application_id: string }) => row.application_id)),
  ).toEqual([soon, late]);
  expect(rest.next_cursor).toBeNull();
  const shown = JSON.stringify(
    (await api.http.get(`/api/v1/applications/${late}`).set('Cookie', admin).expect(200)).body,
  );
  expect(shown).not.toContain('was extended');
  await api.http.get(path).expect(401);
  await api.http
    .get(path)
    .set('Cookie', await colleague(api, 'quality@example.com', 'qa'))
    .expect(403);
});

it('E9: is read by no colleague without a row of the audit', async () => {
  const id = await asked();
  await get(`/${id}`).expect(200);
  const rows = await api.database.query(
    `select actor_role as role from audit where kind = 'application.opened' and application_id = $1 and actor_role = 'staff'`,
    [id],
  );
  expect(rows).toEqual([{ role: 'staff' }]);
});

it('has the days of the policy', async () => {
  await api.database.query(`update risk_policy set thresholds = thresholds || '{"reviewDays":3}'`);
  const { body } = await get(`/${await asked()}`).expect(200);
  await api.database.query(`update risk_policy set thresholds = thresholds || '{"reviewDays":14}'`);
  expect(Date.parse(body.review.due_at) - Date.parse(body.review.asked_at)).toBe(3 * 86_400_000);
});

it('is taken, given and released, never over a colleague’s head', async () => {
  const id = await asked();
  const { reviewers } = (await get('/reviewers').expect(200)).body;
  const isMaria = ({ name }: { readonly name: string }) => name === 'maria';
  const maria = reviewers.find(isMaria);
  const other = reviewers.find((person: { readonly name: string }) => !isMaria(person));
  const { body } = await assign(id, { account: maria.id, from: null }).expect(200);
  expect(body.review.assigned_to).toEqual(maria);
  expect((await get('?assigned=mine').expect(200)).body.reviews).toHaveLength(1);
  await assign(id, { account: other.id, from: null }, admin).expect(409);
  expect((await get(`/${id}`).expect(200)).body.review.assigned_to).toEqual(maria);
  await assign(id, { account: other.id, from: maria.id }).expect(200);
  await assign(id, { account: '00000000-0000-0000-0000-000000000000', from: other.id }).expect(409);
  await assign(id, { account: null, from: other.id }).expect(200);
  const away = await addColleague(api, 'reset@example.com', 'staff');
  await api.database.query('update "user" set password_hash = null where id = $1', [away]);
  await assign(id, { account: away, from: null }).expect(409);
  expect((await get('/reviewers').expect(200)).body.reviewers).toEqual(reviewers);
  expect(
    (await get('?assigned=nobody').expect(200)).body.reviews.map(
      (row: { application_id: string }) => row.application_id,
    ),
  ).toContain(id);
  await assign(id, { account: null, from: other.id }).expect(200);
  const { acts } = (await api.http.get('/api/v1/audit?kind=review.assigned').set('Cookie', admin).expect(200)).body;
  expect(acts.map(({ application_id }: { application_id: string }) => application_id)).toEqual([id, id, id]);
});

it('answers a decision again that is repeated under its key', async () => {
  const id = await asked();
  const { review } = (await get(`/${id}`).expect(200)).body;
  const decide = (reason: string) =>
    api.http
      .post(`${path}/${id}/decision`)
      .set({ Cookie: admin, 'Idempotency-Key': 'decided' })
      .send({ accept: false, reason, version: review.version });
  // The repeat comes first, and nothing waits any more when the call looks.
  const access = api.app.get(ApplicationAccess, { strict: false });
  const find = access.find.bind(access);
  const answers: unknown[] = [];
  jest.spyOn(access, 'find').mockImplementationOnce(async (...named) => {
    const stored = await find(...named);
    answers.push((await decide('No new facts').expect(200)).body);
    return stored;
  });
  for (let call = 0; call < 2; call += 1) answers.push((await decide('No new facts').expect(200)).body);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  await decide('Other facts').expect(422);
});

it('drafts the letter in the applicant’s language, for who decides', async () => {
  const id = await asked();
  await api.database.query(`update application set locale = 'fr' where public_id = $1`, [id]);
  const no = (await get(`/${id}/letter?accept=false`, admin).expect(200)).body.letter;
  expect(no).toMatchObject({
    to: 'ada@example.com',
    language: 'fr',
    text: expect.stringContaining('Comme vous l’avez demandé'),
  });
  const yes = (await get(`/${id}/letter?accept=true`, admin).expect(200)).body.letter;
  expect(yes.text).toContain('Bonne nouvelle');
  await get(`/${id}/letter?accept=true`).expect(200);
});

it.each([
  ['?assigned=everybody', { assigned: ['oneOf'] }],
  ['?cursor=x', { cursor: ['format'] }],
  ['?limit=0', { limit: ['min'] }],
])('cannot be listed by %s', async (query, errors) => {
  expect((await get(query).expect(422)).body.errors).toEqual(errors);
});

it('is decided also where the bank itself put the application under review', async () => {
  const { code } = await atDocuments(api);
  const { body } = await api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', admin)
    .send({ status_type: 'final', status_value: 3, reason: 'A second look' })
    .expect(200);
  const { id, version } = body.application;
  const { review } = (await get(`/${id}`).expect(200)).body;
  expect(review).toMatchObject({ words: null, is_overdue: false, assigned_to: null });
  const listed = (await get('').expect(200)).body.reviews;
  expect(listed.map((row: { application_id: string }) => row.application_id)).toContain(id);
  const no = (await get(`/${id}/letter?accept=false`).expect(200)).body.letter;
  expect(no.text).not.toContain('As you asked');
  expect(no.text).toContain('decided that we cannot grant it');
  await api.http
    .post(`${path}/${id}/decision`)
    .set('Cookie', admin)
    .send({ accept: true, reason: 'All is well', version })
    .expect(200);
  await get(`/${id}`).expect(404);
});

it('leaves with a decision, and knows nothing of what nobody asked about', async () => {
  const id = await asked();
  const { review } = (await get(`/${id}`).expect(200)).body;
  await api.http
    .post(`${path}/${id}/decision`)
    .set('Cookie', admin)
    .send({ accept: true, reason: 'The new contract counts', version: review.version })
    .expect(200);
  await get(`/${id}`).expect(404);
  await get('/nothing').expect(404);
  await assign(id, { account: null, from: null }).expect(404);
  expect((await assign(id, { account: 'me', from: null }).expect(422)).body.errors).toEqual({ account: ['format'] });
});
