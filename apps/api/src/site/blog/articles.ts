import { Injectable } from '@nestjs/common';
import { localisePath, type Language, type Locale } from '@statewise/i18n';
import {
  articlesAtATime,
  type ArticleCard,
  type ArticleList,
  type ArticleQuery,
  type ArticleView,
  type Picture,
} from '@statewise/site-content';
import { Sql, statement } from '@statewise/server/platform/database/sql.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { Pictures } from '../pictures.js';
import { dayColumn, slugsOf, textIn, textsColumn, type ContentTexts } from '../texts.js';

/** An article in a list, which carries no bodies. */
export interface ListedArticle {
  readonly id: number;
  readonly category: string;
  readonly publish_date: string;
  readonly picture: number | null;
  readonly texts: ContentTexts<'title' | 'slug' | 'excerpt'>;
}

/** An article, stored or a draft. */
export interface StoredArticle extends ListedArticle {
  readonly texts: ContentTexts<'title' | 'slug' | 'excerpt' | 'body'>;
}

const columns = `own.id, category, ${dayColumn('publish_date')}, picture_id as picture`;
const listed = `select ${columns}, ${textsColumn('content_blog_post', 'blog_post_id', ['title', 'slug', 'excerpt'])} from blog_post own`;

/** A stretch of a category (all where $1 is null), newest first. $2 how many are passed over, $3 how many */
const page = statement<ListedArticle>(
  'site-articles',
  `${listed} where $1::text is null or category = $1 order by own.publish_date desc, own.id desc offset $2 limit $3`,
);
const count = statement<{ total: number }>(
  'site-articles-count',
  'select count(*)::int as total from blog_post where $1::text is null or category = $1',
);
const all = statement<ListedArticle>('site-articles-all', `${listed} order by own.publish_date desc, own.id desc`);
const one = statement<StoredArticle>(
  'site-article',
  `select ${columns}, ${textsColumn('content_blog_post', 'blog_post_id', ['title', 'slug', 'excerpt', 'body'])} from blog_post own where id = $1`,
);
const categories = statement<{ slug: string; name: string }>(
  'site-categories',
  'select slug, names->>$1::text as name from blog_category order by position',
);

/** The blog as pages show it. */
@Injectable()
export class Articles {
  constructor(
    private readonly sql: Sql,
    private readonly pictures: Pictures,
  ) {}

  async list(locale: Locale, { category, limit = articlesAtATime }: ArticleQuery = {}): Promise<ArticleList> {
    const [stored, total] = await this.page(category, 0, limit);
    const pictures = await this.pictures.all(
      stored.map(({ picture }) => picture),
      locale.language,
    );
    const articles = stored.flatMap((article) => cardOf(article, locale, pictures.get(article.picture ?? 0)) ?? []);
    return { articles, total };
  }

  /** A stretch of a category, of all where none is named, newest first, and how many there are in all. */
  async page(category: string | undefined, offset: number, limit: number): Promise<[ListedArticle[], number]> {
    const [stored, [counted]] = await Promise.all([
      this.sql.run(page, [category ?? null, offset, limit]),
      this.sql.run(count, [category ?? null]),
    ]);
    return [stored, counted?.total ?? 0];
  }

  async one(id: number, locale: Locale): Promise<ArticleView | undefined> {
    return this.view((await this.sql.run(one, [id]))[0], locale);
  }

  /** An article as its page shows it. */
  async view(article: StoredArticle | undefined, locale: Locale): Promise<ArticleView | undefined> {
    const text = article && textIn(article.texts, locale.language);
    const card = text && cardOf(article, locale, await this.pictures.one(article.picture, locale.language));
    if (!card) return undefined;
    const { parts, headings } = renderMarkdown(text.body, locale);
    return {
      ...card,
      html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''),
      headings: [{ level: 1, id: 'top', text: text.title }, ...headings],
      slugs: slugsOf(article.texts),
      isOnlyInEnglish: text.language !== locale.language,
    };
  }

  categories(language: Language): Promise<{ slug: string; name: string }[]> {
    return this.sql.run(categories, [language]);
  }

  /** Every article, for the sitemap. */
  all(): Promise<ListedArticle[]> {
    return this.sql.run(all, []);
  }
}

function cardOf(article: ListedArticle, locale: Locale, picture: Picture | undefined): ArticleCard | undefined {
  const { id, category, publish_date: publishDate } = article;
  const text = textIn(article.texts, locale.language);
  if (!text) return undefined;
  const { title, excerpt, slug, language } = text;
  const url = localisePath(locale, `/blog/${id}/${slug}`);
  return { id, category, publishDate, language, title, excerpt, slug, url, picture };
}
