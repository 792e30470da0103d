import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCrashableServer } from '../../src/postgres/server.ts';
import { atDocuments, once, persistent } from '../harness/applicant.ts';
import { compareFiles, picture, uploadFile } from '../harness/documents.ts';
import { whilePeopleSave, type Experiment } from '../harness/experiment.ts';
import { startProbe } from '../harness/probe.ts';
import type { Stage } from '../harness/stage.ts';
import { NotPossible, type Tally } from '../harness/tally.ts';

/**
 * Fills the disk of the files, then that of Postgres: refused callers are told to come back, and no acknowledged write
 * is lost.
 */
export const diskFull: Experiment = {
  name: 'disk-full',
  full: 10,
  unit: 'times full, for files and for Postgres',
  async run(stage, amount, tally) {
    await ofFiles(stage, amount, tally);
    await ofPostgres(stage, amount, tally);
  },
};

async function ofFiles(stage: Stage, amount: number, tally: Tally): Promise<void> {
  const disk = mountSmallDisk(stage, 24);
  const files = path.join(disk.folder, 'files');
  mkdirSync(files);
  const replica = await stage.replica({ env: { FILES_DIR: files, WORKER: 'off' } });
  const probe = startProbe(replica.url);
  const one = [{ name: 'payslip.jpg', content: picture(1_000_000) }];
  for (let n = 0; n < amount; n += 1) {
    const code = await atDocuments(once(replica.url));
    await disk.fill();
    const refused = await uploadFile(replica.url, code, one, 'same');
    tally.add(`a full disk of files answered ${refused.status}`);
    tally.claim(refused.status === 503, `a full disk of files was answered ${refused.status}`);
    tally.claim(refused.status !== 503 || refused.headers.has('retry-after'), 'nobody says when to come back');
    disk.free();
    const taken = await uploadFile(replica.url, code, one, 'same');
    tally.claim(taken.status === 200, `with room again an upload was answered ${taken.status}`);
  }
  await probe.end(tally, 2_000);
  await compareFiles(await stage.sql(), files, tally);
  tally.claim((await replica.stop()) === 0, 'the API did not live through a full disk of files');
}

async function ofPostgres(stage: Stage, amount: number, tally: Tally): Promise<void> {
  const disk = mountSmallDisk(stage, 220);
  const home = mkdtempSync(path.join(disk.folder, 'postgres-'));
  const settings = ['fsync=off', 'min_wal_size=32MB', 'max_wal_size=48MB', 'wal_keep_size=0'];
  const server = await startCrashableServer(home, settings);
  stage.undoing(() => server.stop());
  stage.databaseUrl = server.url;
  const replica = await stage.replica({ env: { WORKER: 'off' } });
  const send = persistent(() => replica.url, tally, 'by a full disk of Postgres');
  await whilePeopleSave(stage, tally, { count: 6, send }, async (people) => {
    for (let n = 0; n < amount; n += 1) {
      await people.workFor(1_000);
      await disk.fill();
      await people.workFor(4_000);
      disk.free();
      await recover(server);
      tally.add('times full');
    }
  });
}

/** Postgres ends itself when its log finds no room, as a service manager would start it again. */
async function recover(server: Awaited<ReturnType<typeof startCrashableServer>>): Promise<void> {
  try {
    process.kill(server.pid, 0);
  } catch {
    await server.restart();
  }
}

/** Mounts a disk that is gone when the experiment ends; only root may, and not everywhere. */
function mountSmallDisk(stage: Stage, megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'statewise-disk-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    remove();
    throw new NotPossible(
      `a small disk cannot be mounted by this account: ${(made.stderr || String(made.error)).trim()}`,
    );
  }
  stage.afterwards(() => {
    spawnSync('umount', ['-l', folder]);
    remove();
  });
  const ballast = path.join(folder, 'ballast');
  return { folder, fill: () => fill(ballast), free: () => rmSync(ballast, { force: true }) };
}

async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'a');
  try {
    for (let size = 1024 * 1024; size >= 512; size /= 2)
      while (
        await file.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
  } finally {
    await file.close();
  }
}
