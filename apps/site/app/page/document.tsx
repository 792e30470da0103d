import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import { pageDataId } from './page-data.js';
import { kindMark, stylesMark } from './site-styles.js';
import { SitePage, type SitePageProps } from './site-page.js';
import { createTranslator, provider } from '@statewise/i18n';
import { siteCatalogue } from '../messages/catalogue.js';
import { textsIn } from '../messages/loaded.js';
import type { PageState } from './page-state.js';
import type { Head } from '../head/head.js';

export interface DocumentProps extends SitePageProps {
  /** The address of the styles of its kind of page; '' where that has none. */
  readonly styles: string;
  /** The first script, and what it is made of. */
  readonly script: string;
  readonly preloads: readonly string[];
  /** Only in development: what lets components and styles be replaced in place. */
  readonly development?: Omit<DevelopmentHeadProps, 'script'> | undefined;
}

/** The document around a page. */
export function SiteDocument({ styles, script, preloads, development, ...page }: DocumentProps) {
  const { state, about } = page;
  const scheme = state.layout?.scheme;
  return (
    <html lang={state.locale.language} data-theme={scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme ?? 'light dark'} />
        <meta name="theme-color" content="#0a3b39" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* In the document itself: a page is then drawn as soon as it is there. */}
        {!development && <style dangerouslySetInnerHTML={{ __html: stylesMark }} />}
        {styles !== '' && <style data-whole={styles} dangerouslySetInnerHTML={{ __html: kindMark }} />}
        {[figtree, serif].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <HeadElements state={state} />
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {development ? (
          <DevelopmentHead {...development} script={script} />
        ) : (
          <script type="module" src={script} fetchPriority="low" />
        )}
      </head>
      <body>
        <SitePage {...page} />
        <PageDataElement about={about} />
      </body>
    </html>
  );
}

/** Stands last, when everything that is missing has been missed. */
function PageDataElement({ about }: Pick<DocumentProps, 'about'>) {
  const json = jsonInHtml(about);
  return <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** JSON in which no end of an element can hide. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The elements in a document's head that are about its page. */
function HeadElements({ state }: { readonly state: PageState }) {
  if (!hasHead(state.data)) return <LostHead state={state} />;
  const { head } = state.data;
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

interface DevelopmentHeadProps {
  /** The module that lets components be replaced in place; it runs before the first script. */
  readonly refresh: string;
  readonly script: string;
  /** With this nonce styles that a script brings are allowed. */
  readonly nonce: string;
}

/** Those of all kinds of pages; built ones have their own alone. */
const styles = [
  'styles/site.css',
  'calculators/calculators.css',
  'contact/contact.css',
  'jobs/jobs.css',
  'thirty-years/thirty-years.css',
];

/** Scripts and styles of a page in development: separate files, so that a changed one is replaced in place. */
function DevelopmentHead({ refresh, script, nonce }: DevelopmentHeadProps) {
  return (
    <>
      <meta property="csp-nonce" nonce={nonce} />
      {styles.map((path) => (
        <link key={path} rel="stylesheet" href={`/app/${path}`} />
      ))}
      <script type="module" src="/app/page/no-router.ts" />
      <script type="module" src={refresh} />
      <script type="module" src={script} />
    </>
  );
}
