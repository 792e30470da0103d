import { createTranslator } from '@statewise/i18n';
import type { SearchHit } from '@statewise/site-content';
import { Link, useLocale } from '@statewise/ui';
import { Fragment } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { aboutPage } from '../head/head.js';
import { hostContext } from '../host.js';
import { Island } from '../islands/island.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { useSiteText } from '../messages/use-site-text.js';
import type { Loaded } from '../page/page-state.js';
import { SearchBox } from '../search/search-box.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  return {
    query,
    ...(query === '' ? { results: [], total: 0 } : await host.reader.search(query, locale)),
    ...aboutPage(host, locale, {
      title: query === '' ? t('search.title') : t('search.titleFor', { query }),
      description: t('search.description'),
      path: '/search',
      isHidden: true,
    }),
  };
}

/** What was found. */
export function Page({ data: { query, results, total, corrected } }: Loaded<typeof loader>) {
  const t = useSiteText();
  return (
    <div className="sw-width site-section site-plain">
      <h1>{t('search.title')}</h1>
      <Island name="search" of={SearchBox} props={{ query }} starts="when touched" />
      {query !== '' && (
        <>
          <p role="status" className="site-search__count">
            {corrected !== undefined && `${t('search.corrected', { query })} `}
            {t('search.found', { count: total, query: corrected ?? query })}
            {total > results.length && ` ${t('search.first', { count: results.length })}`}
          </p>
          {results.length === 0 && <p>{t('search.nothing')}</p>}
          <ol className="site-hits">
            {results.map((hit) => (
              <Hit key={hit.url} hit={hit} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  const t = useSiteText();
  const locale = useLocale();
  const lang = hit.language === locale.language ? undefined : hit.language;
  return (
    <li className="site-hit">
      <p className="site-card__meta">{t(`search.kind.${hit.kind}`)}</p>
      <h2 lang={lang}>
        <Link href={hit.url}>{hit.title}</Link>
      </h2>
      <p lang={lang}>
        <Excerpt parts={hit.excerpt_parts} />
      </p>
    </li>
  );
}

function Excerpt({ parts }: { readonly parts: SearchHit['excerpt_parts'] }) {
  let length = 0;
  return parts.map(({ text, match }) => {
    length += text.length;
    return <Fragment key={length}>{match ? <mark>{text}</mark> : text}</Fragment>;
  });
}

export { Page as default };
