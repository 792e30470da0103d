// npm run bench:log: what reading and adding to a log costs whole, in parts by month, by hash and by application. Arguments: entries, entries of the small one.
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openServer } from '../src/postgres/server.ts';
import { root, runMain } from '../src/workspace.ts';

const large = Number(process.argv[2] ?? 10_000_000);
const small = Number(process.argv[3] ?? 200_000);
const perApplication = 7;
const tries = 400;

interface Layout {
  readonly name: string;
  readonly key: string;
  readonly parted?: string;
  /** Statements that make its parts, for a number of applications that came within the last two years. */
  parts(applications: number): string[];
}

const months = 24;
const hashes = 16;
/** Of the layout by application: as many parts as there are months, as when they hold a month's applications each. */
const layouts: readonly Layout[] = [
  { name: 'whole', key: 'application_id, seq', parts: () => [] },
  {
    name: 'by month',
    key: 'application_id, seq, at',
    parted: 'range (at)',
    parts: () =>
      Array.from({ length: months + 2 }, (_, n) => {
        const bound = (m: number) => `(date_trunc('month', now()) - interval '${months - m} months')`;
        return `do $$ begin execute format('create table part_${n} partition of log for values from (%L) to (%L)', ${bound(n)}, ${bound(n + 1)}); end $$`;
      }),
  },
  {
    name: 'by hash',
    key: 'application_id, seq',
    parted: 'hash (application_id)',
    parts: () =>
      Array.from(
        { length: hashes },
        (_, n) => `create table part_${n} partition of log for values with (modulus ${hashes}, remainder ${n})`,
      ),
  },
  {
    name: 'by application',
    key: 'application_id, seq',
    parted: 'range (application_id)',
    parts: (applications) => {
      const size = Math.ceil(applications / months);
      return Array.from(
        { length: months + 2 },
        (_, n) => `create table part_${n} partition of log for values from (${n * size}) to (${(n + 1) * size})`,
      );
    },
  },
];

/** The statements of the hot path as they touch the log, and a replay. */
const statements = {
  'repeated call': `select seq from log where application_id = $1 and key = 'k' || $1 and at > now() - interval '1 day' order by seq desc limit 1`,
  save: `insert into log (application_id, seq, event, at, key) values ($1, 100 + (random() * 1e9)::int, '{"type": "step.save"}', now(), gen_random_uuid()::text)`,
  replay: `select * from log where application_id = any(array[$1::bigint]) order by application_id, seq`,
} as const;

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

async function measure(client: pg.Client, layout: Layout, entries: number): Promise<string> {
  const applications = Math.ceil(entries / perApplication);
  await client.query('drop table if exists log');
  await client.query(
    `create ${layout.parted ? '' : 'unlogged '}table log (application_id bigint not null, seq int not null, event jsonb not null, at timestamptz not null, key text, position bigint generated always as identity,
      primary key (${layout.key})) ${layout.parted ? `partition by ${layout.parted}` : ''}`,
  );
  for (const part of layout.parts(applications))
    await client.query(part.replace('create table', 'create unlogged table'));
  await client.query(`create index on log (application_id, key) where key is not null`);
  await client.query(
    `insert into log (application_id, seq, event, at, key)
      select a, s, '{"type": "step.save", "step": 2, "fields": {"street": "Kerkstraat", "postcode": "9000"}}', now() - interval '${months} months' * (1 - a::float8 / ${applications}) - interval '1 minute', md5(a::text || s)
      from generate_series(0, ${applications - 1}) a, generate_series(1, ${perApplication}) s`,
  );
  await client.query('vacuum (analyze) log');
  await client.query('set plan_cache_mode = force_generic_plan');
  const cells: string[] = [];
  for (const [name, text] of Object.entries(statements)) {
    const times: number[] = [];
    const prepared = { name: `${layout.name} ${entries} ${name}`, text };
    // Applications that are begun now are among the last.
    const idOf = (n: number) => (name === 'replay' ? (n * 7_919) % applications : applications - 1 - (n % 500));
    for (let n = 0; n < tries; n += 1) {
      const began = performance.now();
      await client.query({ ...prepared, values: [idOf(n)] });
      times.push((performance.now() - began) * 1000);
    }
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text.replaceAll('$1', String(idOf(3)))}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    const pages = (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    times.sort((a, b) => a - b);
    cells.push(`${times[Math.floor(tries / 10)]?.toFixed(0)} · ${pages}`);
  }
  return `| ${layout.name} | ${entries.toLocaleString('en')} | ${cells.join(' | ')} |`;
}

await runMain(async () => {
  const folder = path.join(root, '.data/bench-log');
  rmSync(folder, { recursive: true, force: true });
  const server = await openServer(folder, 'bench');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  console.log(
    `| log | entries | ${Object.keys(statements).join(' | ')} |\n|---|---|---|---|---|\n(µs from call to answer, the tenth of a hundred · pages read)`,
  );
  for (const layout of layouts)
    for (const entries of [small, large]) console.log(await measure(client, layout, entries));
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
