import lighthouse from 'lighthouse';
import { freePort } from '../../port.mjs';
import { withBrowser } from '../testing/chromium.ts';
import { categories, type PageAudit } from './points.ts';

/** Lets Lighthouse judge pages as it judges them on a phone. */
export async function auditPages(url: string, paths: readonly string[]): Promise<PageAudit[]> {
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
