// npm run bench:bytes: what one more application that is filled in and sent costs on disk, by table and by column of the log, once
// vacuums make room from former versions of rows. Argument: applications.
import { randomUUID } from 'node:crypto';
import { atDocuments, once, type Send } from '../experiments/harness/applicant.ts';
import { manyTimes } from '../experiments/harness/call.ts';
import { table } from '../src/markdown-table.ts';
import { given, measurement } from './stand.ts';

const { applications: amount } = given({ applications: 2_000 });
const atOnce = 8;
/** Between which a vacuum runs, as it does by itself where time passes. */
const rounds = 10;

interface TableBytes {
  readonly name: string;
  readonly heap: number;
  readonly indexes: number;
  readonly rows: number;
}

await measurement(async ({ client, ours }) => {
  // As browsers send them: each call under a key of its own.
  const send: Send = (path, options) => once(ours.url)(path, { ...options, key: randomUUID() });
  const fill = async (many: number): Promise<void> => {
    await manyTimes(many, atOnce, () => atDocuments(send));
    await client.query('vacuum (analyze)');
  };
  const sizes = async (): Promise<TableBytes[]> =>
    (
      await client.query<TableBytes>(
        `select coalesce(inhparent, c.oid)::regclass::text as name, sum(pg_table_size(c.oid))::float8 as heap, sum(pg_indexes_size(c.oid))::float8 as indexes, sum(greatest(reltuples, 0))::float8 as rows
         from pg_class c left join pg_inherits on inhrelid = c.oid where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'jobs', 'log')
         group by 1 having sum(reltuples) >= $1 order by sum(pg_total_relation_size(c.oid)) desc`,
        [amount / 2],
      )
    ).rows;
  const fillInRounds = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) await fill(amount / rounds);
  };
  await fillInRounds();
  const before = new Map((await sizes()).map((one) => [one.name, one]));
  await fillInRounds();
  const tables = (await sizes()).map(({ name, heap, indexes, rows }) => {
    const first = before.get(name) ?? { heap: 0, indexes: 0, rows: 0 };
    return { name, heap: heap - first.heap, indexes: indexes - first.indexes, rows: rows - first.rows };
  });
  const perOne = (bytes: number) => (bytes / amount).toFixed(0);
  const total = tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
  const rows = tables.map((one) => [one.name, perOne(one.heap), perOne(one.indexes), (one.rows / amount).toFixed(1)]);
  console.log(table(['bytes an application', 'heap', 'indexes', 'rows'], [...rows, ['in all', perOne(total), '', '']]));
  const columns = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'transition'::regclass and attnum > 0 and not attisdropped`,
  );
  const sizesOf = columns.rows.map(({ name }) => `sum(pg_column_size(${name}))::float8 as ${name}`);
  const ofColumns = await client.query<Record<string, number>>(`select ${sizesOf.join(', ')} from transition`);
  const sorted = Object.entries(ofColumns.rows[0] ?? {}).toSorted(([, a], [, b]) => b - a);
  const perColumn = sorted.map(([name, bytes]) => [name, perOne(bytes / 2)]);
  console.log(`\n${table(['the log, by column', 'bytes'], perColumn)}`);
  const events = await client.query<{ type: string; bytes: number; n: number }>(
    `select event->>'type' as type, sum(pg_column_size(event))::float8 as bytes, count(*)::float8 as n from transition group by 1 order by 2 desc`,
  );
  const ofEvents = events.rows.map(({ type, bytes, n }) => [type, perOne(bytes / 2), (n / 2 / amount).toFixed(1)]);
  console.log(`\n${table(['its events', 'bytes', 'rows'], ofEvents)}`);
});
