import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { atDocuments, createLoan } from '../../testing/loan-sample.js';
import { calledDuring } from '../../testing/lock-waits.js';
import { startApi, type TestApi } from '../../testing/start-api.js';
import {
  digest,
  documentsOf as documentsIn,
  loanAddress as base,
  uploadDocuments,
} from '../../testing/document-upload.js';
import { filesIn, png, type FormFile } from '../../testing/small-files.js';

const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  randomBytes(100),
  Buffer.from('ffd9', 'hex'),
]);

let api: TestApi;
let folder: string;
let pdf: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statewise-documents-'));
  pdf = await drawDocument({ title: 'Payslip', language: 'en', blocks: [{ kind: 'paragraph', text: 'Net: 2 800' }] });
  api = await startApi({ FILES_DIR: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const upload = (code: string, files: readonly FormFile[], type = 'payslip', headers: Record<string, string> = {}) =>
  uploadDocuments(api, code, files, type, headers);
const documentsOf = (code: string) => documentsIn(api, code);

it('stores what it recognises by content under a generated name and thanks the applicant', async () => {
  const { code } = await atDocuments(api);
  const { body } = await upload(code, [
    { content: pdf, name: '../../etc/loon brief é.pdf' },
    { content: png, name: 'page.exe' },
    { content: jpeg, name: 'photo' },
  ]).expect(200);
  expect(body).toMatchObject({
    success: true,
    status_type: 'payslip',
    status_value: 4,
    message: 'Your documents have arrived. Thank you.',
    application: { state: 'thankYou', payslip_status_id: 4 },
  });
  expect(body.documents).toMatchObject([
    {
      name: 'loon brief é.pdf',
      size: pdf.length,
      sha256: digest(pdf),
      content_type: 'application/pdf',
      document_type: 'payslip',
    },
    { name: 'page.exe', size: png.length, sha256: digest(png), content_type: 'image/png' },
    { name: 'photo', size: jpeg.length, sha256: digest(jpeg), content_type: 'image/jpeg' },
  ]);
  const more = await upload(code, [{ content: pdf }], 'invoice').expect(200);
  expect(more.body.application).toMatchObject({ state: 'thankYou', invoice_status_id: 4 });
  expect((await upload(code, [{ content: pdf }], 'identity').expect(200)).body).toMatchObject({
    status_type: null,
    status_value: 0,
  });
});

it('takes them for the version that the sender saw, where the address names one', async () => {
  const { code, version: seen } = await atDocuments(api);
  const { body } = await uploadDocuments(api, `${code}&version=${seen - 1}`, [{ content: png }], 'payslip').expect(409);
  expect(body.type).toBe('urn:statewise:problem:application:stale');
  await uploadDocuments(api, `${code}&version=first`, [{ content: png }], 'payslip').expect(422);
  expect(await documentsOf(code)).toEqual([]);
  await uploadDocuments(api, `${code}&version=${seen}`, [{ content: png }], 'payslip').expect(200);
});

it('gives a document back as an attachment to who holds the code, and to nobody else', async () => {
  const { code } = await atDocuments(api);
  const { body } = await upload(code, [{ content: png, name: "Ada's pay slip.png" }]).expect(200);
  const id = body.documents[0].id;
  const held = await api.http.get(`${base}/downloadDocument?id=${id}&code=${code}`).buffer(true).expect(200);
  expect(held.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': "attachment; filename*=UTF-8''Ada%27s%20pay%20slip.png",
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.compare(held.body, png)).toBe(0);
  const cookie = await api.signIn();
  await api.http.get(`${base}/downloadDocument?id=${id}`).set('Cookie', cookie).expect(404);
  const other = await atDocuments(api);
  await api.http.get(`${base}/downloadDocument?id=${id}&code=${other.code}`).expect(404);
  for (const query of [`id=${id}`, `id=${id}&code=`, `id=x&code=${code}`, `id=999999&code=${code}`, `code=${code}`])
    await api.http.get(`${base}/downloadDocument?${query}`).expect(404);
});

it('answers a repeated upload like the first and keeps the files once', async () => {
  const { code } = await atDocuments(api);
  const key = { 'Idempotency-Key': 'upload-once' };
  const first = await upload(code, [{ content: pdf }], 'payslip', key).expect(200);
  const stored = filesIn(folder);
  const again = await upload(code, [{ content: pdf }], 'payslip', key).expect(200);
  expect(again.body.documents).toEqual(first.body.documents);
  expect(filesIn(folder)).toEqual(stored);
  expect(await documentsOf(code)).toHaveLength(1);
});

it('takes two uploads at the same time', async () => {
  const { code } = await atDocuments(api);
  const answers = await Promise.all(
    ['payslip', 'invoice', 'identity', 'other'].map((type) => upload(code, [{ content: png }], type)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await documentsOf(code)).toHaveLength(4);
});

it('answers an upload again that is repeated after somebody has looked at its kind', async () => {
  const { code } = await atDocuments(api);
  const again = () => uploadDocuments(api, code, [{ content: pdf }], 'payslip', { 'Idempotency-Key': 'looked-at' });
  const { body } = await again().expect(200);
  await api.http
    .post(`/api/v1/applications/${code}/jump`)
    .set('Cookie', await api.signIn())
    .send({ state: 'stepThree', reason: 'sent by mistake' })
    .expect(200);
  await uploadDocuments(api, code, [{ content: pdf }]).expect(409);
  expect((await again().expect(200)).body).toEqual(body);
});

it('keeps what is said of a kind while another document of it comes as one is taken back', async () => {
  const { code } = await atDocuments(api);
  await upload(code, [{ content: pdf }]).expect(200);
  const [first] = await documentsOf(code);
  const removal = () => api.http.post(`${base}/removeDocument`).send({ code, id: first?.id });
  const { status } = await calledDuring(
    api,
    async (uploading) => {
      const [{ id }] = await uploading.query('select id from application where code_digest = $1 for update', [
        api.digestOf(code),
      ]);
      await uploading.query(
        `insert into document (application_id, document_type, name, content_type, size, sha256, file_name)
          select application_id, document_type, name, content_type, size, sha256, gen_random_uuid() from document where application_id = $1`,
        [id],
      );
    },
    removal,
  );
  expect(status).toBe(409);
  const { body } = await removal().expect(200);
  expect(body).toMatchObject({ documents: [{ document_type: 'payslip' }], application: { payslip_status_id: 4 } });
});

it('takes a document back until somebody has looked at it, with its file and the status of its kind', async () => {
  const { code } = await atDocuments(api);
  await upload(code, [{ content: pdf }]).expect(200);
  const [first] = await documentsOf(code);
  const before = filesIn(folder).length;
  const { body } = await api.http.post(`${base}/removeDocument`).send({ code, id: first?.id }).expect(200);
  expect(body).toMatchObject({ documents: [], application: { state: 'thankYou', payslip_status_id: 0 } });
  expect(filesIn(folder)).toHaveLength(before - 1);
  await api.http.post(`${base}/removeDocument`).send({ code, id: first?.id }).expect(404);
  await upload(code, [{ content: pdf }]).expect(200);
  const [second] = await documentsOf(code);
  const other = await createLoan(api);
  await api.http.post(`${base}/removeDocument`).send({ code: other.code, id: second?.id }).expect(404);
  await api.http
    .post(`/api/v1/applications/${code}/statuses`)
    .set('Cookie', await api.signIn())
    .send({ status_type: 'payslip', status_value: 1, reason: 'checked' })
    .expect(200);
  await api.http.post(`${base}/removeDocument`).send({ code, id: second?.id }).expect(409);
  expect(await documentsOf(code)).toHaveLength(1);
});
