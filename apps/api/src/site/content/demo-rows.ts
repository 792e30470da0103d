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

/** What is the same of some content in every language, and the texts of it in a table of their own. */
function contentRows<Text extends { readonly slug?: string; readonly body: string }>(
  table: string,
  entries: readonly { readonly id: number; readonly texts: InEnglishAtLeast<Text> }[],
  more: (id: number, languageId: number) => readonly string[] = () => [],
): DemoRows[] {
  return [
    { table, rows: entries.map(({ texts: _, ...facts }) => rowOf(facts)) },
    {
      table: `content_${table}`,
      rows: entries.flatMap(({ id, texts }) =>
        each(texts, ({ slug: url, ...text }, language_id) => {
          const plain = [plainText(text.body), ...more(id, language_id)].join(' ');
          return { [`${table}_id`]: id, language_id, ...(url !== undefined && { url }), ...text, plain };
        }),
      ),
    },
  ];
}

/** Members under the names of their columns: `publish_date` of `publishDate`, and `picture_id`. */
const rowOf = (members: object): object =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name === 'picture' ? 'picture_id' : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

function blogRows({ names, articles }: ContentFiles): DemoRows[] {
  return [
    {
      table: 'blog_category',
      rows: Object.entries(names.categories).map(([slug, titles], position) => ({ slug, position, names: titles })),
    },
    ...contentRows('blog_post', articles.map(withoutFolder)),
  ];
}

/** Only a page has an address that is the name of its folder; the others have one in each language. */
const withoutFolder = <T extends { readonly slug: string }>({ slug: _, ...entry }: T): Omit<T, 'slug'> => entry;

function pageRows({ pages, blocks: { anniversary } }: ContentFiles): DemoRows[] {
  const { id: ofAnniversary } = pages.find(({ slug }) => slug === anniversarySlug) ?? {};
  const rows = pages.map((page) => ({ ...page, showOnlyZeroRate: page.showOnlyZeroRate ?? false }));
  return contentRows('page', rows, (id, languageId) =>
    id === ofAnniversary ? storyOf(anniversary[languageOfId(languageId)]) : [],
  );
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
  const [types, places] = [Object.entries(names.employmentTypes), Object.entries(names.workPlaces)];
  return [
    { table: 'employment_type', rows: types.map(([id, titles]) => ({ id, titles })) },
    { table: 'work_place', rows: places.map(([id, place]) => rowOf({ id, ...place })) },
    ...contentRows('vacancy', vacancies.map(withoutFolder)),
  ];
}

function priceRows({ rates: { since, saver, terms } }: ContentFiles): DemoRows[] {
  const prices = [
    ...saver.map((price) => ({ product: 'saver', ...price })),
    ...terms.map(({ year, ...price }) => ({ product: depositOf(year), ...price })),
  ];
  return [{ table: 'price', rows: prices.map((price) => rowOf({ effectiveFrom: since, ...price })) }];
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
