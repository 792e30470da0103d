import type { useContentText } from './messages/catalogue.js';

/** What a product of the price list is called; undefined for one that the console does not know. */
export function productName(product: string, t: ReturnType<typeof useContentText>): string | undefined {
  const [, years] = /^deposit-(\d+)$/.exec(product) ?? [];
  if (years === '0') return t('product.deposit.short');
  if (years === '1') return t('product.deposit.year');
  if (years !== undefined) return t('product.deposit.years', { years });
  return t.has(`product.${product}`) ? t.text(`product.${product}`) : undefined;
}
