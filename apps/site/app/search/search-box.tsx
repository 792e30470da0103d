import { localisePath } from '@statewise/i18n';
import type { SearchEvent, SuggestionKey } from '@statewise/machines';
import { Button, SearchIcon, useLocale } from '@statewise/ui';
import type { KeyboardEvent } from 'react';
import { useChart } from '../charts/use-chart.js';
import { useSiteText } from '../messages/use-site-text.js';

/** What a key of the field asks of the chart; the keys are named in full, so that the chart's own list can load late. */
const eventOfKey: Readonly<Record<SuggestionKey | 'Enter' | 'Escape', SearchEvent>> = {
  ArrowDown: { type: 'suggestion.moved', key: 'ArrowDown' },
  ArrowUp: { type: 'suggestion.moved', key: 'ArrowUp' },
  Home: { type: 'suggestion.moved', key: 'Home' },
  End: { type: 'suggestion.moved', key: 'End' },
  Enter: { type: 'suggestion.chosen' },
  Escape: { type: 'search.cleared' },
};

/** The search field with suggestions while typing; without script its form leads to the results. */
export function SearchBox({ query }: { readonly query: string }) {
  const t = useSiteText();
  const locale = useLocale();
  const { snapshot, send } = useChart(
    () => import('./search-chart.js').then(({ searchChart }) => searchChart(locale)),
    'on the first event',
  );
  const isOpen = snapshot?.matches('found') ?? false;
  const { results: options = [], active = -1 } = isOpen ? (snapshot?.context ?? {}) : {};
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    const asked = isKey(event.key) ? eventOfKey[event.key] : undefined;
    if (!asked || !snapshot?.can(asked)) return;
    event.preventDefault();
    send(asked);
    // The field keeps what is typed by itself, so that no letter waits for the chart.
    if (asked.type === 'search.cleared') event.currentTarget.value = '';
  };
  return (
    <form className="site-searchbox" action={localisePath(locale, '/search')} role="search">
      <label className="sw-field__label" htmlFor="site-search">
        {t('search.label')}
      </label>
      <div className="site-search-row">
        <div className="sw-control">
          <span className="sw-affix">
            <SearchIcon />
          </span>
          <input
            className="sw-input"
            id="site-search"
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls="site-suggestions"
            aria-activedescendant={active >= 0 ? `site-suggestion-${active}` : undefined}
            onChange={(event) => send({ type: 'query.changed', query: event.target.value })}
            onKeyDown={key}
          />
        </div>
        <Button type="submit">{t('search.submit')}</Button>
      </div>
      <ul
        id="site-suggestions"
        className="site-suggestions"
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!isOpen}
      >
        {options.map(({ url, title }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above takes the keys
          <li
            key={url}
            id={`site-suggestion-${at}`}
            role="option"
            aria-selected={at === active}
            onClick={() => send({ type: 'suggestion.chosen', at })}
          >
            {title}
          </li>
        ))}
      </ul>
      <p className="sw-sr" role="status">
        {snapshot?.matches('nothingFound')
          ? t('search.nothing')
          : isOpen
            ? t('search.suggested', { count: options.length })
            : ''}
      </p>
    </form>
  );
}

function isKey(key: string): key is keyof typeof eventOfKey {
  return Object.hasOwn(eventOfKey, key);
}
