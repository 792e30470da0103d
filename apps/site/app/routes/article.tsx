import { localisePath, provider, type Language } from '@statewise/i18n';
import { Link, useFormat, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { ArticleCard, articlePath } from '../blog/article-cards.js';
import { breadcrumbs, headOf } from '../head/head.js';
import { metaOf } from '../head/meta.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { localeOf, notFound } from '../locale.js';
import { useSiteText } from '../messages/use-site-text.js';
import { SitePicture } from '../picture.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { id = '', slug } = params;
  const article = /^\d{1,9}$/.test(id) ? await host.reader.article(Number(id), locale) : undefined;
  if (!article) throw notFound();
  if (article.slug !== slug) throw redirect(article.url, 301);
  const { articles } = await host.reader.articles(locale, { category: article.category, limit: 4 });
  const pathIn = (language: Language) => (article.slugs[language] === undefined ? undefined : articlePath({ id: article.id, slug: article.slugs[language] }));
  const fallback = articlePath(article);
  const address = `${host.publicUrl}${article.url}`;
  const posting = {
    '@context': 'https://schema.org', '@type': 'BlogPosting', headline: article.title, description: article.excerpt, datePublished: article.publishDate, inLanguage: article.language,
    mainEntityOfPage: address, ...(article.picture && { image: `${host.publicUrl}${article.picture.url}` }),
    author: { '@type': 'Organization', name: provider.name }, publisher: { '@id': `${host.publicUrl}/#organization` },
  };
  return {
    article,
    others: articles.filter((other) => other.id !== article.id).slice(0, 3),
    paths: { en: pathIn('en') ?? fallback, nl: pathIn('nl') ?? fallback, fr: pathIn('fr') ?? fallback },
    head: headOf(host, locale, {
      title: article.title, description: article.excerpt, type: 'article', pathIn, image: article.picture?.url,
      structured: [posting, breadcrumbs(host, locale, [{ name: provider.name, path: '/' }, { name: article.title, path: fallback }])],
    }),
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => metaOf(loaderData);

export default function ArticlePage(): ReactNode {
  const { article, others } = useLoaderData<typeof loader>();
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const lang = article.isOnlyInEnglish ? article.language : undefined;
  return (
    <>
      <article className="sw-width site-article">
        <Breadcrumbs steps={[{ name: t('blog.title'), path: '/blog' }, { name: t.text(`category.${article.category}`), path: `/blog/${article.category}` }, { name: article.title, path: articlePath(article) }]} />
        <header lang={lang}>
          <p className="site-card__meta"><Link href={localisePath(locale, `/blog/${article.category}`)}>{t.text(`category.${article.category}`)}</Link><time dateTime={article.publishDate}>{format.date(article.publishDate)}</time></p>
          <h1>{article.title}</h1>
          <p className="sw-lead">{article.excerpt}</p>
        </header>
        {lang !== undefined && <p className="site-hint">{t('blog.inEnglish')}</p>}
        {article.picture && <SitePicture picture={article.picture} first className="site-article__picture" />}
        <div lang={lang}><InformationText parts={[{ kind: 'html', html: article.html }]} /></div>
      </article>
      {others.length > 0 && (
        <section className="sw-width site-section" aria-labelledby="others-title">
          <div className="site-section__head"><h2 id="others-title">{t('blog.others')}</h2></div>
          <ul className="site-articles">{others.map((other) => <li key={other.id}><ArticleCard article={other} /></li>)}</ul>
        </section>
      )}
    </>
  );
}
