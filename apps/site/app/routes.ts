import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.ts'),
  route('30years', 'routes/nothing.ts', { id: 'routes/anniversary-anywhere' }),
  route(':locale', 'routes/locale.ts', [
    index('routes/home.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:first', 'routes/blog-category.ts'),
    route('blog/:id/:slug', 'routes/article.tsx'),
    route('jobs', 'routes/jobs.tsx'),
    route('jobs/details/:id', 'routes/job.tsx', { id: 'routes/job-details' }),
    route('jobs/:id/:slug?', 'routes/job.tsx'),
    route('search', 'routes/search.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('privacy-choice', 'routes/privacy-choice.ts'),
    route('scheme-choice', 'routes/scheme-choice.ts'),
    route('contact-us', 'routes/contact.tsx'),
    route('30years', 'routes/thirty-years.tsx'),
    route(':slug', 'routes/information.tsx'),
    route('*', 'routes/nothing.ts'),
  ]),
  route('*', 'routes/nothing.ts', { id: 'routes/nowhere' }),
] satisfies RouteConfig;
