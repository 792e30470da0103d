import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { eventually } from '@statewise/server/testing/eventually.js';
import { atDocuments, createLoan } from '../../testing/loan-sample.js';
import { encryptedPdfs } from '@statewise/server/testing/encrypted-pdfs.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import { digest, expectNothingKept, loanAddress as base, uploadDocuments } from '../../testing/document-upload.js';
import { filesIn, png, type FormFile } from '../../testing/small-files.js';

const megabyte = 1024 * 1024;

let api: TestApi;
let folder: string;
let pdf: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-refused-'));
  pdf = await drawDocument({ title: 'Payslip', language: 'en', blocks: [{ kind: 'paragraph', text: 'Net: 2 800' }] });
  api = await startApi({ FILES_DIR: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const upload = (code: string, files: readonly FormFile[], type = 'payslip', headers: Record<string, string> = {}) =>
  uploadDocuments(api, code, files, type, headers);
const expectNothing = (code: string, work: () => Promise<unknown>) => expectNothingKept(api, folder, code, work);

it('E19: refuses a PDF with a script in it, says why, and keeps nothing of it', async () => {
  const { code } = await atDocuments(api);
  const script = Buffer.from(
    '%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj\n%%EOF',
  );
  await expectNothing(code, async () => {
    const { body } = await upload(code, [{ content: pdf }, { content: script }]).expect(422);
    expect(body).toMatchObject({ type: 'urn:statewise:problem:document:active', errors: { files: ['format'] } });
    expect(body.detail).toContain('scripts');
  });
  await upload(code, [{ content: pdf }]).expect(200);
});

it('takes a PDF that its owner’s password protects, and refuses one that asks for a password, with a sentence of its own', async () => {
  const { code } = await atDocuments(api);
  const encrypted = (name: string) => ({ content: Buffer.from(encryptedPdfs[name] ?? '', 'base64') });
  await expectNothing(code, async () => {
    const { body } = await upload(code, [encrypted('locked-r6')]).expect(422);
    expect(body).toMatchObject({ type: 'urn:statewise:problem:document:locked', errors: { files: ['format'] } });
    expect(body.detail).toContain('password');
    const active = await upload(code, [encrypted('script-r6')]).expect(422);
    expect(active.body.type).toBe('urn:statewise:problem:document:active');
  });
  await upload(code, [encrypted('base-aes128')]).expect(200);
});

it.each([
  ['a text that calls itself a PDF', [{ content: Buffer.from('hello') }], 422, { files: ['format'] }],
  ['an empty file', [{ content: Buffer.alloc(0) }], 422, { files: ['format'] }],
  [
    'a program',
    [{ content: Buffer.concat([Buffer.from('MZ'), randomBytes(5_000)]), name: 'a.pdf' }],
    422,
    { files: ['format'] },
  ],
  ['one bad file after a good one', [{ content: png }, { content: Buffer.from('<svg/>') }], 422, { files: ['format'] }],
  ['another field', [{ content: png }, { content: png, field: 'extra' }], 422, { extra: ['unknown'] }],
  ['eleven files', Array.from({ length: 11 }, () => ({ content: png })), 422, { files: ['max'] }],
  ['no file', [], 422, { files: ['required'] }],
] as const)('keeps nothing of %s', async (_, files, status, errors) => {
  const { code } = await atDocuments(api);
  await expectNothing(code, async () => {
    const { body } = await upload(code, files).expect(status);
    expect(body).toMatchObject({ success: false, errors });
  });
});

it('takes ten megabytes and not one byte more', async () => {
  const { code } = await atDocuments(api);
  const large = Buffer.concat([png, Buffer.alloc(10 * megabyte - png.length)]);
  await expectNothing(code, async () =>
    expect(
      (await upload(code, [{ content: png }, { content: Buffer.concat([large, Buffer.alloc(1)]) }]).expect(413)).body
        .errors,
    ).toEqual({ files: ['max'] }),
  );
  expect((await upload(code, [{ content: large }]).expect(200)).body.documents).toMatchObject([
    { size: 10 * megabyte, sha256: digest(large) },
  ]);
});

it('asks for a known kind of document, in a form', async () => {
  const { code } = await atDocuments(api);
  await expectNothing(code, async () => {
    expect((await upload(code, [{ content: png }], '').expect(422)).body.errors).toEqual({
      document_type: ['required'],
    });
    expect((await upload(code, [{ content: png }], 'selfie').expect(422)).body.errors).toEqual({
      document_type: ['oneOf'],
    });
    expect(
      (
        await upload(code, [{ content: png }])
          .field('colour', 'red')
          .expect(422)
      ).body.errors,
    ).toEqual({ colour: ['unknown'] });
    for (const second of ['identity', 'payslip'])
      expect(
        (
          await upload(code, [{ content: png }])
            .field('document_type', second)
            .expect(422)
        ).body.errors,
      ).toEqual({ document_type: ['format'] });
    await api.http.post(`${base}/uploadDocuments?code=${code}`).send({ document_type: 'payslip' }).expect(415);
    await api.http
      .post(`${base}/uploadDocuments?code=${code}`)
      .set('Content-Type', 'multipart/form-data')
      .send('x')
      .expect(400);
    await api.http
      .post(`${base}/uploadDocuments?code=${code}`)
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-')
      .expect(400);
  });
});

it('refuses documents before the application was sent, and unknown codes', async () => {
  const { code } = await createLoan(api);
  const before = filesIn(folder);
  const { body } = await upload(code, [{ content: png }]).expect(409);
  expect(body.state).toBe('stepTwo');
  await upload('0000-0000-0000', [{ content: png }]).expect(404);
  expect(filesIn(folder)).toEqual(before);
});

it('keeps nothing when the sender goes away in the middle', async () => {
  const { code } = await atDocuments(api);
  await expectNothing(code, async () => {
    const call = open(`${api.url}${base}/uploadDocuments?code=${code}`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(5 * megabyte) },
    });
    call.on('error', () => undefined);
    call.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n');
    call.write(Buffer.concat([png, Buffer.alloc(megabyte)]));
    await eventually(async () => expect(filesIn(folder).some((name) => name.endsWith('.part'))).toBe(true));
    call.destroy();
    await eventually(async () => expect(filesIn(folder).some((name) => name.endsWith('.part'))).toBe(false));
  });
});
