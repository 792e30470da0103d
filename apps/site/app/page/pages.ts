import type { PageModule } from './page-state.js';

/** The page of each route; the browser fetches the one it shows. */
export const pages: Readonly<Record<string, () => Promise<PageModule>>> = {
  'routes/home': () => import('../pages/home-page.js'),
  'routes/contact': () => import('../pages/contact-page.js'),
  'routes/information': () => import('../pages/information-page.js'),
  'routes/blog': () => import('../pages/blog-page.js'),
  'routes/blog-category': () => import('../pages/blog-page.js'),
  'routes/article': () => import('../pages/article-page.js'),
  'routes/jobs': () => import('../pages/jobs-page.js'),
  'routes/job-details': () => import('../pages/job-page.js'),
  'routes/job': () => import('../pages/job-page.js'),
  'routes/thirty-years': () => import('../pages/thirty-years-page.js'),
  'routes/newsletter': () => import('../pages/newsletter-page.js'),
  'routes/search': () => import('../pages/search-page.js'),
};
