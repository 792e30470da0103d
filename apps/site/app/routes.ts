import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.ts'),
  route('30years', 'routes/nothing.ts', { id: 'routes/anniversary-anywhere' }),
  route(':locale', 'routes/locale.ts', [
    index('routes/home.ts'),
    route('blog', 'routes/blog.ts'),
    route('blog/:first', 'routes/blog-category.ts'),
    route('blog/:id/:slug', 'routes/article.ts'),
    route('jobs', 'routes/jobs.ts'),
    route('jobs/details/:id', 'routes/job.ts', { id: 'routes/job-details' }),
    route('jobs/:id/:slug?', 'routes/job.ts'),
    route('search', 'routes/search.ts'),
    route('newsletter', 'routes/newsletter.ts'),
    route('privacy-choice', 'routes/privacy-choice.ts'),
    route('scheme-choice', 'routes/scheme-choice.ts'),
    route('contact-us', 'routes/contact.ts'),
    route('30years', 'routes/thirty-years.ts'),
    route(':slug', 'routes/information.ts'),
    route('*', 'routes/nothing.ts'),
  ]),
  route('*', 'routes/nothing.ts', { id: 'routes/nowhere' }),
] satisfies RouteConfig;
