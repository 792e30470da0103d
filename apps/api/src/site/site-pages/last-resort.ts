import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseLocalisedPath, provider, uiCatalogue, type Language } from '@statewise/i18n';
import { inlineStyles, type SiteHost } from '@statewise/site-content';
import { languageOf } from '@statewise/server/platform/problem/language.js';
import { problemTexts } from '@statewise/server/platform/problem/messages.js';

const styles = `
      body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; }
      h1 { font: 600 2rem/1.25 Georgia, serif; }
    `;
const styleSource = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** A page that needs nothing of the site, for when the site cannot draw one that says so. */
export async function lastResort(request: IncomingMessage, { noteFailure }: SiteHost): Promise<Response> {
  const language =
    parseLocalisedPath((request.url ?? '/').split('?')[0] ?? '/')?.locale.language ?? languageOf(request);
  const { title, detail } = problemTexts[language].INTERNAL;
  const html = pageOf({ language, title, detail, reference: await referenceLine(language, noteFailure()) });
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', [inlineStyles]: styleSource },
  });
}

async function referenceLine(language: Language, reference: string): Promise<string> {
  const { 'failure.reference': label } = await uiCatalogue.load(language);
  return `${String(label)} <strong>${reference}</strong>`;
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly detail: string;
  readonly reference: string;
}

function pageOf({ language, title, detail, reference }: Page): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · ${provider.name}</title>
    <style>${styles}</style>
  </head>
  <body>
    <main>
      <p>${provider.name}</p>
      <h1>${title}</h1>
      <p>${detail}</p>
      <p>${reference}</p>
    </main>
  </body>
</html>
`;
}
