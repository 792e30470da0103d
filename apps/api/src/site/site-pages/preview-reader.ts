import { dateOf } from '@statewise/finance';
import type { Locale } from '@statewise/i18n';
import { noticeNames, type NoticeName, type NoticeText, type SiteReader } from '@statewise/site-content';
import type { Preview } from '../../editing/previews.service.js';
import type { Articles } from '../blog/articles.js';
import { pointLink, type Pages } from '../pages/pages.js';
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
  const today = dateOf(new Date().toISOString());
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
          if (!own(slug)) return reader.page(slug, locale);
          const stored = (await pages.stored(slug)) ?? { slug, calculator: 'none', updated: today };
          return pages.view(drafted(content, stored), locale);
        },
      };
    case 'vacancy':
      return {
        ...reader,
        job: (id, locale) => (own(id) ? vacancies.draft(drafted(content, { id }), locale) : reader.job(id, locale)),
      };
    case 'home':
      return { ...reader, home: (locale) => pages.home(locale, textOf(content, locale)) };
    case 'menus':
      return { ...reader, menus: (locale) => pages.menus(locale, textOf(content, locale)) };
    case 'notice':
      return {
        ...reader,
        notices: async (locale) => [
          ...(await reader.notices(locale)).filter(({ name }) => !own(name)),
          ...noticeNames.filter(own).map((name) => draftedNotice(name, preview, locale)),
        ],
      };
    default:
      return reader;
  }
}

/** What a draft says in a language as the tables would have it; it was checked by its kind when it was saved. */
const textOf = <Text>({ texts }: Preview['content'], { language }: Locale): Text =>
  (texts[language] ?? texts.en ?? {}) as Text;

function draftedNotice(name: NoticeName, { content }: Preview, locale: Locale): NoticeText {
  const {
    title,
    text,
    label,
    href = '',
  } = textOf<Record<'title' | 'text' | 'label', string> & { href?: string }>(content, locale);
  return { name, title, text, button: pointLink({ label, href }, locale) };
}
