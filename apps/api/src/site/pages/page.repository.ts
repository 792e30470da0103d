import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Language } from '@statewise/i18n';
import { inLanguage, languageIds } from '@statewise/server/platform/markdown/language-id.js';
import type { Blocks } from '../content/block-types.js';
import { ContentBlock } from './content-block.entity.js';
import { Page } from './page.entity.js';

@Injectable()
export class PageRepository {
  constructor(
    @InjectRepository(Page) private readonly pages: Repository<Page>,
    @InjectRepository(ContentBlock) private readonly blocks: Repository<ContentBlock>,
  ) {}

  bySlug(slug: string): Promise<Page | null> {
    return this.pages.findOne({ where: { slug }, relations: { contents: true } });
  }

  /** Every page with its titles, without bodies. */
  all(): Promise<Page[]> {
    return this.pages.find({
      select: {
        id: true,
        slug: true,
        updated: true,
        contents: { pageId: true, languageId: true, title: true, description: true },
      },
      relations: { contents: true },
      order: { slug: 'ASC' },
    });
  }

  /** A block in a language, else in English; undefined when there is none. */
  async block<Name extends keyof Blocks>(name: Name, language: Language): Promise<Blocks[Name] | undefined> {
    const found = await this.blocks.find({ where: { name, languageId: In([languageIds[language], languageIds.en]) } });
    // The name decides the shape; the loader writes both from one typed value.
    return inLanguage(found, language)?.content as Blocks[Name] | undefined;
  }
}
