import { leastDeposit, leastInvoice } from '@statewise/finance';
import { branches, createFormatter, languages, mailboxes, provider } from '@statewise/i18n';
import { cardLines } from '@statewise/site-content';
import type { InEnglishAtLeast } from './content-types.js';
import { demoRows } from './demo-rows.js';
import { readContent } from './read-content.js';

const content = readContent();
const { articles, vacancies, pictures } = content;
const { home, menus, notices, anniversary } = content.blocks;
/** The anniversary page is drawn from its block. */
const pages = content.pages.filter(({ slug }) => slug !== '30years');

/** Pages that other parts of the site make. */
const programs = ['/', '/blog', '/jobs', '/30years', '/loan-application', '/e-banking/', '/store/'];
/** Ways to reach the bank, as the provider's settings write them. */
const reached = [
  ...[provider.email, mailboxes.privacy, mailboxes.security].map((email) => `mailto:${email}`),
  ...Object.values(cardLines).map(({ phoneLink }) => phoneLink),
  ...Object.values(branches).map(({ phoneLink }) => phoneLink),
];
const slugs = pages.map(({ slug }) => `/${slug}`);
const texts = <T>(written: InEnglishAtLeast<T>) =>
  languages.flatMap((language) => {
    const text = written[language];
    return text === undefined ? [] : [{ language, text }];
  });

it('has at least forty articles in four categories over four years, and some in English alone', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(articles.map(({ category }) => category)).size).toBe(4);
  expect(new Set(articles.map(({ publishDate }) => publishDate.slice(0, 4)))).toEqual(
    new Set(['2023', '2024', '2025', '2026']),
  );
  expect(articles.filter(({ texts: written }) => written.nl === undefined).length).toBeGreaterThan(5);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

it('writes every article at a readable length, with an address of its own', () => {
  for (const { id, texts: written } of articles) {
    for (const { language, text } of texts(written)) {
      const words = text.body.split(/\s+/).length;
      expect([id, language, words >= 115 && words <= 260, /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text.slug)]).toEqual([
        id,
        language,
        true,
        true,
      ]);
    }
  }
});

it('has a side menu on every page, and one calculator where the page carries one', () => {
  expect(pages.filter(({ texts: written }) => written.fr !== undefined).length).toBeGreaterThanOrEqual(12);
  for (const { slug, calculator, texts: written } of pages) {
    for (const { language, text } of texts(written)) {
      const headings = text.body.match(/^#{2,4} /gm) ?? [];
      const places = text.body.split('{{calculator}}').length - 1;
      expect([slug, language, headings.length >= 2 && headings.length <= (calculator ? 6 : Infinity), places]).toEqual([
        slug,
        language,
        true,
        calculator ? 1 : 0,
      ]);
    }
  }
});

it('leaves out no level of headings', () => {
  for (const { slug, texts: written } of pages) {
    for (const { language, text } of texts(written)) {
      const levels = [1, ...(text.body.match(/^#{2,4}(?= )/gm) ?? []).map((marks) => marks.length)];
      const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1);
      expect([slug, language, jumps]).toEqual([slug, language, []]);
    }
  }
});

it('gives a page the same headings in every language', () => {
  for (const { slug, texts: written } of pages) {
    const levels = texts(written).map(({ text }) => (text.body.match(/^#{2,4}(?= )/gm) ?? []).join());
    expect([slug, new Set(levels).size]).toEqual([slug, 1]);
  }
});

it('links only to what exists, in the language of the text', () => {
  const found: string[] = [];
  const check = (href: string, language: keyof typeof home): void => {
    const path = href.split(/[?#]/)[0] ?? '';
    const article = /^\/blog\/(\d+)\/(.+)$/.exec(path);
    const known = article
      ? articles.find(({ id }) => id === Number(article[1]))?.texts[language]?.slug === article[2]
      : slugs.includes(path) || programs.includes(path) || reached.includes(path) || path === '';
    if (!known) found.push(`${language} ${href}`);
  };
  for (const { language, text } of [
    ...articles.flatMap((article) => texts(article.texts)),
    ...pages.flatMap((page) => texts(page.texts)),
  ]) {
    for (const [, href = ''] of text.body.matchAll(/\]\(([^)]+)\)/g)) check(href, language);
  }
  for (const language of languages) {
    const { main, login, footer } = menus[language];
    for (const { href } of [
      ...[...main, ...footer].flatMap(({ items }) => items),
      ...login,
      ...home[language].actions,
      ...home[language].products,
      ...notices[language].map(({ button }) => button),
    ])
      check(href, language);
  }
  expect(found).toEqual([]);
});

it('shows only pictures that exist, and describes each in every language', () => {
  const ids = new Set(pictures.map(({ id }) => id));
  for (const { picture } of [...articles, ...pages]) expect(ids).toContain(picture);
  expect(ids.size).toBe(pictures.length);
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  for (const { svg, alt } of pictures) {
    expect(svg.length).toBeLessThan(8_000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="400"/);
    expect(svg).not.toMatch(/script|style=|href|\son\w+=/i);
    for (const language of languages) expect(alt[language].length).toBeGreaterThan(10);
  }
});

it('shows no picture, and nothing that looks like it, twice side by side in any list', () => {
  // What a picture shows, without what stands behind it.
  const subject = (id: number) => pictures.find((picture) => picture.id === id)?.alt.en.split(',')[0];
  const byDate = <T extends { readonly publishDate: string }>(list: readonly T[]) =>
    list.toSorted((one, other) => other.publishDate.localeCompare(one.publishDate));
  const blog = byDate(articles);
  const lists = [
    blog,
    ...['saving', 'borrowing', 'business', 'newsroom'].map((name) => blog.filter(({ category }) => category === name)),
    byDate(vacancies),
    home.en.products.map(({ href }) => ({ picture: pages.find(({ slug }) => href === `/${slug}`)?.picture ?? 0 })),
  ];
  for (const list of lists) {
    const shown = list.map(({ picture }) => subject(picture));
    // Three stand in a row: neither beside each other nor one below the other.
    const repeated = shown.filter((one, at) => shown.slice(at + 1, at + 4).includes(one));
    expect(repeated).toEqual([]);
  }
  expect(new Set(articles.map(({ picture }) => picture)).size).toBe(articles.length);
});

it('tells thirty years alike in every language: the same years, pictures and quotes, with links that lead somewhere', () => {
  // Those that were drawn for the years.
  const ids = new Set(pictures.map(({ id }) => id).filter((id) => id >= 13 && id <= 21));
  const outline = ({ milestones, quotes }: (typeof anniversary)['en']) => ({
    milestones: milestones.map(({ year, picture, figure }) => [year, picture, figure !== undefined]),
    people: quotes.map(({ name }) => name),
  });
  for (const language of languages) {
    const { milestones, closing } = anniversary[language];
    expect(outline(anniversary[language])).toEqual(outline(anniversary.en));
    for (const { picture } of milestones) expect(ids).toContain(picture);
    for (const { href } of [closing.button, ...closing.links]) {
      const [path = ''] = href.split(/[?#]/);
      const article = articles.find(({ id }) => path.startsWith(`/blog/${id}/`));
      const isKnown = article
        ? path === `/blog/${article.id}/${article.texts[language]?.slug}`
        : [...slugs, ...programs].includes(path);
      expect([language, href, isKnown]).toEqual([language, href, true]);
    }
  }
});

it('has a country with a single rate, one with a rate of year 0, and one that falls back', () => {
  const { saver, terms } = content.rates;
  const of = (country: string) => terms.filter((rate) => rate.country === country);
  expect(of('ot')).toHaveLength(1);
  expect(of('mt').map(({ year }) => year)).toContain('0');
  expect(saver.some(({ country }) => country === 'ot')).toBe(false);
});

it('offers the same notices in every language', () => {
  const names = notices.en.map(({ name }) => name);
  expect(names).toEqual([
    'saver',
    'saver-plus',
    'term-deposit',
    'pro',
    'factor',
    'factor-apply',
    'english-only',
    'mobile-notification',
  ]);
  for (const language of languages) expect(notices[language].map(({ name }) => name)).toEqual(names);
});

it('has rows for every table that it names', () => {
  for (const { table, rows } of demoRows()) expect([table, rows.length > 0]).toEqual([table, true]);
});

it('names the smallest deposit and invoice that the calculators know', () => {
  for (const [slug, least] of [
    ['term-deposit', leastDeposit],
    ['meridian-factor', leastInvoice],
  ] as const) {
    const page = pages.find((one) => one.slug === slug);
    for (const language of languages) {
      const { money } = createFormatter({ country: 'be', language });
      const text = page?.texts[language]?.body.replaceAll(/\s/g, '');
      expect(text).toContain(money(least, { whole: true }).replaceAll(/\s/g, ''));
    }
  }
});
