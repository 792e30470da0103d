import { setTimeout as delay } from 'node:timers/promises';
import { medianOf } from '../../src/percentiles.ts';
import { atDocuments, keepBusy, once } from '../harness/applicant.ts';
import { call } from '../harness/call.ts';
import { compareFiles, picture, uploadFile } from '../harness/documents.ts';
import { holdAgainst, type Experiment } from '../harness/experiment.ts';
import { Journal } from '../harness/journal.ts';
import { signIn } from '../harness/people.ts';
import type { ReplicaProcess } from '../../src/replica.ts';
import type { Tally } from '../harness/tally.ts';

const pages = [
  '/be-en/',
  '/be-nl/',
  '/be-en/loan-application/',
  '/api/v1/flows',
  '/search?q=loan',
  '/be-en/blog/',
  '/console/',
];

interface Sample {
  readonly memory: number;
  readonly handles: number;
  readonly connections: number;
}

/** People, visitors and colleagues for an hour: memory, handles and connections stay where they were. */
export const endurance: Experiment = {
  name: 'endurance',
  full: 60,
  unit: 'minutes of mixed load',
  async run(stage, minutes, tally) {
    const replica = await stage.replica();
    const sql = await stage.sql();
    const journal = new Journal();
    const end = Date.now() + minutes * 60_000;
    const isOver = () => Date.now() > end;
    const load = Promise.all([
      keepBusy(3, once(replica.url), journal, isOver),
      visit(replica, isOver, tally),
      work(replica, isOver, tally),
    ]);
    const samples: Sample[] = [];
    // A server compiles its code while it is first used: the first fifth does not count.
    await Promise.race([delay(minutes * 12_000), load]);
    while (!isOver()) {
      const { megabytes, handles } = replica.usage();
      const { rows } = await sql.query(
        'select count(*)::int as count from pg_stat_activity where datname = current_database()',
      );
      samples.push({ memory: megabytes, handles, connections: Number(rows[0]?.count) });
      await Promise.race([delay(1_000), load]);
    }
    await load;
    for (const [name, room] of [
      ['memory', 40],
      ['handles', 15],
      ['connections', 4],
    ] as const) {
      const third = Math.ceil(samples.length / 3);
      const [before, after] = [samples.slice(0, third), samples.slice(-third)].map((part) =>
        medianOf(part.map((one) => one[name])),
      );
      tally.set(name, `${Math.round(before ?? 0)} → ${Math.round(after ?? 0)}`);
      const most = (before ?? 0) * 1.1 + room;
      tally.claim((after ?? Number.POSITIVE_INFINITY) <= most, `${name} grew from ${before} to ${after}`);
    }
    await compareFiles(sql, stage.filesFolder, tally);
    await holdAgainst(journal, stage, tally, /^uploader/);
  },
};

/** Visitors look at pages. */
async function visit({ url }: ReplicaProcess, isOver: () => boolean, tally: Tally): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const { status } = await call(url, 'GET', pages[n % pages.length] ?? '/');
    tally.add('pages');
    tally.claim(status === 200, `${pages[n % pages.length]} was answered ${status}`);
    await delay(20);
  }
}

/** Applicants send documents, and colleagues sign in, search and leave. */
async function work({ url }: ReplicaProcess, isOver: () => boolean, tally: Tally): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const code = await atDocuments(once(url), `uploader${n}`);
    const { status } = await uploadFile(url, code, [{ name: 'payslip.jpg', content: picture(50_000) }]);
    tally.claim(status === 200, `an upload was answered ${status}`);
    const cookie = await signIn(url);
    const found = await call(url, 'GET', `/api/v1/applications?q=uploader${n}`, { cookie });
    tally.claim(found.status === 200, `a search was answered ${found.status}`);
    const stream = new AbortController();
    await fetch(`${url}/api/v1/transitions/stream`, { headers: { cookie }, signal: stream.signal });
    stream.abort();
    await call(url, 'DELETE', '/api/v1/session', { cookie });
    tally.add('uploads, sign-ins and streams');
    await delay(200);
  }
}
