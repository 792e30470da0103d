import { chromium, type Browser, type Page } from 'playwright';
import { systemChromium } from '../src/testing/chromium.ts';

interface Visit {
  readonly path: string;
  /** The cookies of somebody who was here before. */
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
};

/** Kilobytes of gzipped script that a page asks for until its heading can be read, and once each of its islands was touched, as a table. */
export async function bundleTable(origin: string): Promise<string> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: string[] = [];
    for (const [name, visit] of Object.entries(visits)) {
      const { first, touched } = await scriptBytes(browser, origin, visit);
      rows.push(`| ${name} | ${inKilobytes(first)} | ${inKilobytes(touched)} |`);
    }
    return ['| page | kB of script, gzipped | once it was touched |', '|---|---|---|', ...rows].join('\n');
  } finally {
    await browser.close();
  }
}

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

async function scriptBytes(
  browser: Browser,
  origin: string,
  { path, isReturning = false }: Visit,
): Promise<{ readonly first: number; readonly touched: number }> {
  const context = await browser.newContext();
  if (isReturning)
    await context.addCookies(
      ['PRIVACY_POLICY_ACCEPTED', 'LANGUAGE_CHECK_DONE'].map((name) => ({ name, value: '1', url: origin })),
    );
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const response = await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const first = await sizeOf(scripts);
  await touchIslands(page);
  const touched = await sizeOf(scripts);
  await context.close();
  return { first, touched };
}

/** Lets a pointer enter everything that the browser takes over by itself, and waits for what is fetched then. */
async function touchIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { firstElementChild } of document.querySelectorAll('[data-island]'))
      firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForLoadState('networkidle');
}

async function sizeOf(scripts: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...scripts].map(gzippedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzippedSize(script: string): Promise<number> {
  const response = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(response.headers.get('content-length'));
}
