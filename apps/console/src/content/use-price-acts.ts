import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../requests/session.js';
import type { Hit } from '../room.js';
import { itemsOf, kindsQuery } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { nextPriceAddress } from './next-price.js';
import { productName } from './product-name.js';

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
