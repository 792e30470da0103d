import { useState } from 'react';
import { dateOf } from '@statewise/finance';
import { useLocation } from 'react-router';
import { dayMs } from '../components/bank-time.js';
import type { Content } from './content.js';

/** The address at which a product of a country gets its next price. */
export const nextPriceAddress = (product: string, country: string): string =>
  `/content/price/new?${new URLSearchParams({ product, country }).toString()}`;

/** What stands in the form of a price that its address names the product and country of: from tomorrow on, without a rate. */
export function useNextPrice(isNewPrice: boolean): Content | undefined {
  const [effective_from] = useState(() => dateOf(new Date(Date.now() + dayMs).toISOString()));
  const named = new URLSearchParams(useLocation().search);
  const [product, country] = [named.get('product'), named.get('country')];
  if (!isNewPrice || product === null || country === null) return undefined;
  return { facts: { product, country, effective_from, rate: '' }, texts: {} };
}
