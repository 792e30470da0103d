import { localisePath, type Locale } from '@statewise/i18n';
import type { NoticeText, SiteReader } from '@statewise/site-content';
import type { Preview } from '../../editing/previews.service.js';
import type { Articles } from '../blog/articles.js';
import type { Pages } from '../pages/pages.js';
import { drafted } from '../texts.js';
import type { Vacancies } from '../vacancies/vacancies.js';

/** What draws the pages of drafts as those of what is stored. */
export interface Drawers {
  readonly articles: Articles;
  readonly pages: Pages;
  readonly vacancies: Vacancies;
}

/** The content as people read it, with a draft in the place of what it will replace. */
export function previewReader(
  reader: SiteReader,
  { articles, pages, vacancies }: Drawers,
  preview: Preview,
): SiteReader {
  const { kind, key, content } = preview;
  const own = <Named>(named: Named): boolean => String(named) === key;
  switch (kind) {
    case 'article':
      return {
        ...reader,
        article: (id, locale) =>
          own(id) ? articles.view(drafted(content, { id }), locale) : reader.article(id, locale),
      };
    case 'page':
      return {
        ...reader,
        page: async (slug, locale) => {
          const stored = own(slug) ? await pages.stored(slug) : undefined;
          return stored ? pages.view(drafted(content, stored), locale) : reader.page(slug, locale);
        },
      };
    case 'vacancy':
      return {
        ...reader,
        job: (id, locale) => (own(id) ? vacancies.draft(drafted(content, { id }), locale) : reader.job(id, locale)),
      };
    case 'notice':
      return {
        ...reader,
        notices: async (locale) =>
          (await reader.notices(locale)).map((notice) =>
            own(notice.name) ? draftedNotice(notice, preview, locale) : notice,
          ),
      };
    default:
      return reader;
  }
}

function draftedNotice(notice: NoticeText, { content }: Preview, locale: Locale): NoticeText {
  const { title, text, label, href } = content.texts[locale.language] ?? content.texts.en ?? {};
  const address = String(href);
  return {
    ...notice,
    title: String(title),
    text: String(text),
    button: { label: String(label), href: address.startsWith('/') ? localisePath(locale, address) : address },
  };
}
