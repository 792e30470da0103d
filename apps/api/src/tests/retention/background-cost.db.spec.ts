import { declaredStatements } from '@statewise/server/platform/database/sql.js';
import { createDatabase, withClient, type TestDatabase } from '@statewise/server/testing/test-database.js';
import '../../app.module.js';
import { migrations } from '../../migrations.js';

// What loops do in the background costs what is due, however much is stored: a million rows of each kind, a handful of them due.

const stored = 1_000_000;
const due = 10;
/** Pages of 8 kB: the due rows, what removes them, and the way to them through an index. */
const mostPages = 300;

const numbers = `generate_series(1, ${stored}) n`;
/** Ascending, which a table takes in several times faster than random ones. */
const id = "lpad(n::text, 32, '0')::uuid";
const isDue = `n % ${stored / due} = 0`;
const rows = [
  // Without triggers and foreign keys: what they do to a row is no part of what a loop reads.
  'set session_replication_role = replica',
  `insert into application (flow, flow_version, state, facts, version, current_step, furthest_step, locale, standing, final_status_id,
      application_status_id, risk_status_id, public_id, code_digest, admin_code_digest, sealed_codes, updated_at, due_at)
    select 'loan-application', 1, 'finished.accepted', '{}', 1, 7, 7, 'be-en', 'loan-application/finished.accepted/511001', 1, 5, 1,
      ${id}, int8send(n), int8send(n), '', now() - interval '3000 days', case when ${isDue} then now() else now() + interval '600 days' end
    from ${numbers}`,
  `insert into file_key (file_name, sealed_key, unsettled_since)
    select 'file-' || n, 'x', case when ${isDue} then now() - interval '2 hours' end from ${numbers}`,
  `insert into document (application_id, document_type, name, content_type, size, sha256, file_name)
    select case when ${isDue} then null else n end, 'payslip', 'a.pdf', 'application/pdf', 1, '', 'file-' || n from ${numbers}`,
  `insert into outbox (id, recipient, subject, application_id, state, sent_at)
    select ${id}, 'a@b.example', 'x', case when not ${isDue} then n end, 'sent', now() - interval '40 days' from ${numbers}`,
  `insert into answered_call (application_id, key, fingerprint, seq, creates, at)
    select n, 'k', 'f', 1, false, case when ${isDue} then now() - interval '2 days' else now() end from ${numbers}`,
  `insert into contact_message (id, reference, language, fields, request_digest, received_at)
    select ${id}, 'r' || n, 'en', '{}', '', case when ${isDue} then now() - interval '91 days' else now() end from ${numbers}`,
  `insert into session (id, token_hash, actor_id, role, name, expires_at)
    select ${id}, int8send(n), n, 'staff', 'x', case when ${isDue} then now() - interval '1 day' else now() + interval '1 hour' end from ${numbers}`,
  'set session_replication_role = origin',
];
const tables = ['application', 'file_key', 'document', 'outbox', 'answered_call', 'contact_message', 'session'];

/** Indexes that belong to no constraint: built over all rows at once, a table takes half the time to fill. */
const indexesOf = `select indexname as name, indexdef as text from pg_indexes
  where schemaname = 'public' and tablename = any($1) and not exists (select from pg_constraint where conname = indexname)`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase(migrations);
  await withClient(database.url, async (client) => {
    const { rows: indexes } = await client.query<{ name: string; text: string }>(indexesOf, [tables]);
    const fill = [
      ...tables.map((table) => `alter table ${table} set (autovacuum_enabled = off)`),
      ...indexes.map(({ name }) => `drop index ${name}`),
      ...rows,
      ...indexes.map(({ text }) => text),
      `vacuum (analyze) ${tables.join()}`,
    ];
    for (const statement of fill) await client.query(statement);
  });
}, 900_000);
afterAll(() => database.drop());

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
}

/** Runs a declared statement and takes it back; returns the pages that it touched and the rows that it found. */
async function costOf(name: string, values: readonly unknown[]): Promise<{ pages: number; found: number }> {
  const text = declaredStatements.get(name);
  return withClient(database.url, async (client) => {
    await client.query('begin');
    const { rows: plans } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>({
      text: `explain (analyze, buffers, format json) ${text}`,
      values: [...values],
    });
    await client.query('rollback');
    const plan = plans[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`no plan of ${name}`);
    return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], found: plan['Actual Rows'] };
  });
}

it.each<[name: string, ...values: unknown[]]>([
  ['retention-hold'],
  ['file-key-unsettled', new Date(), []],
  ['outbox-forget', 90],
  ['answered-call-forget'],
  ['contact-erase-old', 90],
  ['contact-abandoned', []],
  ['session-remove-expired'],
  ['count-progress'],
  ['webhook-behind'],
])('touches few pages of all that is stored for what is due: %s', async (name, ...values) => {
  expect((await costOf(name, values)).pages).toBeLessThan(mostPages);
});

it('finds each that is due, and erases it by reading that alone', async () => {
  expect((await costOf('retention-hold', [])).found).toBe(due);
  expect((await costOf('file-key-unsettled', [new Date(), []])).found).toBe(due);
  const ids = Array.from({ length: due }, (_, n) => ((n + 1) * stored) / due);
  const states = ids.map(() => 'finished.accepted');
  const { pages } = await costOf('retention-defer', [90, 365, 3653, [], [], ids, states]);
  expect(pages).toBeLessThan(2 * mostPages);
});
