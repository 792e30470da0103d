// The yardstick: one step save and one resume, written by hand on Express and pg for exactly this flow and these tables.
// It reads, validates with the same class and writes the same rows, but not the hashes that chain the log; it has no chart
// and no engine. PIPELINES says over how many connections it sends one statement behind the other; none, and each waits
// for a connection of a pool.
import { createHash } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import pg from 'pg';
import { checkFields, StepThree, StepTwo } from '@statewise/fields';
import { codeDigest } from './digests.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL ?? 10) });
const pipes = await Promise.all(
  Array.from({ length: Number(process.env.PIPELINES ?? 0) }, async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL, pipeline: true });
    await client.connect();
    return { client, inFlight: 0, isGathering: false };
  }),
);
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json({ limit: '1mb' }));

const steps: Record<number, { type: new () => object; state: string; next: string }> = {
  2: { type: StepTwo, state: 'stepTwo', next: 'stepThree' },
  3: { type: StepThree, state: 'stepThree', next: 'stepFour' },
};

const read = {
  name: 'read',
  text: `select a.*, (select json_agg(json_build_object('step_number', s.step_number, 'fields', s.fields, 'draft', s.draft)) from application_step s where s.application_id = a.id) as steps,
    (select seq from transition t where t.application_id = a.id and t.idempotency_key = $2) as earlier
    from application a where code_digest = $1`,
};

const write = {
  name: 'write',
  text: `with updated as (
      update application set state = $3, version = version + 1, current_step = $4, furthest_step = greatest(furthest_step, $4), facts = $5, updated_at = now()
      where id = $1 and version = $2 returning id, version, furthest_step
    ), stepped as (
      insert into application_step (application_id, step_number, fields) select id, $6, $7 from updated
      on conflict (application_id, step_number) do update set fields = excluded.fields, draft = null
    ), logged as (
      insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step, idempotency_key, fingerprint)
      select id, version, $8, $9, $3, 'applicant', now(), $4, furthest_step, $10, $11 from updated
    ) select version, furthest_step from updated`,
};

async function run(statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const [first, ...others] = pipes;
  if (!first) return pool.query(statement);
  const pipe = others.reduce((least, one) => (one.inFlight < least.inFlight ? one : least), first);
  if (!pipe.isGathering) {
    pipe.isGathering = true;
    pipe.client.connection.stream.cork();
    setImmediate(() => {
      pipe.isGathering = false;
      pipe.client.connection.stream.uncork();
    });
  }
  pipe.inFlight += 1;
  try {
    return await pipe.client.query(statement);
  } finally {
    pipe.inFlight -= 1;
  }
}

app.post('/consumer-loans-application/api/saveStepData', async (request: Request, response: Response) => {
  const { code, current_step, data } = request.body as { code: string; current_step: number; data: object };
  const key = request.get('idempotency-key') ?? null;
  const found = await run({ ...read, values: [codeDigest(code.replaceAll('-', '').toUpperCase()), key] });
  const row = found.rows[0];
  if (!row) return void response.status(404).json({ success: false });
  const step = steps[current_step];
  if (!step || row.state !== step.state)
    return void response.status(409).json({ success: false, state: row.state, version: row.version });
  const answers = Object.fromEntries(
    row.steps.map((stored: { step_number: number; fields: object }) => [stored.step_number, stored.fields]),
  );
  const checked = checkFields(step.type, data, { at: new Date().toISOString(), steps: answers });
  if (checked.errors) return void response.status(422).json({ success: false, errors: checked.errors });
  const event = JSON.stringify({ type: 'step.save', step: current_step, fields: data });
  const facts = JSON.stringify({ ...row.facts, furthestStep: Math.max(row.furthest_step, current_step + 1) });
  const fingerprint = key && createHash('sha256').update(event).digest('base64url').slice(0, 22);
  const saved = await run({
    ...write,
    values: [
      row.id,
      row.version,
      step.next,
      current_step + 1,
      facts,
      current_step,
      JSON.stringify(checked.fields),
      event,
      row.state,
      key,
      fingerprint,
    ],
  });
  const [now] = saved.rows;
  if (!now) return void response.status(409).json({ success: false });
  response.json({
    success: true,
    application: {
      ...shown(row),
      state: step.next,
      version: now.version,
      current_step: current_step + 1,
      furthest_step: now.furthest_step,
    },
  });
});

app.post('/consumer-loans-application/api/resume', async (request: Request, response: Response) => {
  const { code } = request.body as { code: string };
  const found = await run({ ...read, values: [codeDigest(code.replaceAll('-', '').toUpperCase()), null] });
  const row = found.rows[0];
  if (!row) return void response.status(404).json({ success: false });
  const stored: { step_number: number; fields: Record<string, unknown>; draft: object | null }[] = row.steps;
  const step_data = stored.flatMap(({ step_number, fields }) =>
    Object.entries(fields).map(([field_name, value]) => ({ step_number, field_name, field_value: String(value) })),
  );
  const drafts = Object.fromEntries(
    stored.filter(({ draft }) => draft).map(({ step_number, draft }) => [step_number, draft]),
  );
  response.json({
    success: true,
    application: shown(row),
    step_data,
    drafts,
    loan_details: stored.find(({ step_number }) => step_number === 0)?.fields,
    resume_at: row.state,
  });
});

function shown(row: Record<string, unknown>) {
  const {
    id: _id,
    admin_code: _admin,
    facts: _facts,
    steps: _steps,
    earlier: _earlier,
    regions: _regions,
    ...application
  } = row;
  return application;
}

const server = app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () =>
  server.close(() => void Promise.all([pool, ...pipes.map(({ client }) => client)].map((one) => one.end()))),
);
