import type { ReactNode } from 'react';
import { ArticleCards } from '../blog/article-cards.js';
import { CalculatorLinks } from '../home/calculator-links.js';
import { Hero } from '../home/hero.js';
import { Products } from '../home/products.js';
import { Trust } from '../home/trust.js';
import type { Loaded } from '../page/page-state.js';
import type { loader } from '../routes/home.js';

/** The bank at a glance. */
export function Page({ data: { home, articles, rates } }: Loaded<typeof loader>): ReactNode {
  return (
    <>
      <Hero home={home} rates={rates} />
      <Products products={home.products} />
      <CalculatorLinks />
      <ArticleCards articles={articles} />
      <Trust />
    </>
  );
}
