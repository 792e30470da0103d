import { scrubPath } from '@statewise/i18n';

/** A text that the catalogues of an app lack. */
interface MissingText {
  readonly app: string;
  /** The area of texts that it was looked for in. */
  readonly area: string;
  readonly key: string;
  readonly language: string;
}

/** Tells the server of a missing text, with the app, the area where that is another, and the page without what opens an application. */
export async function sendMissingText({ app, area, key, language }: MissingText): Promise<void> {
  const context = `${area === app ? app : `${app}.${area}`} ${scrubPath(location.pathname)}`.slice(0, 200);
  const body = JSON.stringify({ content: key.slice(0, 1000), context, lang: language });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  await fetch('/translations/report', { method: 'POST', headers, body, keepalive: true });
}
