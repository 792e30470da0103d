import { localisePath } from '@statewise/i18n';
import type { SearchEvent } from '@statewise/machines';
import type { SearchHit } from '@statewise/site-content';
import { Button, SearchIcon, useLocale } from '@statewise/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useChart } from '../charts/use-chart.js';
import { useSiteText } from '../messages/use-site-text.js';
import { fetchHits } from './fetch-hits.js';
import { optionAfter } from './option-after.js';

const mostSuggestions = 6;

/** The search field with suggestions while typing; without script its form leads to the results. */
export function SearchBox({ query }: { readonly query: string }): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  const sender = useRef<(event: SearchEvent) => void>(() => undefined);
  const [active, setActive] = useState(-1);
  const load = () =>
    import('../charts/search.js').then(({ searchMachine }) =>
      searchMachine.provide({
        actions: {
          search: ({ context: { query: text, request } }) =>
            void fetchHits(text, locale, request).then((event) => sender.current(event)),
        },
      }),
    );
  const { snapshot, send } = useChart(load, 'on the first event');
  useEffect(() => {
    sender.current = send;
  });
  const options = snapshot?.matches('found') ? snapshot.context.results.filter(isHit).slice(0, mostSuggestions) : [];
  const type = (text: string): void => {
    setActive(-1);
    send({ type: 'query.changed', query: text });
  };
  const key = (event: KeyboardEvent): void => {
    const chosen = options[active];
    if (event.key === 'Escape') send({ type: 'search.cleared' });
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      location.assign(chosen.url);
    }
    const next = optionAfter(event.key, active, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
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
            maxLength={200}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls="site-suggestions"
            aria-activedescendant={active >= 0 ? `site-suggestion-${active}` : undefined}
            onChange={(event) => type(event.target.value)}
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
        hidden={options.length === 0}
      >
        {options.map(({ url, title }, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above takes the keys
          <li
            key={url}
            id={`site-suggestion-${at}`}
            role="option"
            aria-selected={at === active}
            onClick={() => location.assign(url)}
          >
            {title}
          </li>
        ))}
      </ul>
      <p className="sw-sr" role="status">
        {snapshot?.matches('nothingFound')
          ? t('search.nothing')
          : options.length > 0
            ? t('search.suggested', { count: options.length })
            : ''}
      </p>
    </form>
  );
}

function isHit(result: object): result is SearchHit {
  return 'url' in result && 'title' in result;
}
