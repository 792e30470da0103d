// npm run bench:entries: what a call costs, by the number of entries in the log: a resume, a save, a repeated call and a replay over HTTP, on a
// database of the product's own for each size. Arguments: numbers of entries.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { answeredApplication, creation, loanBase } from '../experiments/harness/applicant.ts';
import { succeed, type ExperimentCallOptions } from '../experiments/harness/call.ts';
import { signIn } from '../experiments/harness/people.ts';
import { CommandRefusal } from '../src/workspace.ts';
import { codeDigest, sealedCodes } from './digests.ts';
import { medianOf, tenthOf } from '../src/percentiles.ts';
import { sampleAnswers } from '@statewise/machines/testing';
import { codeOf } from './seed.ts';
import { given, measurement } from './stand.ts';
import { head, row } from '../src/markdown-table.ts';

const { entries: sizes } = given({ entries: [1_000_000, 10_000_000] });
const perApplication = 7;
/** Applications that each operation asks, and how often: the first round finds pages that nobody asked for lately. */
const asked = 100;
const rounds = 6;
/** Milliseconds after which a connection has told how many pages it looked at. */
const untilCounted = 12_000;

/** One database of the product, and the server on it. */
interface Population {
  readonly entries: number;
  readonly client: pg.Client;
  readonly url: string;
  readonly cookie: string;
}

interface Person {
  readonly code: string;
  readonly publicId: string;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly options: ExperimentCallOptions;
}

const post = (name: string, json: object, key?: string): Call => ({
  method: 'POST',
  path: `${loanBase}/${name}`,
  options: { json, ...(key !== undefined && { key }) },
});
const saving = (code: string, round: number, key: string) =>
  post(
    'saveStepData',
    { code, current_step: 2, furthest_step: 3, data: { ...sampleAnswers[2], house_number: `${round}` } },
    key,
  );

/** What is asked; who begins now is among the last applications, who comes back or is looked at anywhere. */
const operations: Readonly<Record<string, { anywhere: boolean; of(person: Person, round: number): Call }>> = {
  resume: { anywhere: true, of: ({ code }) => post('resume', { code }) },
  save: { anywhere: false, of: ({ code }, round) => saving(code, round, randomUUID()) },
  'repeated call': { anywhere: false, of: ({ code }) => saving(code, 0, `repeated-${code}`) },
  replay: {
    anywhere: true,
    of: ({ publicId }) => ({ method: 'GET', path: `/api/v1/applications/${publicId}/verification`, options: {} }),
  },
};

await measurement(async ({ stage, client, start }) => {
  const least = Object.keys(operations).length * asked * perApplication;
  if (sizes.some((entries) => entries < least))
    throw new CommandRefusal(`Each operation asks ${asked} applications of its own: ${least} entries or more.`);
  for (const setting of ['fsync = off', 'full_page_writes = off', `max_wal_size = '8GB'`])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  const populations: Population[] = [];
  for (const entries of sizes) {
    const began = performance.now();
    const DATABASE_URL = await stage.createDatabase(`entries_${entries}`);
    const { url } = await start({ DATABASE_URL });
    const population = { entries, client: await stage.sql(DATABASE_URL), url, cookie: await signIn(url) };
    await fill(population);
    populations.push(population);
    console.log(`${entries.toLocaleString('en')} entries made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await client.query('alter system reset all');
  // What it looks at would be counted as well.
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.query('checkpoint');
  console.log(
    '\nms from call to answer, the fastest tenth of the first calls, of the later ones, their middle; pages of the database that a call looks at\n',
  );
  console.log(head('operation', 'entries', 'first', 'later', 'middle', 'pages'));
  for (const [index, name] of Object.keys(operations).entries()) await measure(populations, name, index);
});

/** Copies of one application that was filled in through the API. */
async function fill({ entries, client, url }: Population): Promise<void> {
  const applications = Math.ceil(entries / perApplication);
  const { code } = answeredApplication(await ask({ url, cookie: '' }, post('create', creation('sample'))));
  for (let n = 0; n < (perApplication - 1) / 2; n += 1) {
    await ask({ url, cookie: '' }, saving(code, n, randomUUID()));
    await ask({ url, cookie: '' }, post('changeStep', { code, current_step: 2, furthest_step: 3 }));
  }
  const { rows } = await client.query<{ id: string }>('select max(id) as id from application');
  const sample = rows[0]?.id ?? '';
  const columns = async (table: string, other: string) =>
    (
      await client.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all(string_to_array($2, ', '))`,
        [table, other],
      )
    ).rows[0]?.names;
  const own = 'id, code_digest, admin_code_digest, public_id, sealed_codes';
  const ofApplication = await columns('application', own);
  const ofStep = await columns('application_step', 'application_id');
  const ofEntry = await columns('transition', 'application_id, at, position, idempotency_key');
  await client.query(`set session_replication_role = replica`);
  await client.query('set synchronous_commit = off');
  await client.query(`select setval('application_id_seq', $1)`, [Number(sample) + applications]);
  await client.query('select extend_log()');
  for (let first = 1; first < applications; first += 500_000) {
    const ids = `generate_series(${Number(sample) + first}, ${Number(sample) + Math.min(first + 499_999, applications)}) n`;
    await client.query(
      `insert into application (${own}, ${ofApplication}) overriding system value
        select n, sha256(int8send(n)), decode(md5(n::text), 'hex'), gen_random_uuid(), '', ${ofApplication} from ${ids}, application where id = ${sample}`,
    );
    await client.query(
      `insert into application_step (application_id, ${ofStep}) select n, ${ofStep} from ${ids}, application_step where application_id = ${sample} order by n`,
    );
    await client.query(
      `insert into transition (application_id, at, idempotency_key, ${ofEntry})
        select n, now() - interval '2 years' * (1 - n::float8 / ${applications}) - interval '1 day', md5(n::text || seq), ${ofEntry} from ${ids}, transition where application_id = ${sample} order by n, seq`,
    );
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (freeze, analyze) application, application_step, transition');
}

/** Gives codes to the applications that are asked, each operation its own. */
async function peopleOf({ client, entries }: Population, anywhere: boolean, index: number): Promise<Person[]> {
  const applications = Math.ceil(entries / perApplication);
  const people: Person[] = [];
  for (let n = 0; n < asked; n += 1) {
    const place = anywhere
      ? Math.floor(((n + index / 10 + 0.05) * applications) / asked)
      : applications - 1 - index * asked - n;
    const code = codeOf(1 + index * asked + n);
    const { rows } = await client.query<{ public_id: string }>(
      'select public_id from application where id = (select min(id) from application) + 1 + $1',
      [place],
    );
    const publicId = rows[0]?.public_id ?? '';
    await client.query('update application set code_digest = $2, sealed_codes = $3 where public_id = $1', [
      publicId,
      codeDigest(code),
      sealedCodes(code, publicId),
    ]);
    people.push({ code, publicId });
  }
  return people;
}

/** Asks every population in turn, so that what else the machine does meets all of them. */
async function measure(populations: readonly Population[], name: string, index: number): Promise<void> {
  const { anywhere, of } = operations[name] ?? { anywhere: false, of: () => post('resume', {}) };
  const runs = [];
  for (const population of populations) {
    const people = await peopleOf(population, anywhere, index);
    runs.push({ population, people, first: [] as number[], later: [] as number[], pages: 0 });
  }
  await delay(untilCounted);
  for (const run of runs) run.pages = -(await pagesOf(run.population));
  for (let round = 0; round < rounds; round += 1)
    for (let n = 0; n < asked; n += 1)
      for (const { population, people, first, later } of runs) {
        const person = people[n];
        if (!person) throw new Error('nobody is asked');
        const what = of(person, round);
        const began = performance.now();
        await ask(population, what);
        (round === 0 ? first : later).push(performance.now() - began);
      }
  await delay(untilCounted);
  for (const run of runs) {
    const pages = (run.pages + (await pagesOf(run.population))) / (asked * rounds);
    const cells = [tenthOf(run.first), tenthOf(run.later), medianOf(run.later)].map((ms) => ms.toFixed(2));
    console.log(row(name, run.population.entries.toLocaleString('en'), ...cells, pages.toFixed(1)));
  }
}

function ask({ url, cookie }: Pick<Population, 'url' | 'cookie'>, { method, path, options }: Call) {
  return succeed(url, method, path, { ...options, cookie });
}

async function pagesOf({ client }: Population): Promise<number> {
  const { rows } = await client.query<{ pages: number }>(
    'select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.pages ?? 0;
}
