import { createTranslator, type Language } from '@statewise/i18n';
import type { ArticleCategory } from '@statewise/site-content';
import { siteCatalogue } from '../messages/catalogue.js';

/** What a list of articles is called, for its head. */
export async function blogTexts(
  language: Language,
  category: ArticleCategory | undefined,
): Promise<{ readonly title: string; readonly description: string }> {
  const t = createTranslator(language, await siteCatalogue.load(language));
  if (category === undefined) return { title: t('blog.title'), description: t('blog.description') };
  return {
    title: t('blog.categoryTitle', { category: category.name }),
    description: t('blog.categoryDescription', { category: category.name }),
  };
}
