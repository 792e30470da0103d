import { Readable } from 'node:stream';
import { Files } from '@statewise/server/platform/storage/files.js';
import { uploadDocuments } from '../../testing/document-upload.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { brokenOff, png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What the log of an application does not tell of is verified all the same: its codes and its documents.

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

interface Row {
  readonly id: string;
  readonly public_id: string;
}

async function rowOf(code: string): Promise<Row> {
  const [row] = await api.database.query<[Row]>('select id, public_id from application where code_digest = $1', [
    api.digestOf(code),
  ]);
  return row;
}

async function withDocument(): Promise<Row & { readonly code: string; readonly document: string }> {
  const { code } = await atDocuments(api);
  const uploaded = await uploadDocuments(api, code, [{ content: png, name: 'payslip.png' }]).expect(200);
  return { ...(await rowOf(code)), code, document: uploaded.body.documents[0].id };
}

const verdict = async ({ public_id }: Row) =>
  (await api.http.get(`/api/v1/applications/${public_id}/verification`).set('Cookie', cookie).expect(200)).body;

it('finds documents and codes as they were', async () => {
  expect(await verdict(await withDocument())).toMatchObject({ holds: true, end: [] });
});

it.each(['name = $2', 'document_type = $2', 'content_type = $2', 'file_name = $2', 'sha256 = repeat($2, 64)'])(
  'shows a row of a document with another %s',
  async (change) => {
    const application = await withDocument();
    const { document } = application;
    await api.database.query(`update document set ${change} where id = $1`, [document, 'x']);
    expect(await verdict(application)).toMatchObject({ holds: false, end: [`document ${document}`] });
  },
);

it('shows a document that was moved to another application, and a file that is gone', async () => {
  const [one, other] = [await withDocument(), await withDocument()];
  await api.database.query('update document set application_id = $2 where id = $1', [one.document, other.id]);
  expect((await verdict(other)).end).toEqual([`document ${one.document}`]);
  expect((await verdict(one)).end).toEqual(['documents']);
  const [{ file_name: file }] = await api.database.query<[{ file_name: string }]>(
    'select file_name from document where id = $1',
    [other.document],
  );
  await api.app.get(Files, { strict: false }).remove(file);
  expect((await verdict(other)).end).toEqual([`document ${one.document}`, `document ${other.document}`]);
});

it('shows that a row of a document is gone, not one that was taken back', async () => {
  const { code, document, ...application } = await withDocument();
  const { body } = await uploadDocuments(api, code, [{ content: png, name: 'second.png' }]).expect(200);
  const removal = { code, id: body.documents[0].id };
  await api.http.post('/consumer-loans-application/api/removeDocument').send(removal).expect(200);
  expect(await verdict(application)).toMatchObject({ holds: true, end: [] });
  await api.database.query('delete from document where id = $1', [document]);
  expect(await verdict(application)).toMatchObject({ holds: false, end: ['documents'] });
});

it.each(['payslip', 'other'])('logs a further %s, so that it is known when its row is gone', async (kind) => {
  const { code, ...application } = await withDocument();
  const { body } = await uploadDocuments(api, code, [{ content: png, name: 'more.png' }], kind).expect(200);
  const log = await api.http.get(`/api/v1/applications/${code}/transitions?event=documents.uploaded`).expect(200);
  expect(log.body.transitions).toHaveLength(2);
  expect(await verdict(application)).toMatchObject({ holds: true, end: [] });
  await api.database.query('delete from document where id = $1', [body.documents[0].id]);
  expect(await verdict(application)).toMatchObject({ holds: false, end: ['documents'] });
});

it('knows a document that was taken back beside others of its kind, and one that no status waits for', async () => {
  const { code, ...application } = await withDocument();
  const two = [1, 2].map((n) => ({ content: png, name: `${n}.png` }));
  for (const kind of ['payslip', 'other']) {
    const { body } = await uploadDocuments(api, code, two, kind).expect(200);
    const removal = { code, id: body.documents[0].id };
    await api.http.post('/consumer-loans-application/api/removeDocument').send(removal).expect(200);
    expect(await verdict(application)).toMatchObject({ holds: true, end: [] });
  }
});

it('knows that one of two documents was taken back that came at once', async () => {
  const { code } = await atDocuments(api);
  const two = [1, 2].map((n) => ({ content: png, name: `${n}.png` }));
  const { body } = await uploadDocuments(api, code, two).expect(200);
  const removal = { code, id: body.documents[0].id };
  await api.http.post('/consumer-loans-application/api/removeDocument').send(removal).expect(200);
  expect(await verdict(await rowOf(code))).toMatchObject({ holds: true, end: [] });
});

it('shows a file with other content under the same name', async () => {
  const application = await withDocument();
  const files = api.app.get(Files, { strict: false });
  const [{ file_name: file }] = await api.database.query<[{ file_name: string }]>(
    'select file_name from document where id = $1',
    [application.document],
  );
  await files.remove(file);
  await files.put(Readable.from(['%PDF-1.4 another']), file);
  expect((await verdict(application)).end).toEqual([`document ${application.document}`]);
});

it('says nothing of a document whose store breaks off in the middle of it', async () => {
  const { public_id } = await withDocument();
  const files = api.app.get(Files, { strict: false });
  const reading = jest.spyOn(files, 'get').mockResolvedValue(brokenOff('half'));
  await api.http.get(`/api/v1/applications/${public_id}/verification`).set('Cookie', cookie).expect(503);
  reading.mockRestore();
});

it('checks a document that is older than seals by the hash of its file', async () => {
  const application = await withDocument();
  await api.database.query('update document set seal = null, name = $2 where id = $1', [application.document, 'a.pdf']);
  expect(await verdict(application)).toMatchObject({ holds: true });
});

it.each(['code_digest', 'admin_code_digest'])('shows a %s of another code', async (column) => {
  const application = await withDocument();
  await api.database.query(`update application set ${column} = $2 where id = $1`, [
    application.id,
    api.digestOf('7K3M9QWX2TRB'),
  ]);
  expect(await verdict(application)).toMatchObject({ holds: false, end: ['codes'] });
  await api.database.query('delete from application where id = $1', [application.id]);
});

it('shows codes that were sealed for another application', async () => {
  const [one, other] = [await withDocument(), await withDocument()];
  await api.database.query(
    'update application set sealed_codes = (select sealed_codes from application where id = $2) where id = $1',
    [one.id, other.id],
  );
  await expect(verdict(other)).resolves.toMatchObject({ holds: true });
  expect(await verdict(one)).toMatchObject({ holds: false, end: ['codes'] });
});
