import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

interface Answer {
  readonly articles: readonly {
    BlogPost: { id: number; publish_date: string };
    ContentBlogPost: readonly { language_id: number; title: string; url: string }[];
  }[];
  readonly language_id: number;
  readonly id: unknown;
  readonly total_articles_count: number;
}

async function ask(fields: object): Promise<Answer> {
  return (await api.http.post('/blog/getnewsarticles').send(fields).expect(200)).body;
}

async function readAll(category: string, languageId: number): Promise<Answer['articles']> {
  const read: Answer['articles'][number][] = [];
  for (let offset = 0; ; offset = read.length) {
    const { articles, total_articles_count: total } = await ask({
      id: 'all',
      offset,
      language_id: languageId,
      category,
    });
    read.push(...articles);
    if (articles.length === 0 || read.length === total) return read;
  }
}

it('answers six articles, newest first, with the list’s own id', async () => {
  const {
    articles,
    id,
    language_id: language,
    total_articles_count: total,
  } = await ask({ id: 'home-news', offset: 0, language_id: 3, category: '' });
  const dates = articles.map(({ BlogPost }) => BlogPost.publish_date);
  expect(articles).toHaveLength(6);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect({ id, language, total }).toEqual({ id: 'home-news', language: 3, total: 42 });
});

it.each(['', 'saving', 'borrowing', 'business', 'newsroom'])(
  'reads category "%s" to its end without repeating or missing an article',
  async (category) => {
    const articles = await readAll(category, 2);
    const { total_articles_count: total } = await ask({ category });
    expect(articles).toHaveLength(total);
    expect(new Set(articles.map(({ BlogPost }) => BlogPost.id)).size).toBe(total);
    for (const { ContentBlogPost } of articles)
      expect(ContentBlogPost).toEqual([
        {
          language_id: expect.any(Number),
          title: expect.stringMatching(/./),
          url: expect.stringMatching(/^[a-z0-9-]+$/),
          excerpt: expect.stringMatching(/./),
        },
      ]);
  },
);

it('answers the language asked for, and English where there is no translation', async () => {
  const languages = (await readAll('', 3)).map(({ ContentBlogPost }) => ContentBlogPost[0]?.language_id);
  expect(languages.filter((language) => language === 3).length).toBeGreaterThan(25);
  expect(languages.filter((language) => language === 1).length).toBeGreaterThan(5);
  expect(languages).not.toContain(2);
});

it('answers nothing beyond the end, and still how many there are', async () => {
  for (const offset of [42, 1000, 999_999_999_999])
    expect(await ask({ offset, language_id: 1 })).toEqual({
      articles: [],
      language_id: 1,
      id: null,
      total_articles_count: 42,
    });
});

it('answers nothing for a category that does not exist', async () => {
  for (const category of ['cars', "'; drop table blog_post; --", '%', '<script>'])
    expect(await ask({ category })).toMatchObject({ articles: [], total_articles_count: 0 });
});

it.each([0, 4, 99, -1, 'nl', null])('answers in English for the language %p', async (languageId) => {
  const { language_id: language, articles } = await ask({ language_id: languageId });
  expect(language).toBe(1);
  expect(articles[0]?.ContentBlogPost[0]?.language_id).toBe(1);
});

it('takes a form as well', async () => {
  const { body } = await api.http
    .post('/blog/getnewsarticles')
    .type('form')
    .send({ id: '7', offset: '36', language_id: '2', category: '' })
    .expect(200);
  expect(body).toMatchObject({ id: '7', language_id: 2, total_articles_count: 42 });
  expect(body.articles).toHaveLength(6);
});

it('answers the first articles when nothing is asked for', async () => {
  const { body } = await api.http.post('/blog/getnewsarticles').expect(200);
  expect(body.articles).toHaveLength(6);
});

it.each([
  [{ offset: 'many' }, { offset: ['numbers'] }],
  [{ offset: -6 }, { offset: ['numbers'] }],
  [{ offset: 1.5 }, { offset: ['numbers'] }],
  [{ offset: { $gt: 0 } }, { offset: ['numbers'] }],
  [{ category: ['saving'] }, { category: ['format'] }],
  [{ id: { a: 1 } }, { id: ['format'] }],
  [{ ofset: 6 }, { ofset: ['unknown'] }],
])('refuses %j with the name of the field', async (fields, errors) => {
  const { body } = await api.http.post('/blog/getnewsarticles').send(fields).expect(422);
  expect(body).toMatchObject({ success: false, errors });
});

it('refuses what is neither JSON nor a form', async () => {
  await api.http.post('/blog/getnewsarticles').set('Content-Type', 'text/plain').send('offset=6').expect(415);
  await api.http.post('/blog/getnewsarticles').set('Content-Type', 'application/json').send('{"offset":').expect(400);
  await api.http.get('/blog/getnewsarticles').expect(405);
});
