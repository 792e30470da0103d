import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@statewise/server/testing/eventually.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { documentsOf, loanAddress as base } from '../../testing/document-upload.js';
import { filesIn } from '../../testing/small-files.js';

const pdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000)]);

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-forms-'));
  api = await startApi({ FILES_DIR: folder, WORKER: 'off' });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

it('leaves no file and no connection of a client that goes away after its last byte', async () => {
  const { code } = await atDocuments(api);
  const before = filesIn(folder).length;
  const connections = (): Promise<number> =>
    new Promise((resolve) => {
      api.app.getHttpServer().getConnections((_error: unknown, count: number) => resolve(count));
    });
  const open = await connections();
  const form = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'),
    pdf(),
    Buffer.from('\r\n--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\npayslip\r\n--x--\r\n'),
  ]);
  const head = `POST ${base}/uploadDocuments?code=${code} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${form.length}\r\n\r\n`;
  for (let n = 0; n < 20; n += 1)
    await new Promise<void>((resolve) => {
      const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1', () => {
        socket.write(Buffer.concat([Buffer.from(head), form]), () => socket.destroy());
      });
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
    });
  await eventually(async () => {
    expect(filesIn(folder).some((name) => name.endsWith('.part'))).toBe(false);
    expect(filesIn(folder)).toHaveLength(before + (await documentsOf(api, code)).length);
  });
  await eventually(async () => expect(await connections()).toBeLessThanOrEqual(open));
});

it('answers a form behind whose end something still follows', async () => {
  const { code } = await atDocuments(api);
  const form = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\npayslip\r\n'),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'),
    pdf(),
    Buffer.from('\r\n--x--\r\nand on it goes'),
    Buffer.alloc(200_000, 'x'),
  ]);
  const { status } = await fetch(`${api.url}${base}/uploadDocuments?code=${code}`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: form,
    signal: AbortSignal.timeout(10_000),
  });
  expect([200, 400]).toContain(status);
});

it.each([3_000, 70_000, 3_000_000])('refuses two forms in one upload at once, the second of %d bytes', async (size) => {
  const { code } = await atDocuments(api);
  const before = filesIn(folder).length;
  const form = (content: Buffer) => [
    Buffer.from('--x\r\nContent-Disposition: form-data; name="document_type"\r\n\r\npayslip\r\n'),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ];
  const { status } = await fetch(`${api.url}${base}/uploadDocuments?code=${code}`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([...form(pdf()), ...form(Buffer.concat([pdf(), randomBytes(size)]))]),
    signal: AbortSignal.timeout(5_000),
  });
  expect(status).toBe(400);
  await eventually(async () => expect(filesIn(folder)).toHaveLength(before));
  expect(await documentsOf(api, code)).toEqual([]);
});

it('ends a connection whose form is none, before all that it announced has come', async () => {
  const { code } = await atDocuments(api);
  const started = Date.now();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1', () => {
      socket.write(
        `POST ${base}/uploadDocuments?code=${code} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 9000000\r\n\r\n--x`,
      );
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(Date.now() - started).toBeLessThan(25_000);
});
