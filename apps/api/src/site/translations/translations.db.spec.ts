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

/** Told from another address each time: behind a proxy that the server trusts. */
const reportFrom = (url: string, address: string, fields: object): Promise<Response> =>
  fetch(`${url}/translations/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(fields),
  });

describe('three thousand texts that nobody lacks', () => {
  const real = { content: 'field.first_name', context: 'loan /be-fr/loan-application/step-one', lang: 'fr' };
  const known = { ...real, content: 'field.last_name' };
  const statuses = new Set<number>();
  let busy: TestApi;

  const rows = (where: string): Promise<{ n: number }[]> =>
    busy.database.query(`select count(*)::int as n from translation where ${where}`);

  beforeAll(async () => {
    busy = await startApi({ TRUST_PROXY: '1' });
    // A text that two visitors lacked before.
    for (const address of ['198.51.100.1', '198.51.100.2']) await reportFrom(busy.url, address, known);
    const junk = Array.from({ length: 3_000 }, (_, index) => index);
    for (let from = 0; from < junk.length; from += 20)
      await Promise.all(
        junk.slice(from, from + 20).map(async (index) => {
          const address = `10.${index % 200}.${Math.floor(index / 200)}.7`;
          const { status } = await reportFrom(busy.url, address, {
            content: `junk.${index}`,
            context: 'loan',
            lang: 'en',
          });
          statuses.add(status);
        }),
      );
  }, 300_000);
  afterAll(() => busy.stop());

  it('do not keep a real one out, nor push out what two visitors told', async () => {
    expect([...statuses]).toEqual([202]);
    expect((await reportFrom(busy.url, '203.0.113.5', real)).status).toBe(202);
    expect(await rows("content in ('field.first_name', 'field.last_name')")).toEqual([{ n: 2 }]);
    const [{ n } = { n: 0 }] = await rows('true');
    expect(n).toBeLessThan(2_600);
    await reportFrom(busy.url, '203.0.113.6', real);
    expect(
      await busy.database.query(
        'select content, context, language, times from translation where is_confirmed order by content',
      ),
    ).toEqual([
      { content: 'field.first_name', context: real.context, language: 'fr', times: 2 },
      { content: 'field.last_name', context: real.context, language: 'fr', times: 2 },
    ]);
  });

  it('are not kept for one address, however many it tells', async () => {
    for (let index = 0; index < 40; index++)
      await reportFrom(busy.url, '192.0.2.9', { content: `mine.${index}`, context: 'loan', lang: 'en' });
    expect(await rows("content like 'mine.%'")).toEqual([{ n: 25 }]);
    expect(await rows("content = 'mine.39'")).toEqual([{ n: 1 }]);
  });

  it('do not keep a real one out when two addresses tell all of them', async () => {
    await busy.database.query(
      `insert into translation (digest, content, context, language, times, is_confirmed)
       select sha256(('c' || i)::bytea), 'c' || i, '', 'en', 3, true from generate_series(1, 4000) as i`,
    );
    const next = { ...real, content: 'field.street' };
    await reportFrom(busy.url, '203.0.113.5', next);
    expect(await rows("content = 'field.street'")).toEqual([{ n: 1 }]);
    for (let time = 0; time < 4; time++) await reportFrom(busy.url, '203.0.113.6', next);
    expect(await rows("content = 'field.street' and is_confirmed")).toEqual([{ n: 1 }]);
  });
});

it.each([
  { content: '<script>alert(1)</script>', context: 'loan', lang: 'nl' },
  { content: 'Buy now at https://example.com', context: 'loan', lang: 'nl' },
  { content: 'x'.repeat(500), context: 'loan', lang: 'nl' },
  { content: 'field.name', context: 'anything at all, really', lang: 'nl' },
])('only counts what is no text of an interface: $content in $context', async (fields) => {
  const [{ n: before } = { n: 0 }] = await counted();
  await report(fields).expect(202, { success: true });
  expect(await counted()).toEqual([{ n: before + 1 }]);
  expect(
    await api.database.query("select from translation where language = 'nl' and content in ($1)", [fields.content]),
  ).toEqual([]);
});

const counted = (): Promise<{ n: number }[]> =>
  api.database.query(
    "select coalesce(sum(times), 0)::int as n from translation where content = '*' and language = 'nl'",
  );

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
