import { useQuery } from '@tanstack/react-query';
import { countryNames, isCountry, loanNames, pricedName, priceTitle } from '@statewise/i18n';
import { useFormat } from '@statewise/ui';
import type { Proposal } from '../proposals/proposal.js';
import { usePerson } from '../requests/session.js';
import type { Hit } from '../room.js';
import { itemsOf, kindsQuery, newItemKey, useItem } from './content.js';
import { useContentText } from './messages/catalogue.js';
import { nextPriceAddress } from './next-price.js';

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
    return {
      to: nextPriceAddress(product, country),
      label: t('price.change', { product: priceTitle(title, t.language) ?? title }),
    };
  });
}

/** What counts where a change is proposed; of a new price the one that it ends. Null where nothing does, undefined until that is known. */
export function useCounting({ subject, before, after }: Proposal): Proposal['before'] | undefined {
  const isNewPrice = before === null && subject.startsWith('price/');
  const { data: listed = none, isPending, isError } = useQuery({ ...itemsOf('price'), enabled: isNewPrice });
  const { product, country, effective_from } = after;
  const ended = listed.findLast(
    ({ key, title, note, is_published }) =>
      is_published && title === `${product} ${country}` && `price/${key}` !== subject && note < `${effective_from}`,
  );
  const item = useItem('price', ended?.key ?? newItemKey);
  if (!isNewPrice) return before;
  if (isError || item.isError) return {};
  if (isPending || (ended && item.isPending)) return undefined;
  return item.data?.published?.facts ?? null;
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
  const { date, dateTime } = useFormat();
  return (name, value) => {
    const text = String(value);
    if (name === 'publish_at') return t('when.at', { time: dateTime(text) });
    if (name === 'effective_from') return date(text);
    if (name === 'country') return isCountry(text) ? countryNames[text][t.language] : undefined;
    if (name === 'product') return pricedName(text, t.language);
    if (name === 'loan_type') return loanNames[Number(value)]?.[t.language];
    if (name !== 'title') return undefined;
    const [kind] = /^(?:risk-policy(?= policy$)|menus(?= menus$))/.exec(text) ?? [];
    return kind === undefined ? priceTitle(text, t.language) : t.text(`kind.${kind}`);
  };
}
