import { localisePath } from '@statewise/i18n';
import type { ArticleCard as Summary, ArticleCategory } from '@statewise/site-content';
import { Link, useFormat, useLocale } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { SitePicture } from '../picture.js';

/** Where an article stands after the prefix. */
export function articlePath({ id, slug }: Pick<Summary, 'id' | 'slug'>): string {
  return `/blog/${id}/${slug}`;
}

interface ArticleCardsProps extends Pick<ArticleCardProps, 'categories'> {
  readonly articles: readonly Summary[];
}

/** The newest articles on the home page: the newest one large. */
export function ArticleCards({ articles, categories }: ArticleCardsProps) {
  const t = useSiteText();
  const locale = useLocale();
  return (
    <section className="sw-width site-section" aria-labelledby="articles-title">
      <div className="site-section__head">
        <h2 id="articles-title">{t('home.articles')}</h2>
        <Link href={localisePath(locale, '/blog')}>{t('home.allArticles')}</Link>
      </div>
      <ul className="site-articles site-articles--home">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} categories={categories} whole />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ArticleCardProps {
  readonly article: Summary;
  readonly categories: readonly ArticleCategory[];
  readonly level?: 2 | 3;
  /** In view from the start. */
  readonly first?: boolean;
  /** Its picture is fetched with the page, so that fast scrolling shows no empty box. */
  readonly whole?: boolean;
}

/** One article in a list. */
export function ArticleCard({ article, categories, level = 3, first = false, whole = false }: ArticleCardProps) {
  const t = useSiteText();
  const format = useFormat();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const isForeign = article.language !== locale.language;
  return (
    <article className="site-card">
      {article.picture && <SitePicture picture={article.picture} decorative first={first} whole={whole} />}
      <div className="site-card__text">
        <p className="site-card__meta">
          <span>{categories.find(({ slug }) => slug === article.category)?.name}</span>
          <time dateTime={article.publishDate}>{format.date(article.publishDate)}</time>
        </p>
        <Heading lang={isForeign ? article.language : undefined}>
          <Link className="site-card__link" href={article.url}>
            {article.title}
          </Link>
        </Heading>
        <p lang={isForeign ? article.language : undefined}>{article.excerpt}</p>
        {isForeign && <p className="site-card__meta">{t('blog.inEnglish')}</p>}
      </div>
    </article>
  );
}
