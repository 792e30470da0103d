import { Readable } from 'node:stream';
import { Erasure } from '../retention/erasure.service.js';
import { Files } from '../platform/storage/files.js';
import { colleague } from '../testing/colleague.js';
import { createLoan } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';
import { AbandonedDocuments } from './abandoned-documents.js';
import { DocumentsRepository } from './documents.repository.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', RETENTION_DAYS: '30' });
});
afterAll(() => api.stop());

const idOf = async (code: string): Promise<string> =>
  (await api.database.query<{ id: string }[]>('select id from application where code = $1', [code]))[0]?.id ?? '';
const count = async (table: string): Promise<number> =>
  Number((await api.database.query<{ count: string }[]>(`select count(*) from ${table}`))[0]?.count);

async function withDocument(code: string): Promise<string> {
  const fileName = await api.app.get(Files, { strict: false }).put(Readable.from(['%PDF-1.4']));
  const applicationId = await idOf(code);
  const document = {
    applicationId,
    documentType: 'payslip',
    name: 'payslip.pdf',
    contentType: 'application/pdf',
    size: 8,
    sha256: 'a'.repeat(64),
    fileName,
    scannedClean: null,
  };
  await api.app.get(DocumentsRepository, { strict: false }).add([document], api.sql);
  return fileName;
}

it('gives an admin everything about a person and erases it with its files', async () => {
  const { code } = await createLoan(api);
  const fileName = await withDocument(code);
  const cookie = await api.signIn();
  const address = `/api/v1/applications/${code}`;
  await api.http.get(`${address}/export`).expect(401);
  await api.http.delete(address).expect(401);
  const { body } = await api.http.get(`${address}/export`).set('Cookie', cookie).expect(200);
  expect(body.transitions[0]).toMatchObject({ event: 'application.create', payload: { fields: expect.any(Object) } });
  await api.http.delete(address).set('Cookie', cookie).expect(202);
  await api.http
    .delete(address)
    .set('Cookie', await colleague(api, 'second@example.com'))
    .expect(204);
  await api.http.get(address).expect(404);
  for (const table of ['application', 'application_step', 'transition']) expect(await count(table)).toBe(0);
  expect(await api.app.get(AbandonedDocuments, { strict: false }).remove()).toBe(0);
  expect(await api.app.get(Files, { strict: false }).get(fileName)).toBeUndefined();
  expect(await count('document')).toBe(0);
});

it('erases what was left alone without a decision, and nothing else', async () => {
  const [{ code: old }, { code: decided }, { code: fresh }] = [
    await createLoan(api),
    await createLoan(api),
    await createLoan(api),
  ];
  await api.database.query(`update application set updated_at = now() - interval '31 days' where code in ($1, $2)`, [
    old,
    decided,
  ]);
  await api.database.query(`update application set facts = jsonb_set(facts, '{statuses,final}', '1') where code = $1`, [
    decided,
  ]);
  expect(await api.app.get(Erasure, { strict: false }).eraseUndecided()).toBe(1);
  expect(await idOf(old)).toBe('');
  expect(await idOf(decided)).not.toBe('');
  expect(await idOf(fresh)).not.toBe('');
});
