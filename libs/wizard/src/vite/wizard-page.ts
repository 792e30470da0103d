import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branches, countries, countryNames, fill, languages, provider, type Language } from '@statewise/i18n';
import { normalizePath, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { PageOpening } from './first-views.js';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

const icon = readFileSync(join(import.meta.dirname, '../../src/vite/icon.svg'), 'utf8');
// Assets are kept for ever by browsers, so that the name tells the content.
const iconName = `assets/icon-${createHash('sha256').update(icon).digest('hex').slice(0, 8)}.svg`;

const texts = { en, nl, fr };
/** The page is built once for all languages and countries: the server leaves other languages out of what it sends. */
const inEachLanguage = (key: 'app.noScript' | 'app.late'): string =>
  languages
    .map((language) => `<p lang="${language}">${fill(texts[language][key], { phone: phonesIn(language) })}</p>`)
    .join('');

const phonesIn = (language: Language): string =>
  countries
    .flatMap((country) => (country === 'ot' ? [] : `${branches[country].phone} (${countryNames[country][language]})`))
    .join(', ');

/**
 * The one page of a wizard, which begins at `src/main.tsx` in `folder`; no front end has a file for it. Where the wizard opens
 * with a heading, what stands in the page before its script is built beside it.
 */
export function wizardPage(folder: string, base: string, opening: PageOpening | undefined): Plugin {
  const file = normalizePath(join(folder, 'index.html'));
  const page = pageWith(`${base}${iconName}`);
  return {
    name: 'wizard-page',
    resolveId: (id) => (normalizePath(id) === file ? file : undefined),
    load: (id) => (id === file ? page : undefined),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: iconName, source: icon });
      if (opening === undefined) return;
      const { firstViews } = await import('./first-views.js');
      const views = typeof opening === 'function' ? await opening() : await firstViews(folder, opening);
      this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(views) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const files = Object.keys(bundle);
        return [...fontsOf(base, files), ...languages.flatMap((language) => preloadOf(language, base, files))];
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (url === `${base}${iconName}`) return void response.setHeader('Content-Type', 'image/svg+xml').end(icon);
        if (url !== `${base}index.html`) return next();
        server.transformIndexHtml(`${base}index.html`, page).then(
          (html) => response.setHeader('Content-Type', 'text/html').end(html),
          (error: unknown) => next(error),
        );
      });
    },
  };
}

/** Loads the texts of a first page while its script is loaded. The server leaves those of other languages than a page's out. */
function preloadOf(language: Language, base: string, files: readonly string[]): HtmlTagDescriptor[] {
  const textsNamed = (name: string) => files.find((file) => file.startsWith(`assets/${name}-${language}-`));
  const texts = textsNamed('first-texts') ?? textsNamed('texts');
  if (texts === undefined) return [];
  return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, hreflang: language, href: base + texts } }];
}

/** Loads the fonts beside the style sheet that names them, so that what is painted first stands in them. */
function fontsOf(base: string, files: readonly string[]): HtmlTagDescriptor[] {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return fonts.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file },
  }));
}

function pageWith(iconAddress: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="same-origin" />
    <title>${provider.name}</title>
    <link vite-ignore rel="icon" href="${iconAddress}" type="image/svg+xml" />
    <script type="module" src="/src/main.tsx"></script>
  </head>
  <body>
    <noscript class="sw-without-script">${inEachLanguage('app.noScript')}</noscript>
    <div id="root"></div>
    <div class="sw-late" role="status">${inEachLanguage('app.late')}</div>
  </body>
</html>
`;
}
