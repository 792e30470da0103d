import { localisePath } from '@statewise/i18n';
import type { ReactNode } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { BlogPage } from '../blog/blog-page.js';
import { loadBlog } from '../blog/load-blog.js';
import { metaOf } from '../head/meta.js';
import { localeOf } from '../locale.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const category = new URL(request.url).searchParams.get('category');
  if (category !== null) throw redirect(localisePath(localeOf(params), category === '' ? '/blog' : `/blog/${encodeURIComponent(category)}`));
  return loadBlog({ params, request, context, category: undefined });
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => metaOf(loaderData);

export default function Blog(): ReactNode {
  return <BlogPage {...useLoaderData<typeof loader>()} />;
}
