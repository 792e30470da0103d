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
import { inLanguage, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { renderMarkdown } from '@statewise/server/platform/markdown/markdown.js';
import { Pictures } from '../pictures.js';
import type { BlogPost, ContentBlogPost } from './blog.entity.js';
import { BlogRepository } from './blog.repository.js';

/** The blog as pages show it. */
@Injectable()
export class Articles {
  constructor(
    private readonly blog: BlogRepository,
    private readonly pictures: Pictures,
  ) {}

  async list(locale: Locale, { category, limit = articlesAtATime }: ArticleQuery = {}): Promise<ArticleList> {
    const [posts, total] = await this.blog.list(category, { offset: 0, limit });
    const pictures = await this.pictures.all(
      posts.map(({ pictureId }) => pictureId),
      locale.language,
    );
    const articles = posts.flatMap((post) => {
      const content = inLanguage(post.contents, locale.language);
      return content ? [cardOf(post, content, locale, pictures.get(post.pictureId ?? 0))] : [];
    });
    return { articles, total };
  }

  async one(id: number, locale: Locale): Promise<ArticleView | undefined> {
    return this.view(await this.blog.one(id), locale);
  }

  /** An article as its page shows it. */
  async view(post: ArticleContent | null, locale: Locale): Promise<ArticleView | undefined> {
    const content = post && inLanguage(post.contents, locale.language);
    if (!content) return undefined;
    const { parts, headings } = renderMarkdown(content.body, locale);
    const card = cardOf(post, content, locale, await this.pictures.one(post.pictureId, locale.language));
    return {
      ...card,
      html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''),
      headings: [{ level: 1, id: 'top', text: content.title }, ...headings],
      slugs: slugsOf(post),
      isOnlyInEnglish: card.language !== locale.language,
    };
  }

  async categories(language: Language): Promise<{ slug: string; name: string }[]> {
    return (await this.blog.categories()).map(({ slug, names }) => ({ slug, name: names[language] }));
  }

  /** Every article with its addresses, for the sitemap. */
  async all(): Promise<{ id: number; publishDate: string; slugs: ArticleView['slugs'] }[]> {
    return (await this.blog.all()).map((post) => ({
      id: post.id,
      publishDate: post.publishDate,
      slugs: slugsOf(post),
    }));
  }
}

/** An article, stored or a draft. */
export type ArticleContent = Pick<BlogPost, 'id' | 'category' | 'publishDate' | 'pictureId'> & {
  readonly contents: readonly ArticleText[];
};
type ArticleText = Pick<ContentBlogPost, 'languageId' | 'title' | 'url' | 'excerpt' | 'body'>;

function cardOf(post: ArticleContent, content: ArticleText, locale: Locale, picture: Picture | undefined): ArticleCard {
  const { id, category, publishDate } = post;
  const { title, excerpt, url: slug } = content;
  return {
    id,
    category,
    publishDate,
    language: languageOfId(content.languageId),
    title,
    excerpt,
    slug,
    url: localisePath(locale, `/blog/${id}/${slug}`),
    picture,
  };
}

const slugsOf = (post: Pick<ArticleContent, 'contents'>): ArticleView['slugs'] =>
  Object.fromEntries(post.contents.map(({ languageId, url }) => [languageOfId(languageId), url]));
