import { parseLocalisedPath, type Locale } from '@statewise/i18n';
import { data } from 'react-router';

/** What is thrown where there is no page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** The locale that an address begins with; an unknown country or language is no page. */
export function localeOf(params: { readonly locale?: string | undefined }): Locale {
  const parsed = parseLocalisedPath(`/${params.locale ?? ''}`);
  if (!parsed) throw notFound();
  return parsed.locale;
}
