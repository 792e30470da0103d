import { Body, Controller, Post } from '@nestjs/common';
import { articlesAtATime } from '@statewise/site-content';
import { Public } from '@statewise/server/platform/auth/access.js';
import { AcceptsForm } from '@statewise/server/platform/http/accepts.js';
import { inLanguage, languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { Endpoint, InArea } from '@statewise/server/platform/openapi/endpoint.js';
import type { BlogPost } from './blog.entity.js';
import { BlogRepository } from './blog.repository.js';
import { readNewsQuery } from './news-query.js';
import { publicSite } from '../site-areas.js';
import { endpoints } from './blog.endpoints.js';

@InArea(publicSite)
@Controller('blog')
export class BlogController {
  constructor(private readonly blog: BlogRepository) {}

  @Post('getnewsarticles')
  @Public()
  @AcceptsForm()
  @Endpoint(endpoints.articles)
  async articles(@Body() body: unknown) {
    const { id, offset, languageId, category } = readNewsQuery(body);
    const language = languageOfId(languageId);
    const [posts, total] = await this.blog.list(category, { offset, limit: articlesAtATime });
    return {
      articles: posts.map((post) => ({
        BlogPost: { id: post.id, publish_date: post.publishDate, category: post.category, picture_id: post.pictureId },
        ContentBlogPost: contentOf(post, language),
      })),
      language_id: languageIds[language],
      id,
      total_articles_count: total,
    };
  }
}

function contentOf(post: BlogPost, language: ReturnType<typeof languageOfId>) {
  const content = inLanguage(post.contents, language);
  return content
    ? [{ language_id: content.languageId, title: content.title, url: content.url, excerpt: content.excerpt }]
    : [];
}
