import { languageIds } from '@statewise/server/platform/markdown/language-id.js';
import { plainText } from '@statewise/server/platform/markdown/markdown.js';
import { depositOf } from '../../pricing/pricing.service.js';
import { anniversary, anniversaryPicture, anniversarySlug, anniversaryUpdated } from './anniversary/anniversary.js';
import { storyOf } from './anniversary/anniversary-text.js';
import { articles } from './articles/articles.js';
import type { Blocks } from './block-types.js';
import type { InEnglishAtLeast, InEveryLanguage } from './content-types.js';
import { home } from './home.js';
import { picturesOfArticles } from './media/pictures-of-articles.js';
import { picturesOfBusiness } from './media/pictures-of-business.js';
import { picturesOfSaving } from './media/pictures-of-saving.js';
import { picturesOfThirtyYears } from './media/pictures-of-thirty-years.js';
import { menus } from './menus.js';
import { categoryNames, employmentTypeNames, workPlaces } from './names.js';
import { notices } from './notices.js';
import { pages } from './pages/pages.js';
import { pricedSince, saverRates, yearRates } from './rates.js';
import { vacanciesInside } from './vacancies/vacancies-inside.js';
import { vacanciesWithCustomers } from './vacancies/vacancies-customers.js';

/** The rows of one table, and the types by which Postgres reads them from JSON. */
export interface DemoRows {
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly object[];
}

const vacancies = [...vacanciesWithCustomers, ...vacanciesInside];

/** The anniversary page comes after the information pages. */
const anniversaryPage = pages.length + 1;

/** All demo content, table by table in the order in which they refer to each other. */
export function demoRows(): DemoRows[] {
  return [...standing(), ...blogRows(), ...pageRows(), ...vacancyRows(), ...priceRows()];
}

function standing(): DemoRows[] {
  const pictures = [...picturesOfSaving, ...picturesOfBusiness, ...picturesOfThirtyYears, ...picturesOfArticles];
  const block = (name: keyof Blocks, texts: InEveryLanguage<Blocks[keyof Blocks]>) =>
    each(texts, (content, language_id) => ({ name, language_id, content }));
  const story = each(anniversary, ({ milestones, quotes, closing }, language_id) => ({
    name: 'anniversary',
    language_id,
    content: { milestones, quotes, closing },
  }));
  const blocks = [...block('menus', menus), ...block('notices', notices), ...block('home', home), ...story];
  return [
    {
      table: 'media',
      columns: { id: 'int', content_type: 'text', width: 'int', height: 'int', alt: 'jsonb', content: 'text' },
      rows: pictures.map(({ svg, ...picture }) => ({ ...picture, content_type: 'image/svg+xml', content: svg })),
    },
    { table: 'content_block', columns: { name: 'text', language_id: 'smallint', content: 'jsonb' }, rows: blocks },
  ];
}

function blogRows(): DemoRows[] {
  return [
    {
      table: 'blog_category',
      columns: { slug: 'text', position: 'smallint', names: 'jsonb' },
      rows: Object.entries(categoryNames).map(([slug, names], position) => ({ slug, position, names })),
    },
    {
      table: 'blog_post',
      columns: { id: 'int', category: 'text', publish_date: 'date', picture_id: 'int' },
      rows: articles.map(({ id, category, publishDate, picture }) => ({
        id,
        category,
        publish_date: publishDate,
        picture_id: picture,
      })),
    },
    {
      table: 'content_blog_post',
      columns: {
        blog_post_id: 'int',
        language_id: 'smallint',
        title: 'text',
        url: 'text',
        excerpt: 'text',
        body: 'text',
        plain: 'text',
      },
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

function pageRows(): DemoRows[] {
  return [
    {
      table: 'page',
      columns: {
        id: 'int',
        slug: 'text',
        calculator: 'text',
        show_only_zero_rate: 'boolean',
        picture_id: 'int',
        updated: 'date',
      },
      rows: [
        ...pages.map(({ slug, calculator, showOnlyZeroRate = false, picture, updated }, at) => ({
          id: at + 1,
          slug,
          calculator,
          show_only_zero_rate: showOnlyZeroRate,
          picture_id: picture,
          updated,
        })),
        {
          id: anniversaryPage,
          slug: anniversarySlug,
          show_only_zero_rate: false,
          picture_id: anniversaryPicture,
          updated: anniversaryUpdated,
        },
      ],
    },
    {
      table: 'content_page',
      columns: {
        page_id: 'int',
        language_id: 'smallint',
        title: 'text',
        description: 'text',
        body: 'text',
        plain: 'text',
      },
      rows: [
        ...pages.flatMap(({ texts }, at) =>
          each(texts, (text, language_id) => ({ page_id: at + 1, language_id, ...text, plain: plainText(text.body) })),
        ),
        ...each(anniversary, (text, language_id) => ({
          page_id: anniversaryPage,
          language_id,
          title: text.title,
          description: text.description,
          body: text.lead,
          plain: storyOf(text),
        })),
      ],
    },
  ];
}

function vacancyRows(): DemoRows[] {
  return [
    {
      table: 'employment_type',
      columns: { id: 'text', titles: 'jsonb' },
      rows: Object.entries(employmentTypeNames).map(([id, titles]) => ({ id, titles })),
    },
    {
      table: 'work_place',
      columns: { id: 'text', names: 'jsonb', country: 'text', street: 'text', postal_code: 'text' },
      rows: Object.entries(workPlaces).map(([id, place]) => ({ id, ...place })),
    },
    {
      table: 'vacancy',
      columns: { id: 'int', employment_type: 'text', place: 'text', picture_id: 'int', publish_date: 'date' },
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
      columns: { vacancy_id: 'int', language_id: 'smallint', title: 'text', url: 'text', body: 'text', plain: 'text' },
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

function priceRows(): DemoRows[] {
  return [
    {
      table: 'price',
      columns: {
        product: 'text',
        country: 'text',
        effective_from: 'date',
        rate: 'numeric',
        net_rate: 'numeric',
        pro_rate: 'numeric',
        pro_net_rate: 'numeric',
      },
      rows: [
        ...saverRates.map(([country, rate]) => ({ product: 'saver', country, effective_from: pricedSince, rate })),
        ...yearRates.map(([country, year, rate, net_rate, pro_rate, pro_net_rate]) => ({
          product: depositOf(year),
          country,
          effective_from: pricedSince,
          rate,
          net_rate,
          pro_rate,
          pro_net_rate,
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
