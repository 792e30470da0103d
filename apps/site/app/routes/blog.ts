import { localisePath } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadBlog } from '../blog/load-blog.js';
import { localeOf } from '../locale.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const category = new URL(request.url).searchParams.get('category');
  if (category !== null)
    throw redirect(localisePath(localeOf(params), category === '' ? '/blog' : `/blog/${encodeURIComponent(category)}`));
  return loadBlog({ params, request, context, category: undefined });
}

export { Page as default } from '../pages/blog-page.js';
