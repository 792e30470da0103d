import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleAnswers } from '@statewise/machines/testing';
import { answeredApplication, atDocuments, loanBase, once } from '../harness/applicant.ts';
import { call, member } from '../harness/call.ts';
import { picture, uploadFile } from '../harness/documents.ts';
import { dump } from '../harness/dump.ts';
import type { Experiment } from '../harness/experiment.ts';
import { idOf, makeColleagues, signIn } from '../harness/people.ts';
import type { ReplicaProcess } from '../../src/replica.ts';
import type { Stage } from '../harness/stage.ts';
import type { Tally } from '../harness/tally.ts';

/** A word that stands for personal data, and is looked for where none may be. */
const canary = 'canaryzq';

/** What people type is in no log, metric, job or other person's answer, and after an erasure in no dump. */
export const canaries: Experiment = {
  name: 'canaries',
  full: 50,
  unit: 'applications full of canaries, then erased',
  async run(stage, amount, tally) {
    const replica = await stage.replica({ env: { LOG_LEVEL: 'debug' } });
    await makeColleagues(stage);
    const codes: string[] = [];
    for (let n = 0; n < amount; n += 1) codes.push(await fill(replica, n, tally));
    await delay(2_000);
    const metrics = await call(replica.url, 'GET', '/metrics');
    look(tally, 'metrics', JSON.stringify(metrics.body), codes);
    look(tally, 'logs', replica.log(), codes);
    const sql = await stage.sql();
    const { rows } = await sql.query<{ all: string }>(
      `select coalesce(string_agg(j::text, ' '), '') as all from jobs.job j`,
    );
    look(tally, 'jobs', rows[0]?.all ?? '', codes);
    const file = path.join(stage.folder, 'dump.sql');
    dump(stage.databaseUrl, file, 'plain');
    tally.claim(readFileSync(file, 'utf8').includes(canary), 'not even a dump before the erasure holds a canary');
    tally.claim(replica.log().includes('listening'), 'nothing was logged');
    await erase(replica.url, codes, tally);
    await delay(3_000);
    look(tally, 'logs after the erasure', replica.log(), codes);
    dump(stage.databaseUrl, file, 'plain');
    const text = readFileSync(file, 'utf8');
    tally.claim(text.includes('CREATE TABLE public.application '), 'the dump holds nothing');
    look(tally, 'a dump after the erasure', text, codes);
    await leftFiles(stage, tally);
  },
};

/** Looks for canaries and codes; of what is found the surroundings are told. */
function look(tally: Tally, where: string, text: string, codes: readonly string[]): void {
  tally.add('places looked at');
  for (const word of [canary, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    if (at >= 0) tally.fault(`${where}: ${JSON.stringify(text.slice(Math.max(0, at - 200), at + 60))}`);
  }
}

/** Sends canaries in every field, right and wrong, and through every kind of failure; returns an application's code. */
async function fill({ url }: ReplicaProcess, n: number, tally: Tally): Promise<string> {
  const send = once(url);
  const code = await atDocuments(send, `${canary}${n}`);
  await uploadFile(url, code, [{ name: `${canary}.jpg`, content: Buffer.concat([picture(500), Buffer.from(canary)]) }]);
  const data = {
    ...sampleAnswers[1],
    first_name: canary,
    last_name: canary,
    email: `${canary}${n}.b@example.com`,
    mobile: '+32 470 00 00 00',
  };
  const made = await send(`${loanBase}/create`, {
    json: { current_step: 1, furthest_step: 1, data, loan: sampleAnswers[0] },
  });
  const other = answeredApplication(made).code;
  const put = { json: { fields: { street: canary } } };
  await call(url, 'PUT', `/api/v1/applications/${other}/drafts/2`, put);
  const wrong: readonly (readonly [string, string, object])[] = [
    ['POST', `${loanBase}/create`, { data: { ...data, email: canary, date_of_birth: canary }, [canary]: canary }],
    ['POST', `${loanBase}/saveStepData`, { code: other, current_step: 2, data: { street: canary, [canary]: canary } }],
    ['POST', `${loanBase}/sendLoanPlan`, { code: other }],
    ['POST', `${loanBase}/resume`, { code: canary }],
    ['POST', '/api/v1/session', { email: `${canary}@example.com`, password: canary }],
    ['POST', `/api/v1/applications/${other}/events`, { type: canary, name: canary }],
    ['POST', '/errors/report', { message: canary, stack: canary, url: `/${canary}?email=${canary}` }],
    ['GET', `/search?q=${canary}`, {}],
    ['GET', `/${canary}?email=${canary}@example.com`, {}],
    ['GET', `/api/v1/applications/${canary}`, {}],
  ];
  for (const [method, address, json] of wrong) {
    const answer = await call(url, method, address, method === 'GET' ? {} : { json });
    tally.add('calls');
    tally.claim(answer.status < 500, `${method} ${address} was answered ${answer.status}`);
  }
  const cutOff = { body: `{"email":"${canary}`, headers: { 'content-type': 'application/json' } };
  await call(url, 'POST', `${loanBase}/create`, cutOff);
  const admin = await signIn(url);
  await eraseOne(url, admin, await signIn(url, 'second@example.com'), other, tally);
  return code;
}

async function erase(url: string, codes: readonly string[], tally: Tally): Promise<void> {
  const [first, second] = [await signIn(url), await signIn(url, 'second@example.com')];
  for (const code of codes) await eraseOne(url, first, second, code, tally);
}

/** Two people erase an application: one asks, the other agrees. */
async function eraseOne(url: string, first: string, second: string, code: string, tally: Tally): Promise<void> {
  const address = `/api/v1/applications/${await idOf(url, first, code)}`;
  const asked = await call(url, 'DELETE', address, { cookie: first });
  const hash = member(member(asked.body, 'proposal'), 'hash');
  const done = await call(url, 'DELETE', address, { cookie: second, json: { hash } });
  tally.claim(
    asked.status === 202 && done.status === 204,
    `an erasure was answered ${asked.status} and ${done.status}`,
  );
  tally.add('erased');
}

/** The files of who was erased go with the next run of their job. */
async function leftFiles(stage: Stage, tally: Tally): Promise<void> {
  const sql = await stage.sql();
  await sql.query(`insert into jobs.job (name) values ('abandoned-documents')`);
  await delay(4_000);
  const { rows } = await sql.query<{ count: number }>('select count(*)::int as count from document');
  tally.claim(rows[0]?.count === 0, `${rows[0]?.count} documents of erased applications are left`);
}
