import { chromium } from 'playwright';
import { systemChromium } from '../src/testing/chromium.ts';

const pages = {
  'loan application, first page': '/be-en/loan-application/',
  'business account, first page': '/be-en/e-banking/',
  'partner store, first page': '/be-en/store/',
  'console, first page': '/console/sign-in',
  'public site, home': '/be-en/',
  'public site, calculator': '/be-en/consumer-lending',
};

/** Kilobytes of gzipped script that a page asks for until its heading can be read, as a table. */
export async function bundleTable(origin: string): Promise<string> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rows: string[] = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(`| ${name} | ${((await scriptBytes(browser, `${origin}${path}`)) / 1000).toFixed(1)} |`);
    return ['| page | kB of script, gzipped |', '|---|---|', ...rows].join('\n');
  } finally {
    await browser.close();
  }
}

async function scriptBytes(browser: Awaited<ReturnType<typeof chromium.launch>>, address: string): Promise<number> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const asked = [...scripts];
  await page.close();
  const sizes = await Promise.all(asked.map(gzippedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzippedSize(script: string): Promise<number> {
  const response = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(response.headers.get('content-length'));
}
