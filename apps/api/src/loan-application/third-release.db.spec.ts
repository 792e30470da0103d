import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredState } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { releases } from '@statewise/machines/releases';
import { asFirstLoanRelease } from '@statewise/machines/testing';
import { serveThirdLoan } from '../testing/serve-third-loan.js';
import { startApi, testAdmin, testSecretKey, type TestApi } from '../testing/start-api.js';

// Four thousand applications as a first release stored them, in each of its states, brought to the third by the real command,
// which is killed twice on its way.

const count = 4_000;
const dist = path.resolve(import.meta.dirname, '../../dist');

let api: TestApi;
let stored: readonly StoredState[];
beforeAll(async () => {
  const kept = await releases[loanApplicationFlow.id]?.at(-1)?.load();
  stored = kept?.stored.map((example) => asFirstLoanRelease(example)) ?? [];
  api = await startApi({ WORKER: 'off' });
  await seed();
});
afterAll(() => api.stop());
afterAll(serveThirdLoan());

/** Every application has a log of release 1, which the present chart could not follow. */
async function seed(): Promise<void> {
  await api.database.query(
    `with created as (
      insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale)
      select 'loan-application', 1, convert_to(n::text, 'UTF8'), convert_to(n::text, 'UTF8'), '', example->>'state',
        example->'facts', 2, 1, (example->'facts'->>'furthestStep')::smallint, 'en'
      from generate_series(1, $1::int) n, lateral (select $2::jsonb -> (n % jsonb_array_length($2::jsonb)) as example) as examples
      returning id, state, furthest_step
    ), stepped as (
      insert into application_step (application_id, step_number, fields, set_aside)
      select id, 1, '{"first_name":"Ada","email":"ada@example.com"}', '{"partner":"Bob"}' from created
    )
    insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
    select id, seq, case seq when 1 then '{"type":"application.create","fields":{"first_name":"Ada"},"referrer":"","isStaff":false}'::jsonb else '{"type":"step.save","step":1,"fields":{"first_name":"Ada"}}'::jsonb end,
      'start', state, 'applicant', now(), 1, furthest_step from created, generate_series(1, 2) seq`,
    [count, JSON.stringify(stored)],
  );
  // As the migration leaves it: these applications are older than the chain of the log.
  await api.database.query(`update platform_secret set value = $1 where name = 'unchained-until'`, [String(count)]);
}

function run(name: string) {
  const third = path.join(dist, 'testing/third-loan-release.js');
  const child = spawn(process.execPath, ['--import', third, path.join(dist, 'command.js'), name], {
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: api.databaseUrl,
      DATABASE_POOL: '5',
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      DEMO_CONTENT: 'off',
      FILES_DIR: '/tmp/statewise-test-files',
      SECRET_KEY: testSecretKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, said: said.join('') }));
  return { child, ended };
}

async function migrated(): Promise<number> {
  const [row] = await api.database.query<{ count: string }[]>(
    'select count(*) from application where flow_version = $1',
    [loanApplicationFlow.version],
  );
  return Number(row?.count);
}

/** Runs the migration and kills it once so many applications are done; answers how many were. */
async function killAfter(done: number): Promise<number> {
  const { child, ended } = run('flows-migrate');
  while ((await migrated()) < done && child.exitCode === null) await sleep(10);
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
  return migrated();
}

it('says of applications of the first release that they await their migration, and of one whose log was cut that it differs', async () => {
  await api.database.query('update application set version = 3 where id = (select max(id) from application)');
  const { code, said } = await run('flows-verify').ended;
  await api.database.query('update application set version = 2 where version = 3');
  // Nothing was encrypted in what the test stored; that stops no other from being looked at.
  expect([code, said]).toEqual([1, expect.stringMatching(/^loan-application \d+: it cannot be read/)]);
  expect(said).toContain(`${count} applications replayed, 1 differ`);
  expect(said).toContain(`${count} await flows:migrate: their hashes were checked`);
}, 120_000);

it('brings every application of the first release to the third though it is killed twice, and every log replays', async () => {
  const first = await killAfter(500);
  const second = await killAfter(first + 1_000);
  expect(first).toBeGreaterThanOrEqual(500);
  expect(second).toBeGreaterThanOrEqual(first + 1_000);
  expect(second).toBeLessThan(count);
  expect(await run('flows-migrate').ended).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${count - second} app`),
  });
  expect(await migrated()).toBe(count);
  const replayed = `${count} applications replayed, 0 differ from what is stored.\n${count} have entries from before the log was chained, which no hash protects.\n`;
  expect(await run('flows-verify').ended).toEqual({ code: 0, signal: null, said: replayed });
}, 480_000);

it('leaves each where it was, with its answers, and migrates it once', async () => {
  const states = await api.database.query<{ state: string }[]>('select distinct state from application');
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(stored.map(({ state }) => state)));
  const [log] = await api.database.query<{ entries: number; versions: number; answers: string }[]>(
    `select (select max(seq) from transition)::int as entries, (select min(version) from application)::int as versions,
      (select count(*) from application_step where fields->>'first_name' = 'Ada' and set_aside->>'partner' = 'Bob') as answers`,
  );
  expect(log).toEqual({ entries: 3, versions: 3, answers: String(count) });
});

it('goes on with them', async () => {
  const code = '7K3M9QWX2TRB';
  await api.database.query(
    `update application set code_digest = $1 where id = (select id from application where state = 'stepThree' order by id limit 1)`,
    [api.digestOf(code)],
  );
  await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.back' }).expect(200);
  const { body } = await api.http.get(`/api/v1/applications/${code}`).expect(200);
  expect(body.application).toMatchObject({ state: 'stepTwo', version: 4 });
});
