import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import { DevelopmentHead, type DevelopmentHeadProps } from './development-head.js';
import { HeadElements } from '../head/head-elements.js';
import { pageDataId } from './page-data.js';
import { kindMark, stylesMark } from './site-styles.js';
import { SitePage, type SitePageProps } from './site-page.js';

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
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
