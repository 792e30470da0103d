import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { creation, loanBase } from '../experiments/harness/applicant.ts';
import { succeed } from '../experiments/harness/call.ts';
import { codeDigest, sealedCodes } from './digests.ts';
import type { Target } from './load.ts';
import { sampleAnswers } from '@statewise/machines/testing';

/** An application as the running flow itself stored it. */
export interface Sample {
  readonly facts: object;
  readonly flow_version: number;
}

/** The code of the n-th application: hexadecimal digits are all in the alphabet of codes. */
export function codeOf(n: number): string {
  return n.toString(16).toUpperCase().padStart(12, '0');
}

const atOnce = 10_000;

/** One application made through the API itself tells what the engine stores for all others. */
export async function sampleOf(url: string, client: pg.Client, path: string, json: object): Promise<Sample> {
  await succeed(url, 'POST', path, { json });
  const { rows } = await client.query<Sample>('select facts, flow_version from application');
  await client.query('truncate application cascade');
  if (!rows[0]) throw new Error('nothing was stored');
  return rows[0];
}

/** A loan that stands in step two. */
export const sampleOfStepTwo = ({ url }: Target, client: pg.Client): Promise<Sample> =>
  sampleOf(url, client, `${loanBase}/create`, creation('sample'));

/** Fills the tables up to `count` applications that stand in step two; what is there already stays. */
export async function seed(
  client: pg.Client,
  from: number,
  count: number,
  { facts, flow_version }: Sample,
): Promise<void> {
  for (let first = from; first <= count; first += atOnce) {
    const codes = Array.from({ length: Math.min(atOnce, count - first + 1) }, (_, n) => codeOf(first + n));
    const ids = codes.map(() => randomUUID());
    await client.query(
      `with made as (
         insert into application (flow, flow_version, code_digest, admin_code_digest, sealed_codes, public_id, state, facts, version, current_step, furthest_step, locale)
         select 'loan-application', ${flow_version}, digest, decode(md5(digest), 'hex'), sealed, id, 'stepTwo', '${JSON.stringify(facts)}'::jsonb, 1, 2, 2, 'en'
         from unnest($1::bytea[], $2::bytea[], $3::uuid[]) coded(digest, sealed, id) returning application.id
       ), stepped as (
         insert into application_step (application_id, step_number, fields)
         select id, step, fields from made, (values (0, '${JSON.stringify(sampleAnswers[0])}'::jsonb), (1, '${JSON.stringify(sampleAnswers[1])}'::jsonb)) as a(step, fields)
       )
       insert into transition (application_id, seq, event, from_state, to_state, actor_role, at, current_step, furthest_step)
       select id, 1, '{"type":"application.create"}', 'start', 'stepTwo', 'applicant', now(), 2, 2 from made`,
      [codes.map(codeDigest), codes.map((code, n) => sealedCodes(code, ids[n] ?? '')), ids],
    );
  }
  await client.query('vacuum (analyze) application, application_step, transition');
}

/** Puts the applications that a round moved back into step two. */
export async function reset(client: pg.Client, { facts }: Sample): Promise<void> {
  await client.query(
    `update application set state = 'stepTwo', facts = '${JSON.stringify(facts)}'::jsonb, current_step = 2, furthest_step = 2 where state <> 'stepTwo'`,
  );
  await client.query('delete from application_step where step_number in (2, 3)');
  await client.query('delete from transition where seq > 1');
  await client.query('update application set version = 1 where version > 1');
  await client.query('vacuum (analyze) application, application_step, transition');
  await client.query('checkpoint');
}
