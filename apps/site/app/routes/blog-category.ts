import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadBlog } from '../blog/load-blog.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';

/** A category; or an article's number alone, which leads to its whole address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { first = '' } = params;
  const locale = localeOf(params);
  const { reader } = context.get(hostContext);
  const category = (await reader.categories(locale.language)).find(({ slug }) => slug === first);
  if (category) return loadBlog({ params, request, context, category });
  const article = /^\d{1,9}$/.test(first) ? await reader.article(Number(first), locale) : undefined;
  if (!article) throw notFound();
  throw redirect(article.url, 301);
}

export { Page, Page as default } from './blog.js';
