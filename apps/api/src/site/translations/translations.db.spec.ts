import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const report = (fields: object) => api.http.post('/translations/report').send(fields);

it('keeps a text once, however often it is reported', async () => {
  for (let time = 0; time < 3; time++)
    await report({ content: 'Monthly instalment', context: 'plan', lang: 'fr' }).expect(202, { success: true });
  await report({ content: 'Monthly instalment', context: 'plan', lang: 'nl' }).expect(202);
  const rows = await api.database.query(
    "select language, times from translation where content = 'Monthly instalment' order by language",
  );
  expect(rows).toEqual([
    { language: 'fr', times: 3 },
    { language: 'nl', times: 1 },
  ]);
});

it('takes a report without a context', async () => {
  await report({ content: "'); drop table translation; --", lang: 'en' }).expect(202);
  expect(await api.database.query('select count(*)::int as n from translation where context = $1', [''])).toEqual([
    { n: 1 },
  ]);
});

it.each([
  [{}, { content: ['required'], lang: ['required'] }],
  [{ content: 'x', lang: 'de' }, { lang: ['oneOf'] }],
  [{ content: 'x'.repeat(1001), lang: 'en' }, { content: ['length'] }],
  [{ content: { a: 1 }, lang: 'en' }, { content: expect.arrayContaining(['format']) }],
  [{ content: 'x', lang: 'en', more: 1 }, { more: ['unknown'] }],
])('refuses %j', async (fields, errors) => {
  const { body } = await report(fields).expect(422);
  expect(body.errors).toEqual(errors);
});

it('keeps no more texts than the table may hold', async () => {
  await api.database.query(
    "insert into translation (digest, content, context, language) select sha256(i::text::bytea), i::text, '', 'en' from generate_series(1, 5000) as i",
  );
  await report({ content: 'One too many', lang: 'en' }).expect(202);
  await report({ content: 'Monthly instalment', context: 'plan', lang: 'fr' }).expect(202);
  expect(
    await api.database.query(
      "select times from translation where content in ('One too many', 'Monthly instalment') order by times desc limit 1",
    ),
  ).toEqual([{ times: 4 }]);
  expect(await api.database.query("select from translation where content = 'One too many'")).toEqual([]);
});

it('slows an address that reports too much', async () => {
  const limited = await startApi({ RATE_LIMIT_FACTOR: '1' });
  try {
    const answers = [];
    for (let time = 0; time < 62; time++)
      answers.push((await limited.http.post('/translations/report').send({ content: 'x', lang: 'en' })).status);
    expect(answers.filter((status) => status === 202)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  } finally {
    await limited.stop();
  }
});
