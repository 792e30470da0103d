import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { startApi, type TestApi } from '../testing/start-api.js';
import { PricingService } from '../pricing/pricing.service.js';
import { DemoContent } from './content/demo-content.js';
import { feedXml } from './feed.js';
import { SiteContent } from './site-content.js';
import { LiveTexts } from './translations/live-texts.js';
import { SiteVersion } from './site-version.js';
import { alternatesOf, sitemapXml } from './sitemap.js';

let api: TestApi;
let site: SiteContent;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on', WORKER: 'off' });
  site = api.app.get(SiteContent, { strict: false });
});
afterAll(() => api.stop());

const belgianDutch = { country: 'be', language: 'nl' } as const;
const english = { country: 'ot', language: 'en' } as const;

it('reads a page with its side menu, its calculator and its picture', async () => {
  const page = await site.page('meridian-saver', belgianDutch);
  expect(page).toMatchObject({
    language: 'nl',
    isOnlyInEnglish: false,
    calculator: { name: 'saver', anchor: 'saver-calculator', showOnlyZeroRate: false },
    picture: { url: '/media/1', width: 640, height: 400 },
    languages: expect.arrayContaining(['en', 'nl', 'fr']),
  });
  expect(page?.headings[0]).toEqual({ level: 1, id: 'top', text: 'Meridian Saver' });
  expect(new Set(page?.headings.map(({ level }) => level))).toEqual(new Set([1, 2]));
  expect(page?.parts.map(({ kind }) => kind)).toEqual(['html', 'calculator', 'html']);
  const html = page?.parts.map((part) => (part.kind === 'html' ? part.html : '')).join('') ?? '';
  for (const { id, level } of page?.headings.slice(1) ?? []) expect(html).toContain(`<h${level} id="${id}">`);
  expect(html).toContain('href="/be-nl/saver-plus"');
});

it('has the headings of all four levels in the side menu', async () => {
  const page = await site.page('security', belgianDutch);
  expect(new Set(page?.headings.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
});

it('says of a page that it exists only in English', async () => {
  expect(await site.page('terms', belgianDutch)).toMatchObject({
    language: 'en',
    isOnlyInEnglish: true,
    languages: ['en'],
  });
  expect(await site.page('terms', english)).toMatchObject({ isOnlyInEnglish: false });
});

it('knows no page and no article that does not exist', async () => {
  expect(await site.page('nothing', english)).toBeUndefined();
  expect(await site.page("' or 1=1", english)).toBeUndefined();
  // An address may say %00, which no text of a database has.
  expect(await site.page('terms\0', english)).toBeUndefined();
  expect(await site.article(4711, english)).toBeUndefined();
});

it('reads an article with its address in each language', async () => {
  const article = await site.article(1, belgianDutch);
  expect(article).toMatchObject({
    language: 'nl',
    slug: 'hoe-groot-moet-een-noodbuffer-zijn',
    url: '/be-nl/blog/1/hoe-groot-moet-een-noodbuffer-zijn',
    publishDate: '2023-02-14',
  });
  expect(article?.slugs).toEqual({
    en: 'how-large-should-an-emergency-fund-be',
    nl: 'hoe-groot-moet-een-noodbuffer-zijn',
    fr: 'quelle-taille-pour-votre-reserve-de-precaution',
  });
});

it('never runs what an author wrote', async () => {
  await api.database.query(
    "update content_blog_post set body = '<script>alert(1)</script> [x](javascript:alert(1))' where blog_post_id = 2 and language_id = 1",
  );
  const article = await site.article(2, english);
  expect(article?.html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1))</p>\n');
});

it('lists articles by category with the total', async () => {
  const { articles, total } = await site.articles(english, { category: 'business', limit: 3 });
  expect(articles.map(({ category }) => category)).toEqual(['business', 'business', 'business']);
  expect(total).toBe(10);
  expect(await site.categories('fr')).toEqual([
    { slug: 'saving', name: 'Épargner' },
    { slug: 'borrowing', name: 'Emprunter' },
    { slug: 'business', name: 'Entreprendre' },
    { slug: 'newsroom', name: 'Actualités' },
  ]);
});

it('points menus, notices and the home page at the reader’s country and language', async () => {
  const { main, login, footer } = await site.menus(belgianDutch);
  for (const { href } of [...main, ...footer].flatMap(({ items }) => items).concat(login))
    expect(href).toMatch(/^\/be-nl\//);
  expect((await site.notices(belgianDutch)).map(({ name }) => name)).toContain('factor-apply');
  expect(await site.home(belgianDutch)).toMatchObject({
    title: 'Weet wat het kost voor u beslist',
    products: expect.arrayContaining([
      expect.objectContaining({ href: '/be-nl/green-loan', picture: expect.objectContaining({ id: 6 }) }),
    ]),
  });
});

it('answers the rates of one country', async () => {
  const { individual, byYear } = await site.ratesOf('mt');
  expect(individual).toContainEqual({ context: 'meridian_saver_rate', interest_rate: 1.25, Country: { value: 'mt' } });
  expect(byYear.map(({ year }) => year)).toEqual(['0', '1', '2', '3', '5']);
});

it('lists every page, article and job in the sitemap, in the languages in which it exists', async () => {
  const entries = await site.sitemap();
  expect(entries).toContainEqual({ paths: { en: '/terms' }, lastModified: '2026-01-01' });
  expect(alternatesOf({ en: '/terms' }).map(({ hreflang, path }) => [hreflang, path])).toEqual([
    ['en-MT', '/mt-en/terms'],
    ['en-BE', '/be-en/terms'],
    ['en', '/en/terms'],
  ]);
  expect(entries.filter(({ paths }) => paths.en === '/contact-us')).toHaveLength(1);
  expect(entries.filter(({ paths }) => paths.en === '/30years')).toHaveLength(1);
  const xml = sitemapXml(entries, 'https://bank.example');
  expect(xml).toContain(
    '<loc>https://bank.example/be-nl/blog/1/hoe-groot-moet-een-noodbuffer-zijn</loc><lastmod>2023-02-14</lastmod>',
  );
  expect(xml.match(/<loc>/g)?.length).toBeGreaterThan(400);
});

it('makes the sitemap once for all who ask for it within a minute', async () => {
  const making = jest.spyOn(site, 'sitemap');
  const answers = await Promise.all(Array.from({ length: 3 }, () => api.http.get('/sitemap.xml').expect(200)));
  expect(making).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
  expect(answers[0]?.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8' });
  making.mockRestore();
});

it('writes a feed that escapes its texts', async () => {
  const { articles } = await site.articles(belgianDutch, { limit: 2 });
  const xml = feedXml(
    articles.map((article) => ({ ...article, title: 'A & <b>' })),
    belgianDutch,
    { title: 'News', description: 'News', origin: 'https://bank.example' },
  );
  expect(xml).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(xml).toContain('<pubDate>Tue, 10 Nov 2026 09:00:00 GMT</pubDate>');
});

it('has another version after a change of any table that pages are made of', async () => {
  const rows = await api.database.query<{ name: string }[]>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_site_change'",
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...(await tablesOfPages())]));
  const version = api.app.get(SiteVersion, { strict: false });
  const before = await version.read();
  expect(await version.read()).toBe(before);
  await api.database.query("update content_page set body = body where language_id = 1 and title = 'Fees'");
  const [after, same] = await Promise.all([version.read(), version.read()]);
  expect(after).not.toBe(before);
  expect(same).toBe(after);
});

it('reads other words and another price at once when a page asks for the version first', async () => {
  const version = api.app.get(SiteVersion, { strict: false });
  await version.read();
  const known = await site.texts('fr');
  const [{ individual }] = await Promise.all([site.ratesOf('mt'), version.read()]);
  const [rate] = individual;
  await api.database.query(
    "insert into text_override (area, key, language, text) values ('site', 'menu.main', 'fr', 'Carte')",
  );
  await api.database.query("update price set rate = rate + 0.5 where country = 'mt'");
  expect(await site.texts('fr')).toEqual(known);
  await version.read();
  expect(await site.texts('fr')).toEqual({ ...known, site: { ...known['site'], 'menu.main': 'Carte' } });
  expect((await site.ratesOf('mt')).individual[0]).not.toEqual(rate);
});

it('leads to no page that nobody has written, and fails nowhere, without content', async () => {
  const empty = await startApi();
  try {
    const bare = empty.app.get(SiteContent, { strict: false });
    expect(await bare.articles(english)).toEqual({ articles: [], total: 0 });
    const [{ main, login, footer }, home] = await Promise.all([bare.menus(english), bare.home(english)]);
    const links = [...[...main, ...footer].flatMap(({ items }) => items), ...login, ...home.actions, ...home.products];
    const slugs = links.map(({ href }) => href.replace(/^\/en\/|\/$|\/resume$/g, ''));
    const programs = ['loan-application', 'e-banking', 'store'];
    for (const slug of new Set(slugs.filter((one) => !programs.includes(one))))
      expect(await bare.page(slug, english)).toMatchObject({ slug });
    expect([await bare.pages(), await bare.page('fees', english)]).toEqual([[], undefined]);
    expect((await bare.sitemap()).length).toBeGreaterThan(0);
  } finally {
    await empty.stop();
  }
});

it('loads the demo content once and leaves a database that has content alone', async () => {
  const demo = api.app.get(DemoContent, { strict: false });
  await api.database.query("delete from content_page where title = 'Fees'");
  expect(await demo.loadDemoContent()).toBe(false);
  expect(await api.database.query("select from content_page where title = 'Fees'")).toEqual([]);
  await api.database.query(
    'truncate media, page, content_page, blog_post, content_blog_post, vacancy, content_vacancy, content_block, price, blog_category, employment_type cascade',
  );
  expect(await Promise.all([demo.loadDemoContent(), demo.loadDemoContent()])).toContain(true);
  expect(await api.database.query('select count(*)::int as n from blog_post')).toEqual([{ n: 42 }]);
  expect(
    await api.database.query(
      "insert into media (content_type, alt, content) values ('image/png', '{}', '') returning id",
    ),
  ).toEqual([{ id: 64 }]);
});

/** The tables from which the site's pages are read, by the statements that they send. */
async function tablesOfPages(): Promise<ReadonlySet<string>> {
  const reading = new AsyncLocalStorage<true>();
  const statements: string[] = [];
  const send = Client.prototype.query;
  const watched = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: Parameters<typeof send>
  ) {
    const [statement] = given as readonly unknown[];
    if (reading.getStore()) statements.push(typeof statement === 'string' ? statement : Object(statement).text);
    return Reflect.apply(send, this, given);
  });
  api.app.get(PricingService, { strict: false }).forget();
  api.app.get(LiveTexts, { strict: false }).forget();
  const reads = [
    () => site.articles(english, { category: 'business' }),
    () => site.article(1, english),
    () => site.categories('en'),
    () => site.page('meridian-saver', english),
    () => site.anniversary(english),
    () => site.home(english),
    () => site.pages(),
    () => site.menus(english),
    () => site.notices(english),
    () => site.jobs(english),
    () => site.job(1, english),
    () => site.texts('en'),
    () => site.ratesOf('be'),
  ];
  // One after the other: where the pool is busy, a statement of somebody else runs as if these had sent it.
  await reading.run(true, async () => {
    for (const read of reads) await read();
  });
  watched.mockRestore();
  return new Set(
    statements.flatMap((text) => [...text.matchAll(/\b(?:from|join)\s+"?([a-z]\w*)/gi)].map(([, name = '']) => name)),
  );
}
