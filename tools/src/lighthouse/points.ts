/** Points out of 100 for one page. */
export interface PageAudit {
  readonly path: string;
  readonly performance: number;
  /** Milliseconds until the largest part of the page is painted. */
  readonly largestPaint: number;
  /** How much of the page moves while it loads. */
  readonly shift: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  /** What cost points, in Lighthouse's words. */
  readonly lost: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Another program on the machine costs points: what a page reaches in three runs of five counts. */
const enough = 3 / 5;

/** What a page reaches in enough of several runs; points that no other program can cost, and how much moves, in every one of them. */
export function overRuns(runs: readonly PageAudit[]): PageAudit {
  const [first] = runs;
  if (first === undefined) throw new Error('a page is judged by one run at least');
  const counted = Math.ceil(runs.length * enough) - 1;
  const each = <Key extends keyof PageAudit>(key: Key) => runs.map((run) => run[key]);
  const reached = (values: readonly number[], order: 1 | -1): number =>
    values.toSorted((a, b) => order * (a - b))[counted] ?? Number.NaN;
  const least = Object.fromEntries(categories.map((category) => [category, Math.min(...each(category))]));
  return {
    ...first,
    ...least,
    performance: reached(each('performance'), -1),
    largestPaint: reached(each('largestPaint'), 1),
    shift: Math.max(...each('shift')),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}
