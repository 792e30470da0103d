import { pagePaths, provider } from '@statewise/i18n';
import type { LoaderFunctionArgs } from 'react-router';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';

const path = pagePaths.anniversary;

/** The page of the bank's thirty years. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const story = await host.reader.anniversary(locale);
  if (!story) throw notFound();
  const { title, description, updated, language, languages, milestones } = story;
  const about = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updated,
    inLanguage: language,
    image: milestones.flatMap(({ picture }) => (picture ? [`${host.publicUrl}${picture.url}`] : [])),
    author: { '@type': 'Organization', name: provider.name },
    publisher: { '@id': `${host.publicUrl}/#organization` },
  };
  return {
    story,
    paths: { en: path, nl: path, fr: path },
    head: headOf(host, locale, {
      title,
      description,
      type: 'article',
      pathIn: (written) => (languages.includes(written) ? path : undefined),
      structured: [about, breadcrumbs(host, locale, [{ name: title, path }])],
    }),
  };
}

export { Page as default } from '../pages/thirty-years-page.js';
