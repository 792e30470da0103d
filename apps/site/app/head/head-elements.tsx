import { createTranslator, provider } from '@statewise/i18n';
import { siteCatalogue } from '../messages/catalogue.js';
import { textsIn } from '../messages/loaded.js';
import { jsonInHtml } from '../page/document.js';
import type { PageState } from '../page/page-state.js';
import type { Head } from './head.js';

/** The elements in a document's head that are about its page. */
export function HeadElements({ state }: { readonly state: PageState }) {
  const head = headIn(state.data);
  if (!head) return <LostHead state={state} />;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <link rel="alternate" type="application/rss+xml" title={provider.name} href={head.rss} />
      {openGraph(head).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {head.structured.map((thing) => {
        const json = jsonInHtml(thing);
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
      })}
    </>
  );
}

function LostHead({ state: { locale, status } }: { readonly state: PageState }) {
  const t = createTranslator(locale.language, textsIn(locale.language)[siteCatalogue.area] ?? {});
  return (
    <>
      <title>{`${t(status === 404 ? 'error.notFound.title' : 'error.failed.title')} · ${provider.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function headIn(data: unknown): Head | undefined {
  return hasHead(data) ? data.head : undefined;
}

function hasHead(data: unknown): data is { readonly head: Head } {
  return typeof data === 'object' && data !== null && 'head' in data;
}

function openGraph(head: Head): [property: string, content: string][] {
  return [
    ['og:site_name', provider.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:type', head.type],
    ['og:image', head.image],
    ['og:locale', head.locale],
  ];
}
