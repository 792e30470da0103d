// npm run bench:tasks [applications] [times]: what waits among a million applications, counted and listed.
import { signIn } from '../experiments/harness/people.ts';
import { asks, judge, latencyOf } from './calls.ts';
import { populate } from './list-population.ts';
import { given, measurement } from './stand.ts';

const { applications, times } = given({ applications: 1_000_000, times: 300 });

const calls: Readonly<Record<string, string>> = {
  counts: '/counts',
  'all, first page': '',
  'of a common kind': '?kind=documents',
  'of a rare kind': '?kind=review',
  'nobody’s': '?list=unassigned',
  mine: '?list=mine',
  'put off': '?list=putOff',
  overdue: `?due_before=${new Date().toISOString()}`,
};

await measurement(async ({ client, ours }) => {
  await populate(client, applications, ours.url);
  await client.query('vacuum (analyze) task');
  const ask = asks(ours.url, await signIn(ours.url));
  // As on a working day: every tenth has somebody, every twentieth was put off.
  await client.query(
    `update task set assigned_to = (select id from "user" where role = 'admin' limit 1) where get_byte(uuid_send(id), 0) % 10 = 0`,
  );
  await client.query(
    `update task set put_off_until = now() + interval '1 day' where get_byte(uuid_send(id), 1) % 20 = 0`,
  );
  const { rows } = await client.query<{ count: string }>('select count(*) from task');
  console.log(`${applications.toLocaleString('en')} applications, ${rows[0]?.count} tasks, each call ${times} times\n`);
  return judge(['p50 ms', 'p99 ms'], calls, async (query) => ({
    latencies: [await latencyOf(times, () => ask(`/api/v1/tasks${query}`))],
  }));
});
