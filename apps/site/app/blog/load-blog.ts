import { createTranslator, type Language } from '@statewise/i18n';
import { articlesAtATime, type ArticleCategory } from '@statewise/site-content';
import type { LoaderFunctionArgs } from 'react-router';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';

/** More than these are never drawn at once. */
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
  const shown = shownIn(new URL(request.url).searchParams);
  const { articles, total } = await host.reader.articles(locale, { category: category?.slug, limit: shown });
  const { title, description } = await blogTexts(locale.language, category);
  const path = category === undefined ? '/blog' : `/blog/${category.slug}`;
  return {
    articles,
    total,
    shown,
    category: category?.slug ?? '',
    categories: await host.reader.categories(locale.language),
    ...aboutPage(host, locale, { title, description, path, way: [{ name: title, path }] }),
  };
}

/** How many articles an address asks for: whole loads, at least one of them. */
function shownIn(parameters: URLSearchParams): number {
  const loads = Math.ceil(Number(parameters.get('shown')) / articlesAtATime) || 1;
  return Math.min(most, Math.max(1, loads) * articlesAtATime);
}

/** What a list of articles is called, for its head. */
async function blogTexts(
  language: Language,
  category: ArticleCategory | undefined,
): Promise<{ readonly title: string; readonly description: string }> {
  const t = createTranslator(language, await siteCatalogue.load(language));
  if (category === undefined) return { title: t('blog.title'), description: t('blog.description') };
  return {
    title: t('blog.categoryTitle', { category: category.name }),
    description: t('blog.categoryDescription', { category: category.name }),
  };
}
