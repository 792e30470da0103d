import { createTranslator } from '@statewise/i18n';
import { Link, useLocale } from '@statewise/ui';
import { Fragment, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { SearchHit } from '@statewise/site-content';
import { headOf } from '../head/head.js';
import { metaOf } from '../head/meta.js';
import { hostContext } from '../host.js';
import { localeOf } from '../locale.js';
import { siteCatalogue } from '../messages/catalogue.js';
import { useSiteText } from '../messages/use-site-text.js';
import { SearchBox } from '../search/search-box.js';
import { samePath } from '../shell/addresses.js';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = localeOf(params);
  const host = context.get(hostContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const t = createTranslator(locale.language, await siteCatalogue.load(locale.language));
  return {
    query,
    results: query === '' ? [] : await host.reader.search(query, locale),
    paths: samePath('/search'),
    head: headOf(host, locale, { title: query === '' ? t('search.title') : t('search.titleFor', { query }), description: t('search.description'), pathIn: () => '/search', isHidden: true }),
  };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => metaOf(loaderData);

export default function SearchPage(): ReactNode {
  const { query, results } = useLoaderData<typeof loader>();
  const t = useSiteText();
  return (
    <div className="sw-width site-section site-plain">
      <h1>{t('search.title')}</h1>
      <SearchBox key={query} query={query} />
      {query !== '' && (
        <>
          <p role="status" className="site-search__count">{t('search.found', { count: results.length, query })}</p>
          {results.length === 0 && <p>{t('search.nothing')}</p>}
          <ol className="site-hits">{results.map((hit) => <Hit key={hit.url} hit={hit} />)}</ol>
        </>
      )}
    </div>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }): ReactNode {
  const t = useSiteText();
  const locale = useLocale();
  return (
    <li className="site-hit" lang={hit.language === locale.language ? undefined : hit.language}>
      <p className="site-card__meta">{t(`search.kind.${hit.kind}`)}</p>
      <h2><Link href={hit.url}>{hit.title}</Link></h2>
      <p><Excerpt parts={hit.excerpt_parts} /></p>
    </li>
  );
}

function Excerpt({ parts }: { readonly parts: SearchHit['excerpt_parts'] }): ReactNode {
  let length = 0;
  return parts.map(({ text, match }) => {
    length += text.length;
    return <Fragment key={length}>{match ? <mark>{text}</mark> : text}</Fragment>;
  });
}
