import type { HomeProduct } from '@statewise/site-content';
import { ArrowRightIcon, Link } from '@statewise/ui';
import { useSiteText } from '../messages/use-site-text.js';
import { SitePicture } from '../picture.js';

/** What the bank offers. */
export function Products({ products }: { readonly products: readonly HomeProduct[] }) {
  const t = useSiteText();
  return (
    <section className="sw-width site-section" aria-labelledby="products-title">
      <div className="site-section__head">
        <h2 id="products-title">{t('home.products')}</h2>
        <p className="sw-lead">{t('home.productsLead')}</p>
      </div>
      <ul className="site-cards">
        {products.map(({ title, text, href, picture }) => (
          <li key={title} className="site-card">
            {picture && <SitePicture picture={picture} decorative whole />}
            <div className="site-card__text">
              <h3>
                <Link className="site-card__link" href={href}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
              <ArrowRightIcon className="site-card__arrow" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
