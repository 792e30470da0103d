import { Controller } from '@nestjs/common';
import { blog } from '@statewise/contract/bank';
import { articlesAtATime } from '@statewise/site-content';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { inLanguage, languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import type { BlogPost } from './blog.entity.js';
import { BlogRepository } from './blog.repository.js';

const maxOffset = 1_000_000;

@Controller()
export class BlogController {
  constructor(private readonly blog: BlogRepository) {}

  @Handles(blog.articles)
  async articles({ body: { id = null, offset = 0, language_id = 0, category } }: Input<typeof blog.articles>) {
    const language = languageOfId(language_id);
    const page = { offset: Math.min(offset, maxOffset), limit: articlesAtATime };
    const [posts, total] = await this.blog.list(category || undefined, page);
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
