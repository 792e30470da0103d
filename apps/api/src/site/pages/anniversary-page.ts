import { Injectable } from '@nestjs/common';
import { pagePaths, type Locale } from '@statewise/i18n';
import type { AnniversaryView } from '@statewise/site-content';
import { Pictures } from '../pictures.js';
import { PageRepository } from './page.repository.js';
import { Pages, pointLink } from './pages.js';

/** A page whose title and lead stand among the information pages, and its timeline in a block. */
@Injectable()
export class AnniversaryPage {
  constructor(
    private readonly pages: Pages,
    private readonly repository: PageRepository,
    private readonly pictures: Pictures,
  ) {}

  async read(locale: Locale): Promise<AnniversaryView | undefined> {
    const [page, story] = await Promise.all([
      this.pages.one(pagePaths.anniversary.slice(1), locale),
      this.repository.block('anniversary', locale.language),
    ]);
    if (!page || !story) return undefined;
    const { slug, language, languages, title, description, parts, updated } = page;
    const { milestones, quotes, closing } = story;
    const pictures = await this.pictures.all(
      milestones.map(({ picture }) => picture),
      locale.language,
    );
    return {
      ...{ slug, language, languages, title, description, updated, quotes },
      lead: parts,
      milestones: milestones.map((milestone) => ({ ...milestone, picture: pictures.get(milestone.picture) })),
      closing: {
        ...closing,
        button: pointLink(closing.button, locale),
        links: closing.links.map((link) => pointLink(link, locale)),
      },
    };
  }
}
