import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { onStand } from '../bench/stand.ts';
import { freePort } from '../port.mjs';
import { table } from './markdown-table.ts';
import { categories, overRuns, type PageAudit } from './lighthouse/points.ts';
import { ensureChromium, withBrowser } from './testing/chromium.ts';
import { CommandRefusal, runMain } from './workspace.ts';

/** One of every kind that behaves in its own way. */
const paths = [
  '/mt-en/',
  '/mt-en/blog/36/thirty-years-of-meridian-bank',
  '/mt-en/consumer-lending',
  '/mt-en/fees',
  '/mt-en/blog',
  '/mt-en/jobs',
  '/mt-en/contact-us',
  '/mt-en/30years',
];

const script = /(?:src|href)="(\/_site\/[^"]+\.js)"/g;

const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const most = { script: 30, shift: 0 } as const;

/**
 * Judges the public site with Lighthouse on a phone and prints a table; fails when a page is below what was agreed in
 * more than two runs of five. `npm run lighthouse -- --runs 5 [url]`: how often, and a site that runs already.
 */
async function judge(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const runs = Number(values.runs ?? 1);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandRefusal('--runs is how often each page is judged: 1 or more.');
  const [given] = positionals;
  if (given !== undefined) return report(given.replace(/\/$/, ''), runs);
  await ensureChromium();
  return onStand(async ({ ours }) => (await report(ours.url, runs)) === 0, { CAPTCHA: 'on', WORKER: 'on' });
}

/** Lets Lighthouse judge pages as it judges them on a phone. */
async function auditPages(url: string, paths: readonly string[]): Promise<PageAudit[]> {
  const port = await freePort();
  const all = async (): Promise<PageAudit[]> => {
    const audits: PageAudit[] = [];
    for (const path of paths) audits.push(await audit(`${url}${path}`, path, port));
    return audits;
  };
  return withBrowser(all, `--remote-debugging-port=${port}`);
}

async function audit(address: string, path: string, port: number): Promise<PageAudit> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${address}.`);
  const { lhr } = result;
  const points = (category: (typeof categories)[number]): number =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const references = categories.flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  const lost = references
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const { score, title, displayValue } = lhr.audits[id] ?? {};
      return score !== null && score !== undefined && score < 0.9 && title !== undefined
        ? [`${title} ${displayValue ?? ''}`.trim()]
        : [];
    });
  return {
    path,
    performance: points('performance'),
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lost,
  };
}

async function report(url: string, runs: number): Promise<number> {
  const audits: PageAudit[][] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditPages(url, paths));
  const judged = paths.map((_, at) => overRuns(audits.flatMap((run) => run[at] ?? [])));
  const scripts = await Promise.all(paths.map((path) => firstScript(url, path)));
  const rows = judged.map((audit, at) => {
    const each = audits.map((run) => run[at]?.performance).join(' ');
    const points = categories.map((category) => audit[category]);
    const paint = (audit.largestPaint / 1_000).toFixed(2);
    return [audit.path, ...points, each, paint, audit.shift.toFixed(3), scripts[at]?.toFixed(1)];
  });
  const titles = ['performance', 'accessibility', 'best practices', 'SEO', 'performance in each run', 'LCP, s', 'CLS'];
  console.log(`\n${table(['page', ...titles, 'first script, kB gzipped'], rows)}\n`);
  for (const { path, lost } of judged) if (lost.length > 0) console.log(`${path}: ${lost.join('; ')}`);
  return judged.every(isEnough) && scripts.every((size) => size <= most.script) ? 0 : 1;
}

function isEnough(audit: PageAudit): boolean {
  return audit.shift <= most.shift && categories.every((category) => audit[category] >= least[category]);
}

/** Kilobytes of gzipped script that a page names in its document: what runs before anything else is asked for. */
async function firstScript(url: string, path: string): Promise<number> {
  const document = await (await fetch(`${url}${path}`)).text();
  const files = new Set([...document.matchAll(script)].map(([, file]) => file ?? ''));
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await fetch(`${url}${file}`)).bytes(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

await runMain(judge);
