// When a first visit paints its largest text or picture, on a slow phone behind a slow network.
import type { Browser, CDPSession } from 'playwright';
import { withBrowser } from '../src/testing/chromium.ts';
import { table } from '../src/markdown-table.ts';
import { medianOf } from '../src/percentiles.ts';

const paths = [
  '/mt-en/',
  '/mt-en/blog',
  '/mt-en/blog/36/thirty-years-of-meridian-bank',
  '/mt-en/consumer-lending',
  '/mt-en/fees',
  '/mt-en/jobs',
  '/mt-en/contact-us',
  '/be-en/loan-application/',
  '/be-en/e-banking/',
  '/be-en/store/',
  '/console/',
];

interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** Medians of `rounds` visits to each kind of page, in milliseconds, by a browser that has nothing of it yet. */
export async function paintTable(
  url: string,
  rounds: number,
  slowDown: (session: CDPSession) => Promise<void>,
): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths) {
    const seen: Paints[] = [];
    for (let round = 0; round < rounds; round += 1)
      seen.push(await withBrowser((browser) => visit(browser, `${url}${path}`, slowDown)));
    const medians = (['first', 'largest'] as const).map((which) => medianOf(seen.map((paints) => paints[which])));
    rows.push([path, ...medians.map((time) => time.toFixed(0))]);
  }
  return table(['first visit', 'first paint', 'largest paint'], rows);
}

async function visit(
  browser: Browser,
  address: string,
  slowDown: (session: CDPSession) => Promise<void>,
): Promise<Paints> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await slowDown(await page.context().newCDPSession(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(paintsSeen);
}

/** Runs in the page. */
function paintsSeen(): Promise<Paints> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const largest = list.getEntries().at(-1);
      if (first && largest) resolve({ first: first.startTime, largest: largest.startTime });
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
