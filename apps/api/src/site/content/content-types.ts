import { countries, type Language } from '@statewise/i18n';
import { calculators } from '@statewise/site-content';
import { z } from 'zod/v4';
import { fillIn } from './placeholders.js';

/** A text in each language; what exists in English alone has no `nl` and `fr`. */
export type InEnglishAtLeast<T> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T };

/** A text that exists in every language. */
export type InEveryLanguage<T> = { readonly [L in Language]: T };

/** A text that is not empty; its placeholders are filled in. */
export const text = z.string().min(1).transform(fillIn);

/** Where a link leads; the empty address is the page that it stands on. */
export const address = z.string().transform(fillIn);

const number = z.int().positive();
/** `YYYY-MM-DD`. */
const date = z.iso.date();
/** The last part of an address. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may have small letters, digits and hyphens only');
const everyLanguage = z.strictObject({ en: text, nl: text, fr: text });

const category = z.enum(['saving', 'borrowing', 'business', 'newsroom']);
const employmentType = z.enum(['full-time', 'part-time', 'internship', 'temporary']);
const place = z.enum(['brussels', 'valletta']);

/** What is the same of an article in every language. */
export const articleFacts = z.strictObject({ id: number, category, publishDate: date, picture: number });
/** The body is Markdown; raw HTML in it is shown as text. */
export const articleText = z.strictObject({ slug, title: text, excerpt: text, body: text });

/** What is the same of a page in every language; pages whose calculator shows only rates with year 0 say so. */
export const pageFacts = z.strictObject({
  id: number,
  calculator: z.enum(calculators).optional(),
  showOnlyZeroRate: z.boolean().optional(),
  picture: number,
  updated: date,
});
/** The headings of the body make the side menu. */
export const pageText = z.strictObject({ title: text, description: text, body: text });

export const vacancyFacts = z.strictObject({ id: number, employmentType, place, picture: number, publishDate: date });
export const vacancyText = z.strictObject({ slug, title: text, body: text });

/** What a picture shows, in one language, by the number of the picture. */
export const pictureTexts = z.record(z.string().regex(/^\d+$/, 'is not the number of a picture'), text);

/** What stands in lists to choose from: categories of articles, kinds of employment, where people work at the bank. */
export const namesSchema = z.strictObject({
  categories: z.record(category, everyLanguage),
  employmentTypes: z.record(employmentType, everyLanguage),
  workPlaces: z.record(place, z.strictObject({ names: everyLanguage, country: text, street: text, postalCode: text })),
});

const country = z.enum(countries);

/**
 * Rates in percent a year, from a day on. What a country has no rate for falls back to what the calculators specify.
 * Year 0 is Saver Plus, which has no term; `pro` is for businesses, `net` after tax.
 */
export const ratesSchema = z.strictObject({
  since: date,
  saver: z.array(z.strictObject({ country, rate: z.number() })),
  terms: z.array(
    z.strictObject({
      country,
      year: z.string().regex(/^\d+$/, 'is not a number of years'),
      rate: z.number(),
      netRate: z.number(),
      proRate: z.number(),
      proNetRate: z.number(),
    }),
  ),
});

/** Facts and texts that stand in one folder, whose name is `slug`. */
export type Entry<Facts, Text> = Facts & { readonly slug: string; readonly texts: InEnglishAtLeast<Text> };

export type DemoArticle = Entry<z.infer<typeof articleFacts>, z.infer<typeof articleText>>;
/** A page has the same slug in every language, so that it keeps its address when the language changes. */
export type DemoPage = Entry<z.infer<typeof pageFacts>, z.infer<typeof pageText>>;
export type DemoVacancy = Entry<z.infer<typeof vacancyFacts>, z.infer<typeof vacancyText>>;

export interface DemoPicture {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly alt: InEveryLanguage<string>;
  readonly svg: string;
}
