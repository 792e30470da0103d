import type { CallOf, PlatformContract } from '@statewise/contract';
import { scrub, scrubPath } from '@statewise/i18n';
import type { Failure } from './failure-log.js';

/** Milliseconds to wait where the server is there but takes no report now. */
const delay = 60_000;
const attempts = 5;

/** Sends a failure to the server as soon as it can be reached, in five attempts at most; the page shows none of it. */
export async function reportFailure(app: string, { reference, name, message }: Failure): Promise<void> {
  const report: CallOf<PlatformContract['POST /errors/report']>['body'] = {
    app,
    path: scrubPath(location.pathname),
    name: scrub(name, 100),
    message: scrub(message),
    reference,
  };
  const body = JSON.stringify(report);
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await isTaken(body)) return;
    await untilWorthTrying();
  }
}

/** Whether the server has it, or will never take it. */
async function isTaken(body: string): Promise<boolean> {
  try {
    const { status } = await post('/errors/report', body);
    return status < 500 && status !== 429;
  } catch {
    // No network, or no server.
    return false;
  }
}

function untilWorthTrying(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, delay);
    else window.addEventListener('online', () => resolve(), { once: true });
  });
}

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
  await post('/translations/report', body);
}

/** Sends JSON in a request that outlives the page. */
function post(address: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return fetch(address, { method: 'POST', headers, body, keepalive: true });
}
