import { bindAmounts } from './excerpt.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

interface Result {
  readonly title: string;
  readonly excerpt: string;
  readonly url: string;
  readonly kind: string;
  readonly language: string;
}

async function search(q: string, lang = 'en', country = 'mt'): Promise<Result[]> {
  const { body } = await api.http.get('/search').query({ q, lang, country }).expect(200);
  expect(body.success).toBe(true);
  return body.results;
}

it('finds pages, articles and jobs, at addresses for the reader’s country', async () => {
  expect((await search('renovation loan'))[0]).toMatchObject({
    kind: 'page',
    title: 'Renovation loan',
    url: '/mt-en/renovation-loan',
  });
  expect(await search('washing machine')).toContainEqual(
    expect.objectContaining({ kind: 'article', url: '/mt-en/blog/1/how-large-should-an-emergency-fund-be' }),
  );
  expect(await search('archivist', 'en', 'ot')).toContainEqual(
    expect.objectContaining({ kind: 'job', url: '/en/jobs/4/anniversary-archivist' }),
  );
});

it.each([
  ['en', 'saved', 'savings'],
  ['nl', 'spaarrekening', 'spaarrekeningen'],
  ['fr', 'intérêt', 'intérêts'],
])('knows the forms of a word in %s', async (lang, one, other) => {
  const titles = async (q: string) => new Set((await search(q, lang)).map(({ title }) => title));
  const found = await titles(one);
  expect(found.size).toBeGreaterThan(0);
  for (const title of [...found].slice(0, 3)) expect(await titles(other)).toContain(title);
});

it('finds a word while it is being typed, and without its accents', async () => {
  for (const q of ['renov', 'renova', 'renovat', 'renovatio'])
    expect((await search(q)).map(({ title }) => title)).toContain('Renovation loan');
  const saver = (await search('epargne', 'fr')).find(({ title }) => title === 'Meridian Saver');
  expect(saver?.excerpt).toMatch(/<mark>(d’)?épargn/i);
  expect((await search('renovation', 'fr')).map(({ title }) => title)).toContain('Prêt rénovation');
});

it('marks what was found in an excerpt of safe HTML', async () => {
  for (const { excerpt } of await search('loan')) expect(excerpt.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  expect((await search('heat pump'))[0]?.excerpt).toMatch(/<mark>heat<\/mark>/i);
});

it('escapes what an author wrote', async () => {
  await api.database.query(
    "update content_page set plain = 'zebra <img src=x onerror=alert(1)> & \"more\" text' where title = 'Fees'",
  );
  const [result] = await search('zebra');
  expect(result?.excerpt).toBe('<mark>zebra</mark> &lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot; text');
});

it('finds an English text that has no translation, and says that it is English', async () => {
  expect(await search('deposit protection', 'nl', 'be')).toContainEqual(
    expect.objectContaining({ title: 'Deposit protection', url: '/be-nl/deposit-protection', language: 'en' }),
  );
  expect((await search('complaint', 'nl')).map(({ title }) => title)).not.toContain('Complaints');
});

it.each([
  '',
  '   ',
  'the',
  '!!! &&& |||',
  "'",
  "' or 1=1 --",
  "'; drop table page; --",
  '\\',
  '%',
  ':*',
  'a:* & !b | (c',
  '<script>alert(1)</script>',
  '\u0002x\u0003',
  'ﷺ',
  '🦊',
])('survives the query %p', async (q) => {
  expect(Array.isArray(await search(q))).toBe(true);
});

it('survives a query of three thousand letters', async () => {
  expect(await search('x'.repeat(3000))).toEqual([]);
});

it('answers at most twenty results, and none to nothing', async () => {
  expect((await search('bank')).length).toBeLessThanOrEqual(20);
  expect(await search('')).toEqual([]);
  expect((await api.http.get('/search').expect(200)).body).toEqual({ success: true, results: [], total: 0 });
  expect((await api.http.get('/search?q=a&q=b').expect(200)).body.success).toBe(true);
});

it('puts products before articles', async () => {
  for (const [q, lang] of [
    ['loan', 'en'],
    ['lening', 'nl'],
    ['prêt', 'fr'],
    ['saver', 'en'],
    ['fixed rate', 'en'],
    ['vaste rente', 'nl'],
  ] as const) {
    const kinds = (await search(q, lang)).map(({ kind }) => kind);
    expect([q, kinds[0]]).toEqual([q, 'page']);
    if (!q.includes(' ')) expect([q, kinds[1]]).toEqual([q, 'page']);
  }
});

it('begins what it shows of a text where a sentence begins, or says that it began before', async () => {
  const texts = (
    await api.database.query<{ plain: string }[]>(
      'select plain from content_page union all select plain from content_blog_post union all select plain from content_vacancy',
    )
  ).map(({ plain }) => bindAmounts(plain));
  for (const [q, lang] of [
    ['fixed rate', 'en'],
    ['interest', 'en'],
    ['rente', 'nl'],
    ['epargne', 'fr'],
  ] as const) {
    for (const { excerpt } of await search(q, lang)) {
      const shown = excerpt.replaceAll(/<\/?mark>/g, '');
      const [stretch = ''] = shown.split(/ …(?: |$)/);
      const isSaid = stretch.startsWith('… ') || texts.some((text) => text.startsWith(stretch));
      const begins = texts.some((text) => /[.?!:…]["”»]? $/.test(text.slice(0, Math.max(0, text.indexOf(stretch)))));
      expect([q, shown, isSaid || begins, shown.includes('… …')]).toEqual([q, shown, true, false]);
    }
  }
});

it.each([
  ['jobs', 'en', '/mt-en/jobs'],
  ['vacatures', 'nl', '/mt-nl/jobs'],
  ['emploi', 'fr', '/mt-fr/jobs'],
])('finds the list of jobs and the jobs themselves by %s', async (q, lang, url) => {
  const found = await search(q, lang);
  expect(found[0]).toMatchObject({ url, kind: 'page' });
  expect(found.filter(({ kind }) => kind === 'job').length).toBeGreaterThan(3);
});

it('tolerates a typing error and says what it searched for instead', async () => {
  for (const [q, lang, corrected] of [
    ['renovaton', 'en', 'renovation'],
    ['meridan saver', 'en', 'meridian saver'],
    ['spaarekening', 'nl', 'spaarrekening'],
  ] as const) {
    const { body } = await api.http.get('/search').query({ q, lang, country: 'mt' }).expect(200);
    expect(body).toMatchObject({ success: true, corrected });
    expect(body.results.length).toBeGreaterThan(0);
  }
  expect((await api.http.get('/search').query({ q: 'qqqqqqqqq' }).expect(200)).body).toEqual({
    success: true,
    results: [],
    total: 0,
  });
});

it('tells how many there are beyond the first twenty', async () => {
  const { body } = await api.http.get('/search').query({ q: 'bank', lang: 'en' }).expect(200);
  expect(body.results).toHaveLength(20);
  expect(body.total).toBeGreaterThan(20);
});

it('counts an unknown country as another country and an unknown language as English', async () => {
  expect((await search('green loan', 'de', 'xx'))[0]?.url).toBe('/en/green-loan');
});
