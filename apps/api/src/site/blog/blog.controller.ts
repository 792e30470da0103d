import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { articlesAtATime } from '@statewise/site-content';
import { Public } from '../../platform/auth/access.js';
import { AcceptsForm } from '../../platform/http/accepts.js';
import { inLanguage, languageIds, languageOfId } from '../language-id.js';
import type { BlogPost } from './blog.entity.js';
import { BlogRepository } from './blog.repository.js';
import { readNewsQuery } from './news-query.js';

const example = {
  articles: [
    {
      BlogPost: { id: 42, publish_date: '2026-11-10', category: 'newsroom', picture_id: 11 },
      ContentBlogPost: [
        {
          language_id: 1,
          title: 'What the new consumer credit rules change for you',
          url: 'what-the-new-consumer-credit-rules-change-for-you',
          excerpt: 'Shorter information, a person on request, and better help before arrears.',
        },
      ],
    },
  ],
  language_id: 1,
  id: 'home-news',
  total_articles_count: 42,
};

@ApiTags('Public site')
@Controller('blog')
export class BlogController {
  constructor(private readonly blog: BlogRepository) {}

  @Post('getnewsarticles')
  @HttpCode(200)
  @Public()
  @AcceptsForm()
  @ApiOperation({
    summary:
      'Six articles of a category from an offset on, newest first; an article without a translation comes in English and says so',
  })
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        offset: { type: 'integer', minimum: 0 },
        language_id: { type: 'integer', enum: [1, 2, 3] },
        category: { type: 'string' },
      },
      example: { id: 'home-news', offset: 0, language_id: 1, category: 'saving' },
    },
  })
  @ApiResponse({ status: 200, example })
  @ApiResponse({ status: 422, description: 'A field that cannot be read, or one that does not exist' })
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
