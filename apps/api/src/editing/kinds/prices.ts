import { OneOf, priceCountries, Required } from '@statewise/fields';
import { priceTitle } from '@statewise/i18n';
import { products } from '../../pricing/pricing.service.js';
import { Day, Rate } from '../content-rules.js';
import { adminsAlone, type ContentKind, type Known } from '../content-kind.js';

class PriceFacts {
  @Required() @OneOf(products) product: string;
  @Required() @OneOf(priceCountries) country: string;
  @Required() @Day() effective_from: string;
  @Required() @Rate() rate: number;

  /** Of a deposit. */
  @Rate() net_rate?: number;
  @Rate() pro_rate?: number;
  @Rate() pro_net_rate?: number;
}

/** What counts or counted is neither changed nor taken away, also on its first day: applications and advertisements refer to it. */
const past = { effective_from: ['min'] };

const hasBegun = ({ published, today }: Known): boolean =>
  published !== undefined && String(published.facts['effective_from']) <= today;

/** Prices, each from a day on: the next one ends it. */
export const price: ContentKind = {
  name: 'price',
  editors: adminsAlone,
  second: 'prices',
  facts: PriceFacts,
  unique: 'effective_from',
  list: `select id::text as key, product || ' ' || country as title, to_char(effective_from, 'YYYY-MM-DD') || ' ' || rate as note
    from price order by product, country, effective_from`,
  read: `select jsonb_build_object('texts', '{}'::jsonb, 'facts', jsonb_strip_nulls(jsonb_build_object('product', product, 'country', country,
      'effective_from', effective_from, 'rate', rate, 'net_rate', net_rate, 'pro_rate', pro_rate, 'pro_net_rate', pro_net_rate))) as content
    from price, given where id = given.key::int`,
  write: [
    `insert into price (id, product, country, effective_from, rate, net_rate, pro_rate, pro_net_rate)
     select key::int, facts->>'product', facts->>'country', (facts->>'effective_from')::date, (facts->>'rate')::numeric,
       nullif(facts->>'net_rate', '')::numeric, nullif(facts->>'pro_rate', '')::numeric, nullif(facts->>'pro_net_rate', '')::numeric from given
     on conflict (id) do update set product = excluded.product, country = excluded.country, effective_from = excluded.effective_from,
       rate = excluded.rate, net_rate = excluded.net_rate, pro_rate = excluded.pro_rate, pro_net_rate = excluded.pro_net_rate`,
  ],
  nameIn: ({ product, country }, language) => priceTitle(`${String(product)} ${String(country)}`, language),
  newKey: `select nextval(pg_get_serial_sequence('price', 'id'))::text as key`,
  remove: ['delete from price using given where id = given.key::int'],
  check: ({ facts }, known) => (String(facts['effective_from']) < known.today || hasBegun(known) ? past : undefined),
  checkRemoval: (known) => (hasBegun(known) ? past : undefined),
};
