import type { ResultOf } from '@statewise/contract';
import type { BankContract } from '@statewise/contract/bank';
import { languages, localisePath, type Locale } from '@statewise/i18n';
import { blogListMachine, type BlogListContext, type BlogListEvent } from '@statewise/machines';
import type { ArticleCard } from '@statewise/site-content';

/** The chart of a list of articles, which asks the server for more than the page was drawn with. */
export const blogListChart = (input: Pick<BlogListContext, 'articles' | 'total' | 'category'>, locale: Locale) => ({
  input,
  machine: blogListMachine.provide({
    actions: {
      loadArticles: ({ context, self }) => void fetchArticles(locale, context).then((answer) => self.send(answer)),
    },
  }),
});

type Answer = ResultOf<BankContract['POST /blog/getnewsarticles']>;

/** Asks for the six articles after those that are there, and says what came of it. */
async function fetchArticles(
  locale: Locale,
  { category, articles: known, request }: BlogListContext,
): Promise<BlogListEvent> {
  const body = new URLSearchParams({
    id: 'blog',
    offset: String(known.length),
    language_id: String(languages.indexOf(locale.language) + 1),
    category,
  });
  const answer = await fetch('/blog/getnewsarticles', { method: 'POST', body }).catch(() => undefined);
  if (!answer?.ok) return { type: 'loading.failed', request };
  const { articles, total_articles_count: total }: Answer = await answer.json();
  return { type: 'articles.loaded', request, articles: articles.flatMap((article) => cardOf(article, locale)), total };
}

function cardOf(
  { BlogPost: post, ContentBlogPost: [content] }: Answer['articles'][number],
  locale: Locale,
): ArticleCard[] {
  if (!content) return [];
  const { id, publish_date: publishDate, category, picture_id: picture } = post;
  const { language_id: languageId, title, url: slug, excerpt } = content;
  return [
    {
      id,
      publishDate,
      category,
      title,
      excerpt,
      slug,
      language: languages[languageId - 1] ?? 'en',
      url: localisePath(locale, `/blog/${id}/${slug}`),
      picture:
        picture === null ? undefined : { id: picture, url: `/media/${picture}`, width: 640, height: 400, alt: '' },
    },
  ];
}
