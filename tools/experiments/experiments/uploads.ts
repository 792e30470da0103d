import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { atDocuments, loanBase, once } from '../harness/applicant.ts';
import { call, insist, member } from '../harness/call.ts';
import { compareFiles, documentsIn, filesIn, picture, uploadFile, uploadPath } from '../harness/documents.ts';
import { verifyLogs, type Experiment } from '../harness/experiment.ts';
import { startProbe } from '../harness/probe.ts';
import type { ReplicaProcess } from '../../src/replica.ts';
import type { Stage } from '../harness/stage.ts';
import type { Tally } from '../harness/tally.ts';

const megabyte = 1024 * 1024;

/** Files that are too much, two things at once, cut off or killed in the middle: what is stored is what rows name. */
export const uploads: Experiment = {
  name: 'uploads',
  full: 100,
  unit: 'uploads of each kind, and a stream of 10 GB for each ten of them',
  async run(stage, amount, tally) {
    const replica = await stage.replica();
    await oddFiles(replica, tally);
    const probe = startProbe(replica.url);
    for (let n = 0; n < Math.max(1, amount / 10); n += 1) await endless(replica, tally);
    for (let n = 0; n < amount; n += 1) await cutOff(replica, stage, tally);
    await probe.end(tally, 500);
    for (let n = 0; n < amount; n += 1) await killed(replica, stage, tally);
    await sweep(stage);
    await compareFiles(await stage.sql(), stage.filesFolder, tally);
    await verifyLogs(stage, tally);
  },
};

const png = (width: number, height: number, data: Buffer): Buffer => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(content.length);
    return Buffer.concat([head, Buffer.from(type), content, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** What is more than it looks like is refused, or given back as nothing but what it was taken for. */
async function oddFiles({ url }: ReplicaProcess, tally: Tally): Promise<void> {
  const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), deflateSync(Buffer.alloc(megabyte))]);
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const odd: readonly (readonly [what: string, content: Buffer])[] = [
    ['a zip', zip],
    ['a page', html],
    ['a picture that is a script', Buffer.concat([Buffer.from('GIF89a/*'), html])],
    ['a picture of 4 billion points', png(65_535, 65_535, deflateSync(Buffer.alloc(megabyte)))],
    ['a picture with a page behind it', Buffer.concat([picture(500), html])],
    ['a picture with a zip behind it', Buffer.concat([picture(500), zip])],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), randomBytes(500)])],
    ['a paper that is a page', Buffer.concat([Buffer.from('%PDF-1.7\n'), html, Buffer.from('\n%%EOF')])],
    ['nothing', Buffer.alloc(0)],
  ];
  for (const [what, content] of odd) {
    const code = await atDocuments(once(url));
    const answer = await uploadFile(url, code, [{ name: '../../x.html\u202e', content }]);
    tally.add(answer.status === 200 ? 'odd files taken' : 'odd files refused');
    tally.claim(answer.status < 500, `${what} was answered ${answer.status}`);
    const [document] = documentsIn(answer);
    if (document === undefined) continue;
    const id = String(member(document, 'id'));
    const back = await call(url, 'GET', `${loanBase}/downloadDocument?id=${id}&code=${code}`);
    const type = back.headers.get('content-type') ?? '';
    tally.claim(/^(image\/(png|jpeg)|application\/pdf)$/.test(type), `${what} is given back as ${type}`);
    tally.claim(
      back.headers.get('content-disposition')?.startsWith('attachment') === true,
      `${what} is shown, not saved`,
    );
    tally.claim(back.headers.get('x-content-type-options') === 'nosniff', `${what} may be taken for something else`);
  }
}

/** Sends the beginning of a form, and pieces of a picture until it may not go on; answers the status, 0 when it was cut off, and the bytes. */
function stream(url: string, code: string, bytes: number, leave = false): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0;
    let isOver = false;
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': randomUUID() };
    const call = request(url + uploadPath(code), { method: 'POST', headers }, (answer) => {
      isOver = true;
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, sent }));
      answer.once('error', () => resolve({ status: answer.statusCode ?? 0, sent }));
    });
    call.once('error', () => {
      isOver = true;
      resolve({ status: 0, sent });
    });
    call.write('--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\npayslip\r\n');
    call.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n');
    const piece = Buffer.concat([picture(megabyte)]);
    const more = (): void => {
      if (isOver) return;
      if (sent >= bytes) return void (leave ? call.destroy() : call.end('\r\n--x--\r\n'));
      sent += piece.length;
      if (call.write(piece)) setImmediate(more);
      else call.once('drain', more);
    };
    more();
  });
}

/** Ten gigabytes: the server says that it is too much long before, and keeps nothing of it. */
async function endless({ url }: ReplicaProcess, tally: Tally): Promise<void> {
  const code = await atDocuments(once(url));
  const { status, sent } = await stream(url, code, 10 * 1024 * megabyte);
  tally.add('endless streams');
  tally.most('read of one MB', sent / megabyte);
  tally.claim(status === 413 || status === 0, `a stream of 10 GB was answered ${status}`);
  tally.claim(sent < 1024 * megabyte, `${Math.round(sent / megabyte)} MB of a stream of 10 GB were read`);
}

/** The sender goes away in the middle: nothing of it is stored. */
async function cutOff({ url }: ReplicaProcess, { random }: Stage, tally: Tally): Promise<void> {
  const code = await atDocuments(once(url));
  await stream(url, code, random.between(1, 8) * megabyte, true);
  const shown = await call(url, 'GET', `${loanBase}/getDocuments?code=${code}`);
  tally.add('cut off');
  tally.claim(shown.status === 200 && documentsIn(shown).length === 0, 'half a document is shown');
}

/** The API is killed while it stores: the same request, sent again, stores each document once. */
async function killed(replica: ReplicaProcess, { random }: Stage, tally: Tally): Promise<void> {
  const code = await atDocuments(once(replica.url));
  const files = [1, 2, 3].map((n) => ({ name: `${n}.jpg`, content: picture(random.between(1, 3) * megabyte) }));
  const key = randomUUID();
  const first = uploadFile(replica.url, code, files, key).catch(() => undefined);
  await delay(random.between(5, 250));
  await replica.kill();
  if ((await first)?.status === 200) tally.add('answered before the kill');
  await replica.start();
  const again = await insist(() => uploadFile(replica.url, code, files, key));
  tally.add('killed');
  tally.claim(again.status === 200, `the same upload after a kill was answered ${again.status}`);
  const count = documentsIn(await call(replica.url, 'GET', `${loanBase}/getDocuments?code=${code}`)).length;
  tally.claim(count === files.length, `${count} documents are stored of ${files.length}`);
}

/** Lets the sweep run as if two hours had passed, and waits until it has. */
async function sweep(stage: Stage): Promise<void> {
  const sql = await stage.sql();
  await sql.query(`update file_key set unsettled_since = unsettled_since - interval '2 hours'`);
  await sql.query(`insert into jobs.job (name) values ('unnamed-files'), ('abandoned-documents')`);
  const waiting = `select 1 from jobs.job where name in ('unnamed-files', 'abandoned-documents') and state < 'completed'`;
  for (let n = 0; n < 60 && (await sql.query(waiting)).rowCount !== 0; n += 1) await delay(500);
  if (filesIn(stage.filesFolder).length === 0) throw new Error('The sweep left nothing at all.');
}
