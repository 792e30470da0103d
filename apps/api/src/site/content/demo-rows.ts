import { bankPaths } from '@statewise/i18n';
import { depositOf } from '../../pricing/pricing.service.js';
import { languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { plainText } from '@statewise/server/platform/markdown/markdown.js';
import type { Anniversary, Blocks } from './block-types.js';
import type { InEnglishAtLeast, InEveryLanguage } from './content-types.js';
import { readContent, type ContentFiles } from './read-content.js';

/** The rows of one table, their values as Postgres reads them from JSON. */
export interface DemoRows {
  readonly table: string;
  readonly rows: readonly object[];
}

/** All demo content, table by table in the order in which they refer to each other. */
export function demoRows(content: ContentFiles = readContent()): DemoRows[] {
  return [
    ...standing(content),
    ...blogRows(content),
    ...pageRows(content),
    ...vacancyRows(content),
    ...priceRows(content),
  ];
}

function standing({ pictures, blocks: { menus, notices, home, anniversary } }: ContentFiles): DemoRows[] {
  const block = (name: keyof Blocks, texts: InEveryLanguage<Blocks[keyof Blocks]>) =>
    each(texts, (content, language_id) => ({ name, language_id, content }));
  return [
    {
      table: 'media',
      rows: pictures.map(({ svg, ...picture }) => ({
        ...picture,
        content_type: 'image/svg+xml',
        content: String.raw`\x${Buffer.from(svg).toString('hex')}`,
      })),
    },
    {
      table: 'content_block',
      rows: [
        ...block('menus', menus),
        ...block('notices', notices),
        ...block('home', home),
        ...block('anniversary', anniversary),
      ],
    },
  ];
}

function blogRows({ names, articles }: ContentFiles): DemoRows[] {
  return [
    {
      table: 'blog_category',
      rows: Object.entries(names.categories).map(([slug, titles], position) => ({ slug, position, names: titles })),
    },
    {
      table: 'blog_post',
      rows: articles.map(({ id, category, publishDate, picture }) => ({
        id,
        category,
        publish_date: publishDate,
        picture_id: picture,
      })),
    },
    {
      table: 'content_blog_post',
      rows: articles.flatMap(({ id, texts }) =>
        each(texts, ({ slug, title, excerpt, body }, language_id) => ({
          blog_post_id: id,
          language_id,
          title,
          url: slug,
          excerpt,
          body,
          plain: plainText(body),
        })),
      ),
    },
  ];
}

function pageRows({ pages, blocks: { anniversary } }: ContentFiles): DemoRows[] {
  return [
    {
      table: 'page',
      rows: pages.map(({ id, slug, calculator, showOnlyZeroRate = false, picture, updated }) => ({
        id,
        slug,
        calculator,
        show_only_zero_rate: showOnlyZeroRate,
        picture_id: picture,
        updated,
      })),
    },
    {
      table: 'content_page',
      rows: pages.flatMap(({ id, slug, texts }) =>
        each(texts, (text, language_id) => {
          const story = slug === anniversarySlug ? storyOf(anniversary[languageOfId(language_id)]) : [];
          return { page_id: id, language_id, ...text, plain: [plainText(text.body), ...story].join(' ') };
        }),
      ),
    },
  ];
}

/** The anniversary page, whatever the language. */
const anniversarySlug = bankPaths.anniversary.slice(1);

/** The timeline as a search reads it. */
function storyOf({ milestones, quotes, closing }: Anniversary): string[] {
  return [
    ...milestones.map(({ year, title, text }) => `${year}: ${title}. ${text}`),
    ...quotes.map(({ text, name, role }) => `${text} ${name}, ${role}.`),
    `${closing.title} ${closing.text}`,
  ];
}

function vacancyRows({ names, vacancies }: ContentFiles): DemoRows[] {
  return [
    {
      table: 'employment_type',
      rows: Object.entries(names.employmentTypes).map(([id, titles]) => ({ id, titles })),
    },
    {
      table: 'work_place',
      rows: Object.entries(names.workPlaces).map(([id, { postalCode, ...place }]) => ({
        id,
        ...place,
        postal_code: postalCode,
      })),
    },
    {
      table: 'vacancy',
      rows: vacancies.map(({ id, employmentType, place, picture, publishDate }) => ({
        id,
        employment_type: employmentType,
        place,
        picture_id: picture,
        publish_date: publishDate,
      })),
    },
    {
      table: 'content_vacancy',
      rows: vacancies.flatMap(({ id, texts }) =>
        each(texts, ({ slug, title, body }, language_id) => ({
          vacancy_id: id,
          language_id,
          title,
          url: slug,
          body,
          plain: plainText(body),
        })),
      ),
    },
  ];
}

function priceRows({ rates: { since, saver, terms } }: ContentFiles): DemoRows[] {
  return [
    {
      table: 'price',
      rows: [
        ...saver.map(({ country, rate }) => ({ product: 'saver', country, effective_from: since, rate })),
        ...terms.map(({ country, year, rate, netRate, proRate, proNetRate }) => ({
          product: depositOf(year),
          country,
          effective_from: since,
          rate,
          net_rate: netRate,
          pro_rate: proRate,
          pro_net_rate: proNetRate,
        })),
      ],
    },
  ];
}

/** One row for each language in which a text exists. */
function each<T>(texts: InEnglishAtLeast<T>, row: (text: T, languageId: number) => object): object[] {
  const { en, nl, fr } = texts;
  return [
    row(en, languageIds.en),
    ...(nl === undefined ? [] : [row(nl, languageIds.nl)]),
    ...(fr === undefined ? [] : [row(fr, languageIds.fr)]),
  ];
}
