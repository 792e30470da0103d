import { Controller } from '@nestjs/common';
import { blog } from '@statewise/contract/bank';
import { articlesAtATime } from '@statewise/site-content';
import { Handles, type Input } from '@statewise/server/platform/http/handles.js';
import { languageIds, languageOfId } from '@statewise/server/platform/markdown/language-id.js';
import { textIn } from '../texts.js';
import { Articles } from './articles.js';

const maxOffset = 1_000_000;

@Controller()
export class BlogController {
  constructor(private readonly blog: Articles) {}

  @Handles(blog.articles)
  async articles({ body: { id = null, offset = 0, language_id = 0, category } }: Input<typeof blog.articles>) {
    const asked = languageOfId(language_id);
    const [stored, total] = await this.blog.page(category || undefined, Math.min(offset, maxOffset), articlesAtATime);
    return {
      articles: stored.map(({ picture: picture_id, texts, ...post }) => {
        const text = textIn(texts, asked);
        return {
          BlogPost: { ...post, picture_id },
          ContentBlogPost: text
            ? [{ language_id: languageIds[text.language], title: text.title, url: text.slug, excerpt: text.excerpt }]
            : [],
        };
      }),
      language_id: languageIds[asked],
      id,
      total_articles_count: total,
    };
  }
}
