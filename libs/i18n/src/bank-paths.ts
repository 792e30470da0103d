import { pagePaths } from './provider.js';

/** Pages to which the bank's own front ends and its site lead; paths come after the locale prefix. */
export const bankPaths = {
  loan: '/loan-application',
  contact: '/contact-us',
  careers: '/jobs',
  about: '/about-us',
  anniversary: '/30years',
  terms: '/terms',
} as const;

/** Information pages to which every front end leads, by their addresses: they are there also before anybody has written them. */
export const standingPages = [
  bankPaths.contact,
  pagePaths.privacy,
  pagePaths.security,
  pagePaths.complaints,
  pagePaths.accessibility,
  bankPaths.terms,
].map((path) => path.slice(1));
