// npm run bench:log: what reading and adding to a log costs whole, in parts by month, by hash and by application. Arguments: numbers of entries,
// and layouts.
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openServer } from '../src/postgres/server.ts';
import { root, runMain } from '../src/workspace.ts';
import { tenthOf } from '../src/percentiles.ts';
import { head, row } from '../src/markdown-table.ts';

const sizes = (process.argv[2] ?? '1000000,10000000').split(',').map(Number);
const wanted = process.argv[3]?.split(',');
const perApplication = 7;
const applicationsOf = (entries: number) => Math.ceil(entries / perApplication);
const tries = 400;
/** Of each question: the first finds pages that nobody asked for lately. */
const rounds = 4;

interface Layout {
  readonly name: string;
  readonly key: string;
  readonly parted?: string;
  /** The bounds of its parts, for a number of applications that came within the last two years. */
  bounds(applications: number): string[];
}

const months = 24;
const hashes = 16;
/** As the product has them. */
const perPart = 1_000_000;
const monthsAgo = (n: number) => `date_trunc('month', now()) - interval '${n} months'`;
const layouts: readonly Layout[] = [
  {
    name: 'by application',
    key: 'application_id, seq',
    parted: 'range (application_id)',
    bounds: (applications) =>
      Array.from(
        { length: Math.ceil(applications / perPart) + 1 },
        (_, n) => `from (${n * perPart}) to (${(n + 1) * perPart})`,
      ),
  },
  {
    name: 'by hash',
    key: 'application_id, seq',
    parted: 'hash (application_id)',
    bounds: () => Array.from({ length: hashes }, (_, n) => `with (modulus ${hashes}, remainder ${n})`),
  },
  { name: 'whole', key: 'application_id, seq', bounds: () => [] },
  {
    name: 'by month',
    key: 'application_id, seq, at',
    parted: 'range (at)',
    bounds: () =>
      Array.from({ length: months + 2 }, (_, n) => `from (${monthsAgo(months - n)}) to (${monthsAgo(months - n - 1)})`),
  },
];

/** What the hot path and a replay ask of the log named `log`; $1 an application. */
const questions = {
  'repeated call': `select seq from log where application_id = $1 and key = 'k' || $1 and at > now() - interval '1 day' order by seq desc limit 1`,
  save: `insert into log (application_id, seq, event, at, key) values ($1, 100 + (random() * 1e9)::int, '{"type": "step.save"}', now(), gen_random_uuid()::text)`,
  replay: `select * from log where application_id = any(array[$1::bigint]) order by application_id, seq`,
} as const;
type Question = keyof typeof questions;

const tableOf = (entries: number) => `log_${entries}`;
const statementOf = (question: Question, entries: number) =>
  questions[question].replace(/(from|into) log/, `$1 ${tableOf(entries)}`);

/** Applications that are begun now are among the last; any may be replayed. */
function applicationOf(question: Question, entries: number, n: number): number {
  const applications = applicationsOf(entries);
  return question === 'replay'
    ? (n * 7_919 * Math.ceil(applications / 3_000_000)) % applications
    : applications - 1 - n;
}

async function fill(client: pg.Client, { key, parted, bounds }: Layout, entries: number): Promise<void> {
  const table = tableOf(entries);
  const applications = applicationsOf(entries);
  await client.query(
    `create ${parted ? '' : 'unlogged '}table ${table} (application_id bigint not null, seq int not null, event jsonb not null, at timestamptz not null, key text,
      position bigint generated always as identity) ${parted ? `partition by ${parted}` : ''}`,
  );
  for (const [n, bound] of bounds(applications).entries())
    await client.query(`create unlogged table ${table}_${n} partition of ${table} for values ${bound}`);
  await client.query(
    `insert into ${table} (application_id, seq, event, at, key)
      select a, s, '{"type": "step.save", "step": 2, "fields": {"street": "Kerkstraat", "postcode": "9000"}}', now() - interval '${months} months' * (1 - a::float8 / ${applications}) - interval '1 minute', md5(a::text || s)
      from generate_series(0, ${applications - 1}) a, generate_series(1, ${perApplication}) s`,
  );
  await client.query(`alter table ${table} add primary key (${key})`);
  await client.query(`create index on ${table} (application_id, key) where key is not null`);
  await client.query(`vacuum (analyze) ${table}`);
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Pages that a question looks at. */
async function pagesOf(client: pg.Client, question: Question, entries: number): Promise<number> {
  const text = statementOf(question, entries).replaceAll('$1', String(applicationOf(question, entries, 3)));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

/** Asks every size in turn, so that what else the machine does meets all of them; answers a cell of the table for each. */
async function ask(client: pg.Client, layout: string, question: Question): Promise<(string | number)[][]> {
  const first = sizes.map((): number[] => []);
  const again = sizes.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let n = 0; n < tries; n += 1)
      for (const [index, entries] of sizes.entries()) {
        const began = performance.now();
        await client.query({
          name: `${layout} ${entries} ${question}`,
          text: statementOf(question, entries),
          values: [applicationOf(question, entries, n)],
        });
        (round === 0 ? first : again)[index]?.push((performance.now() - began) * 1000);
      }
  const cells: (string | number)[][] = [];
  for (const [index, entries] of sizes.entries()) {
    const pages = await pagesOf(client, question, entries);
    const times = [first[index] ?? [], again[index] ?? []];
    cells.push([...times.map((all) => tenthOf(all).toFixed(0)), pages]);
  }
  return cells;
}

await runMain(async () => {
  const folder = path.join(root, '.data/bench-log');
  rmSync(folder, { recursive: true, force: true });
  const server = await openServer(folder, 'bench');
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  // As on the product's connections for what is asked often.
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const setting of [`maintenance_work_mem = '512MB'`, 'max_parallel_maintenance_workers = 0', 'jit = off'])
    await client.query(`set ${setting}`);
  console.log(
    `µs from call to answer, the fastest tenth: ${tries} applications for the first time, then again; pages that one looks at\n`,
  );
  console.log(
    head('log', 'entries', ...Object.keys(questions).flatMap((name) => [`${name}: first`, 'again', 'pages'])),
  );
  for (const layout of layouts.filter(({ name }) => wanted?.includes(name) ?? true)) {
    for (const entries of sizes) await fill(client, layout, entries);
    const columns = [];
    for (const question of ['repeated call', 'save', 'replay'] as const)
      columns.push(await ask(client, layout.name, question));
    for (const [index, entries] of sizes.entries()) {
      const cells = columns.flatMap((column) => column[index] ?? []);
      console.log(row(layout.name, entries.toLocaleString('en'), ...cells));
      await client.query(`drop table ${tableOf(entries)}`);
    }
  }
  await client.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
