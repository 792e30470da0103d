import { look, type Target } from './load.ts';
import { table } from '../src/markdown-table.ts';

const pages = {
  home: '/be-en/',
  article: '/mt-en/blog/36/thirty-years-of-meridian-bank',
  calculator: '/be-en/consumer-lending',
};
const amount = 3_000;

/** Pages of the public site a second, and what drawing and sending one costs the server, as a table. */
export async function pagesTable(target: Target): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    await look(target, path, amount / 3);
    const { perSecond, p99, cpu, failed } = await look(target, path, amount);
    if (failed > 0) throw new Error(`${failed} of ${amount} answers to ${path} were no page`);
    rows.push([name, perSecond.toFixed(0), p99.toFixed(0), (cpu / 1000).toFixed(2)]);
  }
  return table(['page of the site', 'pages/s', 'p99 ms', 'CPU ms a page'], rows);
}
