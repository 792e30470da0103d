import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.ts'),
  route(':locale', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:first', 'routes/blog-category.tsx'),
    route('blog/:id/:slug', 'routes/article.tsx'),
    route('search', 'routes/search.tsx'),
    route('privacy-choice', 'routes/privacy-choice.ts'),
    route(':slug', 'routes/information.tsx'),
    route('*', 'routes/nothing.ts'),
  ]),
  route('*', 'routes/nowhere.ts'),
] satisfies RouteConfig;
