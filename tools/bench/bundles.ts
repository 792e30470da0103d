import { chromium, type Browser, type Page } from 'playwright';
import { systemChromium } from '../src/testing/chromium.ts';

interface Visit {
  readonly path: string;
  /** Whether the visit has the cookies of an earlier one. */
  readonly isReturning?: boolean;
}

const visits: Readonly<Record<string, Visit>> = {
  'loan application, first page': { path: '/be-en/loan-application/' },
  'business account, first page': { path: '/be-en/e-banking/' },
  'partner store, first page': { path: '/be-en/store/' },
  'console, first page': { path: '/console/sign-in' },
  'public site, home': { path: '/be-en/' },
  'public site, home, returning visitor': { path: '/be-en/', isReturning: true },
  'public site, article': { path: '/mt-en/blog/36/thirty-years-of-meridian-bank' },
  'public site, calculator': { path: '/be-en/consumer-lending' },
  'public site, blog': { path: '/mt-en/blog' },
};

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Kilobytes of gzipped script that a page asks for before its heading stands there, until it rests, and once each of its islands was touched; as a table. */
export function bundleTable(origin: string): Promise<string> {
  return withBrowser(async (browser) => {
    const rows: string[] = [];
    for (const [name, visit] of Object.entries(visits)) {
      const sizes = await scriptOf(browser, origin, visit);
      rows.push(`| ${name} | ${sizes.map((size) => size.toFixed(1)).join(' | ')} |`);
    }
    const title =
      '| page | kB of script, gzipped, until its heading can be read | until it rests | once it was touched |';
    return [title, '|---|---|---|---|', ...rows].join('\n');
  });
}

async function scriptOf(
  browser: Browser,
  origin: string,
  { path, isReturning = false }: Visit,
): Promise<readonly number[]> {
  const context = await browser.newContext();
  if (isReturning)
    await context.addCookies(
      ['PRIVACY_POLICY_ACCEPTED', 'LANGUAGE_CHECK_DONE'].map((name) => ({ name, value: '1', url: origin })),
    );
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.addInitScript(noteHeading);
  await saveData(page);
  const response = await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilRest(page, scripts);
  const beforeHeading = new Set(await page.evaluate(askedBeforeHeading));
  const first = await sizeOf([...scripts].filter((url) => beforeHeading.has(url)));
  const rested = await sizeOf([...scripts]);
  await touchIslands(page);
  const touched = await sizeOf([...scripts]);
  await context.close();
  return [first, rested, touched];
}

/** Lets a pointer enter everything that the browser takes over by itself, and waits for what is fetched then. */
async function touchIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { firstElementChild } of document.querySelectorAll('[data-island]'))
      firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForLoadState('networkidle');
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
    if (document.querySelector('h1') === null) return;
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
