// npm run bench:list [applications] [times]: the list of applications, its searches and combinations of conditions.
import { signIn } from '../experiments/harness/people.ts';
import { asks, judge, latencyOf } from './calls.ts';
// What the list is asked for, each under a name: alone, and combined so that every single condition helps little.
import listCalls from './list-calls.json' with { type: 'json' };
import { populate } from './list-population.ts';
import { given, measurement } from './stand.ts';

const { applications, times } = given({ applications: 1_000_000, times: 300 });

await measurement(async ({ client, ours }) => {
  await populate(client, applications, ours.url);
  const ask = asks(ours.url, await signIn(ours.url));
  console.log(`${applications.toLocaleString('en')} applications, each call ${times} times, page after page\n`);
  return judge(['p50 ms', 'p99 ms', 'on the first page'], listCalls, async (query) => {
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
