import { localisePath, type Locale } from '@statewise/i18n';
import type { NoticeText, SiteReader } from '@statewise/site-content';
import type { Preview } from '../../editing/previews.service.js';
import type { SiteDrafts } from './site-drafts.js';

/** The content as people read it, with a draft in the place of what it will replace. */
export function previewReader(reader: SiteReader, drafts: SiteDrafts, preview: Preview): SiteReader {
  const { kind, key, content } = preview;
  const own = <Named>(named: Named): boolean => String(named) === key;
  switch (kind) {
    case 'article':
      return {
        ...reader,
        article: (id, locale) => (own(id) ? drafts.article(id, content, locale) : reader.article(id, locale)),
      };
    case 'page':
      return {
        ...reader,
        page: (slug, locale) => (own(slug) ? drafts.page(slug, content, locale) : reader.page(slug, locale)),
      };
    case 'vacancy':
      return {
        ...reader,
        job: (id, locale) => (own(id) ? drafts.job(id, content, locale) : reader.job(id, locale)),
      };
    case 'notice':
      return {
        ...reader,
        notices: async (locale) =>
          (await reader.notices(locale)).map((notice) =>
            own(notice.name) ? drafted(notice, preview, locale) : notice,
          ),
      };
    default:
      return reader;
  }
}

function drafted(notice: NoticeText, { content }: Preview, locale: Locale): NoticeText {
  const { title, text, label, href } = content.texts[locale.language] ?? content.texts.en ?? {};
  const address = String(href);
  return {
    ...notice,
    title: String(title),
    text: String(text),
    button: { label: String(label), href: address.startsWith('/') ? localisePath(locale, address) : address },
  };
}
