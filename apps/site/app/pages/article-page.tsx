import { localisePath } from '@statewise/i18n';
import { Link, useFormat, useLocale } from '@statewise/ui';
import type { ReactNode } from 'react';
import { ArticleCard, articlePath } from '../blog/article-cards.js';
import { minutesToRead } from '../blog/minutes-to-read.js';
import { ShareArticle } from '../blog/share-article.js';
import { Breadcrumbs } from '../information/breadcrumbs.js';
import { InformationText } from '../information/information-text.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SitePicture } from '../picture.js';
import type { loader } from '../routes/article.js';

/** An article and where to read on. */
export function Page({ data: { article, others, address } }: Loaded<typeof loader>): ReactNode {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const lang = article.isOnlyInEnglish ? article.language : undefined;
  return (
    <>
      <article className="sw-width site-article">
        <Breadcrumbs
          steps={[
            { name: t('blog.title'), path: '/blog' },
            { name: t.text(`category.${article.category}`), path: `/blog/${article.category}` },
            { name: article.title, path: articlePath(article) },
          ]}
        />
        <header lang={lang}>
          <p className="site-card__meta">
            <Link href={localisePath(locale, `/blog/${article.category}`)}>
              {t.text(`category.${article.category}`)}
            </Link>
            <time dateTime={article.publishDate}>{format.date(article.publishDate)}</time>
            <span>{t('blog.reading', { count: minutesToRead(article.html) })}</span>
          </p>
          <h1>{article.title}</h1>
          <p className="sw-lead">{article.excerpt}</p>
        </header>
        <div className="site-byline">
          <p>{t('blog.by', { author: t.text(`blog.author.${article.category}`) })}</p>
          <ShareArticle title={article.title} address={address} />
        </div>
        {lang !== undefined && <p className="site-hint">{t('blog.inEnglish')}</p>}
        {article.picture && <SitePicture picture={article.picture} first className="site-article__picture" />}
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
                <ArticleCard article={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
