import type { Language } from '@statewise/i18n';
import type { PriceList } from '../pricing/price-list.js';
import { migratedRows } from './migration-text.js';

type Named = { readonly name: Readonly<Record<Language, string>> };
const [types, ladder, promotions, rates]: [
  (Named & { id: number; staff_only: boolean })[],
  { term: number; minimum: number | null }[],
  (Named & { loan_type_id: number; months: number; is_default: boolean })[],
  { id: number; product: string; rate: number }[],
] = migratedRows('CreatePricing') as never;

/** The prices, terms and promotions of Belgium that a new installation begins with. */
export const firstPrices: PriceList = {
  types: types.map(({ id, name, staff_only: staffOnly }) => ({ id, name, staffOnly })),
  terms: types.flatMap(({ id: loanTypeId }) => ladder.map((step) => ({ loanTypeId, ...step }))),
  promotions: promotions.map(({ loan_type_id: loanTypeId, is_default: isDefault, ...promotion }, index) => ({
    ...promotion,
    id: index + 1,
    loanTypeId,
    isDefault,
  })),
  prices: rates.map(({ id, product, rate }) => ({
    ...{ id, product, rate, country: 'be', effectiveFrom: '2020-01-01' },
    ...{ netRate: null, proRate: null, proNetRate: null },
  })),
};
