import * as articlePage from '../pages/article-page.js';
import * as blogPage from '../pages/blog-page.js';
import * as contactPage from '../pages/contact-page.js';
import * as homePage from '../pages/home-page.js';
import * as informationPage from '../pages/information-page.js';
import * as jobPage from '../pages/job-page.js';
import * as jobsPage from '../pages/jobs-page.js';
import * as newsletterPage from '../pages/newsletter-page.js';
import * as searchPage from '../pages/search-page.js';
import * as thirtyYearsPage from '../pages/thirty-years-page.js';
import type { PageModule } from './page-state.js';

/** The page of each route, as the server draws it. */
export const pages: Readonly<Record<string, PageModule>> = {
  'routes/home': homePage,
  'routes/contact': contactPage,
  'routes/information': informationPage,
  'routes/blog': blogPage,
  'routes/blog-category': blogPage,
  'routes/article': articlePage,
  'routes/jobs': jobsPage,
  'routes/job-details': jobPage,
  'routes/job': jobPage,
  'routes/thirty-years': thirtyYearsPage,
  'routes/newsletter': newsletterPage,
  'routes/search': searchPage,
};
