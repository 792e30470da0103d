import { startApi, untilReady } from './api-process.ts';
import { build } from './build.ts';
import { stopChildren } from './child.ts';
import { auditPages, type Audit } from './lighthouse/audit.ts';
import { firstScript } from './lighthouse/first-script.ts';
import { freePort } from '../port.mjs';
import { startThrowawayServer } from './postgres/server.ts';
import { ensureChromium } from './testing/chromium.ts';
import { runMain } from './workspace.ts';

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

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100, script: 30 } as const;

/** Judges the public site with Lighthouse on a phone and prints a table; fails when a page is below what was agreed. */
async function judge(): Promise<number> {
  const given = process.argv[2];
  if (given !== undefined) return report(given.replace(/\/$/, ''));
  await Promise.all([build(), ensureChromium()]);
  const postgres = await startThrowawayServer();
  try {
    const url = `http://localhost:${await freePort()}`;
    const api = startApi(
      {
        PORT: new URL(url).port,
        PUBLIC_URL: url,
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'warn',
        RATE_LIMIT_FACTOR: '0',
      },
      () => undefined,
    );
    await untilReady(api, url);
    return await report(url);
  } finally {
    await stopChildren();
    await postgres.stop();
  }
}

async function report(url: string): Promise<number> {
  const audits = await auditPages(url, paths);
  const scripts = await Promise.all(paths.map((path) => firstScript(url, path)));
  const rows = audits.map(
    (audit, at) =>
      `| ${audit.path} | ${audit.performance} | ${audit.accessibility} | ${audit['best-practices']} | ${audit.seo} | ${scripts[at]?.toFixed(1)} |`,
  );
  console.log(
    [
      '',
      '| page | performance | accessibility | best practices | SEO | first script, kB gzipped |',
      '|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  );
  for (const { path, lost } of audits) if (lost.length > 0) console.log(`${path}: ${lost.join('; ')}`);
  return audits.every(isEnough) && scripts.every((size) => size <= least.script) ? 0 : 1;
}

function isEnough(audit: Audit): boolean {
  return (['performance', 'accessibility', 'best-practices', 'seo'] as const).every(
    (category) => audit[category] >= least[category],
  );
}

await runMain(judge);
