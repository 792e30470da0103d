import { createTranslator, localisePath, provider, type Language } from '@statewise/i18n';
import { Button, CopyIcon, Link, useFormat, useLocale, useUiText } from '@statewise/ui';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard, articlePath } from '../blog/article-cards.js';
import { minutesToRead } from '../blog/minutes-to-read.js';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { langOf } from '../information/information-page.js';
import { InformationText } from '../information/information-text.js';
import { localeOf, notFound } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const { id = '', slug } = params;
  const article = /^\d{1,9}$/.test(id) ? await host.reader.article(Number(id), locale) : undefined;
  if (!article) throw notFound();
  if (article.slug !== slug) throw redirect(article.url, 301);
  const [{ articles }, categories] = await Promise.all([
    host.reader.articles(locale, { category: article.category, limit: 4 }),
    host.reader.categories(locale.language),
  ]);
  const pathIn = (language: Language) =>
    article.slugs[language] === undefined ? undefined : articlePath({ id: article.id, slug: article.slugs[language] });
  const path = articlePath(article);
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
      name: authorOf(article.category, t),
      parentOrganization: organization,
    },
    publisher: organization,
  };
  return {
    article,
    categories,
    address,
    others: articles.filter((other) => other.id !== article.id).slice(0, 3),
    ...aboutPage(host, locale, {
      title: article.title,
      description: article.excerpt,
      type: 'article',
      path,
      pathIn,
      structured: [posting],
      way: [
        { name: provider.name, path: '/' },
        { name: article.title, path },
      ],
    }),
  };
}

/** Who writes about a category: its own people where they have a name. */
const authorOf = (category: string, t: Pick<ReturnType<typeof useSiteText>, 'has' | 'text'>): string =>
  t.has(`blog.author.${category}`) ? t.text(`blog.author.${category}`) : provider.name;

/** An article and where to read on. */
export function Page({ data: { article, categories, others, address } }: Loaded<typeof loader>) {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const category = categories.find(({ slug }) => slug === article.category)?.name ?? article.category;
  const lang = langOf(article);
  return (
    <>
      <article className="sw-width site-article">
        <Breadcrumbs
          steps={[
            { name: t('blog.title'), path: '/blog' },
            { name: category, path: `/blog/${article.category}` },
            { name: article.title, path: articlePath(article), lang },
          ]}
        />
        <header>
          <p className="site-card__meta">
            <Link href={localisePath(locale, `/blog/${article.category}`)}>{category}</Link>
            <time dateTime={article.publishDate}>{format.date(article.publishDate)}</time>
            <span>{t('blog.reading', { count: minutesToRead(article.html) })}</span>
          </p>
          <h1 lang={lang}>{article.title}</h1>
          <p className="sw-lead" lang={lang}>
            {article.excerpt}
          </p>
        </header>
        <div className="site-byline">
          <p>{t('blog.by', { author: authorOf(article.category, t) })}</p>
          <ShareArticle title={article.title} address={address} />
        </div>
        {lang !== undefined && <p className="site-hint">{t('blog.inEnglish')}</p>}
        {article.picture && (
          <SitePicture picture={article.picture} first lang={lang} className="site-article__picture" />
        )}
        <div lang={lang}>
          <InformationText parts={[{ kind: 'html', html: article.html }]} />
        </div>
      </article>
      {others.length > 0 && (
        <section className="sw-width site-section site-read-on" aria-labelledby="others-title">
          <div className="site-section__head">
            <h2 id="others-title">{t('blog.others')}</h2>
          </div>
          <ul className="site-articles">
            {others.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} categories={categories} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Copies the link of an article, which needs script, or mails it, which does not; no other service is told. */
function ShareArticle({ title, address }: { readonly title: string; readonly address: string }) {
  const t = useSiteText();
  const ui = useUiText();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="site-share" role="group" aria-label={t('blog.share')}>
      <span className="sw-copy" data-copied={ui('copied')} data-failed={ui('copyFailed')}>
        <Button small variant="secondary" icon={<CopyIcon />} value={address}>
          {t('blog.copyLink')}
        </Button>
        <span role="status" className="sw-copy__result" />
      </span>
      <a className="sw-button sw-button--secondary sw-button--small" href={mail}>
        {t('blog.mailLink')}
      </a>
    </div>
  );
}

export { Page as default };
