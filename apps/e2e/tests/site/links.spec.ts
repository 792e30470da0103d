import { expect, test } from '../../harness/bank-test.ts';

const prefixes = ['mt-en', 'mt-nl', 'mt-fr', 'be-en', 'be-nl', 'be-fr', 'en', 'nl', 'fr'];
const starts = [
  '/',
  '/blog',
  '/blog/36',
  '/jobs',
  '/jobs/1',
  '/jobs/details/2',
  '/contact-us',
  '/search?q=meridian',
  '/search?q=job',
];
const atOnce = 8;

test('no link of the site leads nowhere, in any country and language', async ({ statewise: { url } }) => {
  const crawl = new Crawl(url);
  const sitemap = await crawl.read('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(url, ''));
  expect(listed.length).toBeGreaterThan(400);
  const information = listed.filter((path) => !path.includes('/blog/'));
  // An article is the same in every country and mostly in three languages: every second address meets them all.
  const articles = listed.filter((path) => /^\/(?:en|nl|fr)\/blog\//.test(path)).filter((_, at) => at % 2 === 0);
  await crawl.follow([...prefixes.flatMap((prefix) => starts.map((path) => `/${prefix}${path}`)), ...information]);
  await crawl.check(articles);
  expect(crawl.lost).toEqual([]);
  expect(articles.length).toBeGreaterThan(50);
});

/** Asks for each address once, whichever way it was found. */
class Crawl {
  /** Addresses that lead nowhere, with a page that names each. */
  readonly lost: string[] = [];
  private readonly texts = new Map<string, Promise<string>>();

  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  read(path: string, from = 'the test'): Promise<string> {
    const text = this.texts.get(path) ?? this.fetch(path, from);
    this.texts.set(path, text);
    return text;
  }

  /** Asks for pages, then for everything that they link to; a hash has to be on the page that it leads to. */
  async follow(pages: readonly string[]): Promise<void> {
    await this.check(pages);
    const texts = await Promise.all(pages.map(async (page) => ({ page, text: await this.read(page) })));
    const links = new Map(texts.flatMap(({ page, text }) => internalLinks(text).map((href) => [href, page] as const)));
    await sequentially([...links], async ([href, page]) => {
      const [path = '', hash] = href.split('#');
      const text = await this.read(path, page);
      if (hash && !text.includes(`id="${hash}"`)) this.lost.push(`${href} has no such section, linked from ${page}`);
    });
  }

  async check(paths: readonly string[]): Promise<void> {
    await sequentially(paths, (path) => this.read(path));
  }

  private async fetch(path: string, from: string): Promise<string> {
    const answer = await fetch(`${this.url}${path}`, {
      headers: { Accept: 'text/html', 'Accept-Encoding': 'identity' },
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status !== 200) this.lost.push(`${path} answers ${answer.status}, linked from ${from}`);
    return answer.text();
  }
}

/** The addresses of this site that a page names: where its anchors lead, its pictures, styles and feeds. */
function internalLinks(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(found)];
}

/** A few at a time, so that the server is not asked for everything at once. */
async function sequentially<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = [...new Set(items)];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    }),
  );
}
