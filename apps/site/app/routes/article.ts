import { createTranslator, languages, provider, type Language } from '@statewise/i18n';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { articlePath } from '../blog/article-cards.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { hostContext } from '../host.js';
import { localeOf, notFound } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { id = '', slug } = params;
  const article = /^\d{1,9}$/.test(id) ? await host.reader.article(Number(id), locale) : undefined;
  if (!article) throw notFound();
  if (article.slug !== slug) throw redirect(article.url, 301);
  const { articles } = await host.reader.articles(locale, { category: article.category, limit: 4 });
  const pathIn = (language: Language) =>
    article.slugs[language] === undefined ? undefined : articlePath({ id: article.id, slug: article.slugs[language] });
  const fallback = articlePath(article);
  const address = `${host.publicUrl}${article.url}`;
  const t = createTranslator(article.language, await siteCatalogue.load(article.language));
  const organization = { '@id': `${host.publicUrl}/#organization` };
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.publishDate,
    inLanguage: article.language,
    mainEntityOfPage: address,
    ...(article.picture && { image: `${host.publicUrl}${article.picture.url}` }),
    author: {
      '@type': 'Organization',
      name: t.text(`blog.author.${article.category}`),
      parentOrganization: organization,
    },
    publisher: organization,
  };
  return {
    article,
    address,
    others: articles.filter((other) => other.id !== article.id).slice(0, 3),
    offered: languages.filter((language) => article.slugs[language] !== undefined),
    paths: { en: pathIn('en') ?? fallback, nl: pathIn('nl') ?? fallback, fr: pathIn('fr') ?? fallback },
    head: headOf(host, locale, {
      title: article.title,
      description: article.excerpt,
      type: 'article',
      pathIn,
      structured: [
        posting,
        breadcrumbs(host, locale, [
          { name: provider.name, path: '/' },
          { name: article.title, path: fallback },
        ]),
      ],
    }),
  };
}

export { Page as default } from '../pages/article-page.js';
