import type { Area, Parameter } from '../operation.js';
import * as s from '../schema.js';

export const publicSite: Area = {
  name: 'Public site',
  description: 'News, rates, vacancies and the newsletter.',
  isSpecified: true,
};

export const siteServices: Area = {
  name: 'Site services',
  description: 'Search, pictures, feeds and what search engines read.',
};

/** The first part of a page's address. */
export const localeInPath: Parameter = {
  schema: s.text(),
  description: 'Country and language, or the language alone for other countries',
  example: 'mt-en',
};

/** The media types of a form that is also taken as JSON. */
export const formOrJson = ['application/json', 'application/x-www-form-urlencoded'] as const;
