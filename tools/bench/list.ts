// npm run bench:list [applications] [times]: the list of applications, its searches and combinations of conditions.
import { signIn } from '../experiments/harness/people.ts';
import { asks, judge, latencyOf } from './calls.ts';
import { populate } from './list-population.ts';
import { onStand } from './stand.ts';

const applications = Number(process.argv[2] ?? 1_000_000);
const times = Number(process.argv[3] ?? 300);

/** What the list is asked for, each under a name: alone, and combined so that every single condition helps little. */
const listCalls: Readonly<Record<string, string>> = {
  'all, newest': '',
  'all, oldest': 'sort=oldest',
  'all, by amount': 'sort=amount',
  'common flow': 'flow=loan-application',
  'rare state': 'state=riskAnalysis',
  'rare state of a common flow': 'flow=loan-application&state=riskAnalysis',
  'common state': 'state=finished.rejected',
  'status, most': 'status=risk:1',
  'three statuses': 'status=risk:3,nbb:4,payslip:1',
  'statuses nobody has together': 'status=risk:2,final:1',
  'a standing of long ago': 'status=final:3',
  'a day long ago': 'from=2024-06-01T00:00:00Z&to=2024-06-02T00:00:00Z',
  'a year long ago, a state': 'from=2024-01-01T00:00:00Z&to=2025-01-01T00:00:00Z&state=documents',
  'before anything': 'to=2020-01-01T00:00:00Z&flow=loan-application',
  'amount, one hundredth': 'amount_from=20000&amount_to=20500',
  'amount, most': 'amount_from=1000',
  'amount and rare state': 'amount_from=1000&state=riskAnalysis',
  'amount and common state': 'amount_from=40000&state=finished.accepted',
  'amount of a flow without': 'amount_from=1000&flow=e-banking',
  'a letter, half of all': 'q=a',
  'a letter and a rare state': 'q=a&state=riskAnalysis',
  'a letter of long ago': 'q=a&status=final:3',
  'a letter and an amount': 'q=a&amount_from=48000',
  'a letter, by amount': 'q=a&sort=amount',
  'a letter, oldest, common state': 'q=a&state=finished.rejected&sort=oldest',
  'a common name': 'q=peeters',
  'two common names': 'q=anna+peeters',
  'two names that nobody has together': 'q=anna+nobody',
  'a name and a day': 'q=peeters&from=2024-06-01T00:00:00Z&to=2024-06-02T00:00:00Z',
  'without accents': 'q=lefevre+elise&state=documents',
  'a business': 'q=atelier+vella&flow=e-banking',
  'one person': 'q=vella-x7b5',
  'an e-mail address': 'q=7b5@example.com',
  'the end of a code': 'q=1A2B',
  nobody: 'q=zzz',
  'amount, rare state, name, date': 'q=a&amount_from=1000&state=riskAnalysis&from=2024-01-01T00:00:00Z',
  'business names by amount': 'q=atelier&sort=amount',
  'common state by amount': 'state=finished.rejected&sort=amount',
  'rare state by amount': 'state=riskAnalysis&sort=amount',
  'flow without amounts, by amount': 'flow=e-banking&sort=amount',
};

await onStand(async ({ client, ours }) => {
  await populate(client, applications, ours.url);
  const ask = asks(ours.url, await signIn(ours.url));
  console.log(`${applications.toLocaleString('en')} applications, each call ${times} times, page after page\n`);
  await judge(['p50 ms', 'p99 ms', 'on the first page'], listCalls, async (query) => {
    let page: Page | undefined;
    let first: Page | undefined;
    const latency = await latencyOf(times, async () => {
      const behind = page?.next_cursor ? `&cursor=${page.next_cursor}` : '';
      page = (await ask(`/api/v1/applications?${query}${behind}`)) as Page;
      first ??= page;
    });
    return {
      latencies: [latency],
      texts: [`${first?.applications.length}${first?.is_partial === true ? ', goes on' : ''}`],
    };
  });
});

interface Page {
  readonly applications: readonly object[];
  readonly next_cursor: string | null;
  readonly is_partial: boolean;
}
