import type { ArticleCategory } from '@statewise/site-content';
import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { samePath } from '../shell/addresses.js';
import { blogTexts } from './blog-texts.js';

const atATime = 6;
const most = 600;

/** The first articles of a list; without script a link asks for six more each time. */
export async function loadBlog({
  params,
  request,
  context,
  category,
}: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'> & { readonly category: ArticleCategory | undefined }) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const shown = Math.min(
    most,
    Math.max(
      atATime,
      Math.ceil(Number(new URL(request.url).searchParams.get('shown') ?? atATime) / atATime) * atATime || atATime,
    ),
  );
  const { articles, total } = await host.reader.articles(locale, { category: category?.slug, limit: shown });
  const { title, description } = await blogTexts(locale.language, category);
  const path = category === undefined ? '/blog' : `/blog/${category.slug}`;
  return {
    articles,
    total,
    shown,
    category: category?.slug ?? '',
    categories: await host.reader.categories(locale.language),
    paths: samePath(path),
    head: headOf(host, locale, {
      title,
      description,
      pathIn: () => path,
      structured: [breadcrumbs(host, locale, [{ name: title, path }])],
    }),
  };
}
