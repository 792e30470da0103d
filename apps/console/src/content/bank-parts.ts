import { useQuery } from '@tanstack/react-query';
import { loanNames } from '@statewise/i18n';
import { useFormat } from '@statewise/ui';
import { usePerson } from '../requests/session.js';
import type { Hit } from '../room.js';
import { itemsOf, kindsQuery } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { nextPriceAddress } from './next-price.js';
import { productName } from './product-name.js';
import { useBankTime } from './bank-time.js';

const none: readonly never[] = [];

/** For who may change them, the next price of each product and country. */
export function usePriceActs(): readonly Hit[] {
  const t = useContentText();
  const { role } = usePerson();
  const { data: kinds = none } = useQuery({ ...kindsQuery, enabled: role !== 'intermediary' });
  const mayPrice = kinds.some(({ name, can_edit }) => name === 'price' && can_edit);
  const { data = none } = useQuery({ ...itemsOf('price'), enabled: mayPrice });
  const titles = new Set(data.map(({ title }) => title));
  return [...titles].map((title) => {
    const [product = '', country = ''] = title.split(' ');
    const place = t.has(`country.${country}`) ? t.text(`country.${country}`) : country;
    return {
      to: nextPriceAddress(product, country),
      label: t('price.change', { product: `${productName(product, t) ?? product}, ${place}` }),
    };
  });
}

/** Returns what labels a field of the bank's content and prices; undefined for a field that no content has. */
export function useContentLabel(): (name: string) => string | undefined {
  const t = useContentText();
  return (name) => {
    // A text of one language is named after it: `nl.title`.
    const [, language, field = name] = /^(en|nl|fr)\.(.+)$/.exec(name) ?? [];
    if (!t.has(`field.${field}`)) return undefined;
    const label = t.text(`field.${field}`);
    return language === undefined ? label : `${label} (${t.text(`language.${language}`)})`;
  };
}

/** Returns what writes a value of a field that is written in a way of its own, such as an instant of publishing by the clock in Brussels. */
export function useContentValue(): (name: string, value: unknown) => string | undefined {
  const t = useContentText();
  const write = useBankTime();
  const { date } = useFormat();
  const placeOf = (country: string) => (t.has(`country.${country}`) ? t.text(`country.${country}`) : undefined);
  return (name, value) => {
    const text = String(value);
    if (name === 'publish_at') return t('when.at', { time: write(text) });
    if (name === 'effective_from') return date(text);
    if (name === 'country') return placeOf(text);
    if (name === 'product') return productName(text, t);
    if (name === 'loan_type') return loanNames[Number(value)]?.[t.language];
    if (name !== 'title') return undefined;
    const [product = '', country = ''] = text.split(' ');
    const words = [productName(product, t), placeOf(country)];
    return words.includes(undefined) ? undefined : words.join(', ');
  };
}
