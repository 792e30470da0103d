import { Readable } from 'node:stream';
import { Erasure } from '@statewise/server/retention/erasure.service.js';
import { Files } from '@statewise/server/platform/storage/files.js';
import { AbandonedDocuments } from '@statewise/server/documents/abandoned-documents.js';
import { DocumentsRepository } from '@statewise/server/documents/documents.repository.js';
import { colleague } from '../../testing/colleague.js';
import { createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off', RETENTION_DAYS: '30', SINGLE_ADMIN: 'off' });
});
afterAll(() => api.stop());

const idOf = async (code: string): Promise<string> =>
  (
    await api.database.query<{ id: string }[]>('select id from application where code_digest = $1', [
      api.digestOf(code),
    ])
  )[0]?.id ?? '';
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
    seal: null,
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
  const { proposal } = (await api.http.delete(address).set('Cookie', cookie).expect(202)).body;
  await api.http
    .delete(address)
    .set('Cookie', await colleague(api, 'second@example.com'))
    .send({ hash: proposal.hash })
    .expect(204);
  await api.http.get(address).expect(404);
  for (const table of ['application', 'application_step', 'transition']) expect(await count(table)).toBe(0);
  expect(await api.app.get(AbandonedDocuments, { strict: false }).remove()).toBe(0);
  expect(await api.app.get(Files, { strict: false }).get(fileName)).toBeUndefined();
  expect(await count('document')).toBe(0);
});

it('removes the files behind one that cannot be removed, and fails at the end', async () => {
  const remove = () => api.app.get(AbandonedDocuments, { strict: false }).remove();
  const stuck = await withDocument((await createLoan(api)).code);
  const next = await withDocument((await createLoan(api)).code);
  await api.database.query('select erase_applications(array(select id from application))');
  await api.database.query(`alter table file_key add constraint stuck check (file_name <> '${stuck}') not valid`);
  await expect(remove()).rejects.toThrow('stuck');
  expect(await api.app.get(Files, { strict: false }).get(next)).toBeUndefined();
  expect(await count('document')).toBe(1);
  await api.database.query('alter table file_key drop constraint stuck');
  expect(await remove()).toBe(1);
});

describe('retention', () => {
  const touched = async (days: number, statuses: object = {}): Promise<string> => {
    const { code } = await createLoan(api);
    await api.database.query(
      `update application set updated_at = now() - make_interval(days => $2),
         facts = jsonb_set(facts, '{statuses}', (facts->'statuses') || $3::jsonb) where code_digest = $1`,
      [api.digestOf(code), days, JSON.stringify(statuses)],
    );
    return code;
  };
  const eraseDue = () => api.app.get(Erasure, { strict: false }).eraseDue();
  const isThere = async (code: string) => (await idOf(code)) !== '';

  it('erases each kind of application when its own time is over, counted from when it was last touched', async () => {
    const risk = { risk: 2 };
    const accepted = { application: 5, risk: 1, final: 1 };
    const kept = [await touched(0), await touched(29), await touched(364, risk), await touched(3_652, accepted)];
    const due = [await touched(31), await touched(366, risk), await touched(366, { final: 3 })];
    due.push(await touched(366, { application: 5 }), await touched(3_654, accepted));
    expect(await eraseDue()).toBe(due.length);
    for (const code of kept) expect(await isThere(code)).toBe(true);
    for (const code of due) expect(await isThere(code)).toBe(false);
  });

  it('keeps an application beside which somebody typed since, though nothing was saved', async () => {
    const code = await touched(31);
    await api.http
      .put(`/api/v1/applications/${code}/drafts/2`)
      .send({ fields: { city: 'Val' } })
      .expect(204);
    expect(await eraseDue()).toBe(0);
    expect(await isThere(code)).toBe(true);
  });

  it('keeps an application whose save commits while others are erased', async () => {
    const [code, due] = [await touched(31), await touched(31)];
    await api.sql.transaction(async ({ client }) => {
      await client.query('update application set updated_at = now() where code_digest = $1', [api.digestOf(code)]);
      expect(await eraseDue()).toBe(1);
    });
    expect(await isThere(due)).toBe(false);
    expect(await eraseDue()).toBe(0);
    expect(await isThere(code)).toBe(true);
  });

  it('looks again when a contract is over where another state, or another period, makes it due sooner', async () => {
    const reset = (code: string, assignment: string) =>
      api.database.query(`update application set ${assignment} where code_digest = $1`, [api.digestOf(code)]);
    const lookAt = async (code: string): Promise<Date | undefined> =>
      (await api.database.query('select due_at from application where code_digest = $1', [api.digestOf(code)]))[0]
        ?.due_at;
    const contract = await touched(40, { application: 5, risk: 1, final: 1 });
    expect(await eraseDue()).toBe(0);
    expect((await lookAt(contract))?.getTime()).toBeGreaterThan(Date.now() + 3_600 * 86_400_000);
    await reset(
      contract,
      `facts = jsonb_set(facts, '{statuses}', (facts->'statuses') || '{"application": 0, "risk": 0, "final": 0}')`,
    );
    expect(await eraseDue()).toBe(1);
    const unsent = await touched(20);
    expect(await eraseDue()).toBe(0);
    const shorter = await startApi({ WORKER: 'off', DATABASE_URL: api.databaseUrl, RETENTION_DAYS: '10' });
    await shorter.app.get(Erasure, { strict: false }).eraseDue();
    await shorter.stop();
    expect(await isThere(unsent)).toBe(false);
  });
});
