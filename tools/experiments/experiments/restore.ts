import { cpSync } from 'node:fs';
import path from 'node:path';
import { ApplicantClient, atDocuments, loanBase, once } from '../harness/applicant.ts';
import { call, manyTimes, member } from '../harness/call.ts';
import { compareFiles, digestOf, picture, uploadFile } from '../harness/documents.ts';
import { dump, restore as fill } from '../harness/dump.ts';
import { holdAgainst, verifyLogs, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { signIn } from '../harness/people.ts';
import type { Stage } from '../harness/stage.ts';
import { Tally } from '../harness/tally.ts';

/** A dump and the folder of files, brought back elsewhere: everything is there, and every hash still holds. */
export const restore: Experiment = {
  name: 'restore',
  full: 1_000,
  unit: 'applications, dumped and restored',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    const journal = new Journal();
    const codes: string[] = [];
    await manyTimes(amount, 6, async () => {
      const applicant = new ApplicantClient(once(replica.url), journal);
      await applicant.create();
      codes.push(applicant.code);
      for (let n = 0; n < 4; n += 1) await applicant.goOn();
    });
    const sent = await atDocuments(once(replica.url), 'uploader');
    const content = picture(100_000);
    await uploadFile(replica.url, sent, [{ name: 'payslip.jpg', content }]);
    await replica.stop();
    const before = await countsOf(stage);
    const file = path.join(stage.folder, 'dump');
    const folder = path.join(stage.folder, 'files-restored');
    dump(stage.databaseUrl, file, 'custom');
    cpSync(stage.filesFolder, folder, { recursive: true });
    stage.databaseUrl = await stage.createDatabase('restored');
    fill(stage.databaseUrl, file);
    const after = await countsOf(stage);
    tally.set('tables', before.size);
    for (const [table, count] of before)
      tally.claim(after.get(table) === count, `${table}: ${count} rows before, ${after.get(table)} after`);
    await compareFiles(await stage.sql(), folder, tally);
    await holdAgainst(journal, stage, tally, /^uploader$/);
    const restored = await stage.replica({ env: { FILES_DIR: folder } });
    tally.claim((await signIn(restored.url)) !== '', 'nobody can sign in');
    const listed = await call(restored.url, 'GET', `${loanBase}/getDocuments?code=${sent}`);
    tally.claim(
      member(listed.body, 'documents', '0', 'sha256') === digestOf(content),
      'a document is not what was uploaded',
    );
    for (const code of codes) {
      const { status } = await call(restored.url, 'GET', `/api/v1/applications/${code}`);
      tally.claim(status === 200, `an application was answered ${status} under its code`);
    }
    await restored.stop();
    await tamper(stage, tally);
  },
};

/** How many rows each table of the product has. */
async function countsOf(stage: Stage): Promise<Map<string, number>> {
  const sql = await stage.sql();
  const { rows } = await sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    // Counts of the last minutes are not kept, nor is which replicas live.
    if (name === 'rate_limit' || name === 'replica') continue;
    const counted = await sql.query(`select count(*)::int as count from ${sql.escapeIdentifier(name)}`);
    counts.set(name, Number(counted.rows[0]?.count));
  }
  return counts;
}

/** What was changed behind the product's back is found. */
async function tamper(stage: Stage, tally: Tally): Promise<void> {
  const sql = await stage.sql();
  await sql.query(
    `update transition set event = jsonb_set(event, '{fields,street}', '"Elsewhere"')
     where (application_id, seq) = (select application_id, seq from transition where event->'fields' ? 'street' limit 1)`,
  );
  const unheard = new Tally();
  await verifyLogs(stage, unheard);
  tally.claim(unheard.faults > 0, 'a row of the log was changed, and its hash was not asked');
  tally.add('forgeries found', unheard.faults);
}
