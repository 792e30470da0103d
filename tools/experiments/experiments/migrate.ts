import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loanApplicationFlow } from '@statewise/machines';
import { releases } from '@statewise/machines/releases';
import { asFirstLoanRelease } from '@statewise/machines/testing';
import { root } from '../../src/workspace.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import type { Stage } from '../harness/stage.ts';

const flow = loanApplicationFlow.id;

/** What the commands are started with, so that the present chart is the third release of the loan. */
const third = { NODE_OPTIONS: `--import=${path.join(root, 'apps/api/dist/testing/third-loan-release.js')}` };

/** `flows:migrate` is killed in the middle, twice, and begun again: each application is brought up once. */
export const migrate: Experiment = {
  name: 'migrate',
  full: 100_000,
  unit: 'applications of an older release, the command killed twice',
  async run(stage, amount, tally) {
    const prepared = await stage.replica({ env: { WORKER: 'off' } });
    await prepared.stop();
    await seed(stage, amount);
    tally.set('applications', amount);
    const sql = await stage.sql();
    const left = async () =>
      Number((await sql.query('select count(*) from application where flow_version = 1')).rows[0]?.count);
    for (const share of [1 / 3, 2 / 3]) {
      const child = stage.beginCommand('flows-migrate', third);
      let isOver = false;
      void child.exit.then(() => (isOver = true));
      while (!isOver && (await left()) > amount * (1 - share)) await delay(20);
      tally.claim(!isOver, 'the command had ended before it could be killed');
      if (!isOver) process.kill(-(child.process.pid ?? 0), 'SIGKILL');
      await child.exit;
      tally.add('kills');
      const rest = await left();
      tally.set(`left after kill ${share < 0.5 ? 1 : 2}`, rest);
      tally.claim(rest > 0 && rest < amount, `${rest} of ${amount} were left when it was killed`);
    }
    const { code, said } = await stage.command('flows-migrate', third);
    tally.claim(code === 0, `the command ended with ${code}: ${said.slice(0, 300)}`);
    tally.claim((await left()) === 0, `${await left()} were left`);
    const { rows } = await sql.query<{ moves: number; count: number }>(
      `select moves, count(*)::int as count from (select count(*) filter (where event->>'type' = 'flow.migrated')::int as moves
         from transition group by application_id) each group by moves`,
    );
    for (const { moves, count } of rows) tally.claim(moves === 1, `${count} applications were migrated ${moves} times`);
    await verifyLogs(stage, tally, third);
  },
};

/** Stores applications as a first release did, older than the chain of the log, with codes that no applicant has. */
async function seed(stage: Stage, amount: number): Promise<void> {
  const kept = await releases[flow]?.at(-1)?.load();
  const states = (kept?.stored ?? []).filter(({ state }) => /^step(Two|Three|Four|Five)$/.test(state));
  const stored = states.map((example) => asFirstLoanRelease(example));
  const sql = await stage.sql();
  await sql.query(
    `insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, state, facts, version, current_step, furthest_step, locale)
     select $1, 1, decode(md5('code ' || n), 'hex'), decode(md5('admin ' || n), 'hex'), '', sample->>'state', sample->'facts', 1, 2, 2, 'en'
     from generate_series(1, $2::int) n, lateral (select $3::jsonb->(n % $4::int) as sample) one`,
    [flow, amount, JSON.stringify(stored), stored.length],
  );
  await sql.query(
    `insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
     select id, 1, '{"type":"application.create"}', 'start', state, 'applicant', now(), 2, 2 from application`,
  );
  // As if they had been there before the log was chained.
  await sql.query(
    `update platform_secret set value = (select max(id) from application)::text where name = 'unchained-until'`,
  );
  await sql.query('vacuum analyze application, transition');
}
