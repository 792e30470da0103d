import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type FindOptionsSelect } from 'typeorm';
import { BlogCategory, BlogPost } from './blog.entity.js';

/** Lists do not carry bodies. */
const withoutBody: FindOptionsSelect<BlogPost> = {
  id: true,
  category: true,
  publishDate: true,
  pictureId: true,
  contents: { postId: true, languageId: true, title: true, url: true, excerpt: true },
};

const newestFirst = { publishDate: 'DESC', id: 'DESC' } as const;

@Injectable()
export class BlogRepository {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    @InjectRepository(BlogCategory) private readonly blogCategories: Repository<BlogCategory>,
  ) {}

  /** A stretch of a category (all when undefined), newest first, and how many there are in all. */
  list(
    category: string | undefined,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<[BlogPost[], number]> {
    return this.posts.findAndCount({
      select: withoutBody,
      relations: { contents: true },
      relationLoadStrategy: 'query',
      where: { ...(category !== undefined && { category }) },
      order: newestFirst,
      skip: offset,
      take: limit,
    });
  }

  one(id: number): Promise<BlogPost | null> {
    return this.posts.findOne({ where: { id }, relations: { contents: true } });
  }

  /** Every article with its addresses, for the sitemap. */
  all(): Promise<BlogPost[]> {
    return this.posts.find({ select: withoutBody, relations: { contents: true }, order: newestFirst });
  }

  categories(): Promise<BlogCategory[]> {
    return this.blogCategories.find({ order: { position: 'ASC' } });
  }
}
