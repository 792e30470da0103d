import type { Page } from 'playwright';

// What script a page asks for, and how large it is.

/** Opens an address; answers the kilobytes of gzipped script that it asks for before its heading stands there, and all that it asked for until it rests. */
export async function measureFirstScript(
  page: Page,
  address: string,
): Promise<{ readonly first: number; readonly scripts: ReadonlySet<string> }> {
  const scripts = scriptsOf(page);
  await page.addInitScript(noteHeading);
  await saveData(page);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilRest(page, scripts);
  const beforeHeading = new Set(await page.evaluate(askedBeforeHeading));
  return { first: await sizeOf([...scripts].filter((url) => beforeHeading.has(url))), scripts };
}

/** Kilobytes of scripts, gzipped. */
export async function sizeOf(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(kilobytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Waits until a page has asked for no script for two seconds. */
export async function untilRest(page: Page, scripts: ReadonlySet<string>): Promise<void> {
  for (let before = -1; before !== scripts.size;) {
    before = scripts.size;
    await page.waitForTimeout(2_000);
  }
}

/** The addresses of the scripts that a page asks for, as they come. */
export function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

/** A browser that saves data fetches nothing but what is needed. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function kilobytesOf(script: string): Promise<number> {
  const response = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(response.headers.get('content-length')) / 1000;
}

// Both run in the page.

function noteHeading(): void {
  const look = (): void => {
    // What was drawn ahead stands there before any script.
    if (document.querySelector('h1:not([data-drawn-ahead] *)') === null) return;
    observer.disconnect();
    performance.mark('heading');
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

function askedBeforeHeading(): string[] {
  const heading = performance.getEntriesByName('heading')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  // What the document itself names is fetched whatever stands in it.
  const named = new Set([...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src));
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= heading || named.has(name))
    .map(({ name }) => name);
}
