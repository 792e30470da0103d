import type { Browser, Page } from 'playwright';
import { withBrowser } from '../src/testing/chromium.ts';
import { measureFirstScript, sizeOf } from '../src/testing/page-scripts.ts';
import { table } from '../src/markdown-table.ts';

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

/** Kilobytes of gzipped script that a page asks for before its heading stands there, until it rests, and once each of its islands was touched; as a table. */
export function bundleTable(origin: string): Promise<string> {
  return withBrowser(async (browser) => {
    const rows: string[][] = [];
    for (const [name, visit] of Object.entries(visits)) {
      const sizes = await scriptOf(browser, origin, visit);
      rows.push([name, ...sizes.map((size) => size.toFixed(1))]);
    }
    const until = ['kB of script, gzipped, until its heading can be read', 'until it rests', 'once it was touched'];
    return table(['page', ...until], rows);
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
  const { first, scripts } = await measureFirstScript(page, `${origin}${path}`);
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
