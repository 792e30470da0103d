import { localisePath } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { BlogList } from '../blog/blog-list.js';
import { loadBlog } from '../blog/load-blog.js';
import { Island } from '../islands/island.js';
import { localeOf } from '../locale.js';
import type { Loaded } from '../page/page-state.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const category = new URL(request.url).searchParams.get('category');
  if (category !== null)
    throw redirect(localisePath(localeOf(params), category === '' ? '/blog' : `/blog/${encodeURIComponent(category)}`));
  return loadBlog({ params, request, context, category: undefined });
}

/** The blog, or one of its categories. */
export function Page({ data: { articles, total, category, categories } }: Loaded<typeof loadBlog>) {
  return <Island name="blog" of={BlogList} props={{ articles, total, category, categories }} starts="when touched" />;
}

export { Page as default };
