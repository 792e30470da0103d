import { Integer, OneOf } from '@statewise/fields';
import type { DocumentOfKind, Flow, FlowMigration } from '@statewise/flow';
import { loanApplicationFlow } from '@statewise/machines';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { documentsOf, loanAddress, uploadDocuments } from '../../testing/document-upload.js';
import { atDocuments } from '../../testing/loan-sample.js';
import { png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// A second release of the loan that never was: to it invoices are payslips, and it takes no other documents any more.

class OfSecond {
  @OneOf(['payslip', 'identity']) documentType: string;
}
class UploadedInSecond extends OfSecond {
  @Integer() count: number;
}
class RemovedInSecond extends OfSecond {
  @Integer() left: number;
}

const present = { ...loanApplicationFlow };
const { 'documents.uploaded': uploaded, 'documents.removed': removed, ...others } = present.events;

const moved = (one: DocumentOfKind): DocumentOfKind[] => {
  if (one.kind === 'other') return [];
  return [one.kind === 'invoice' ? { ...one, kind: 'payslip' } : one];
};

const seen: (readonly DocumentOfKind[])[] = [];
const moving: FlowMigration = ({ documents = [], ...stored }) => {
  seen.push(documents);
  return { ...stored, documents: documents.flatMap(moved) };
};

/** Makes the flow of this process its second release, as a replica of it would have it. */
function serveSecond(): void {
  const second: Pick<Flow, 'version' | 'events' | 'migrations'> = {
    version: 2,
    events: {
      ...others,
      ...(uploaded && { 'documents.uploaded': { ...uploaded, payload: UploadedInSecond } }),
      ...(removed && { 'documents.removed': { ...removed, payload: RemovedInSecond } }),
    },
    migrations: { 1: moving },
  };
  Object.assign(loanApplicationFlow, second);
}

let api: TestApi;
let cookie: string;
let maintenance: FlowMaintenance;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
  maintenance = api.app.get(FlowMaintenance, { strict: false });
});
beforeEach(() => void seen.splice(0));
afterEach(async () => {
  Object.assign(loanApplicationFlow, present);
  await api.database.query('truncate application cascade');
});
afterAll(() => api.stop());

/** An application of the first release with a document of each kind, under the name of its kind. */
async function withDocuments(): Promise<{ readonly code: string; readonly id: string }> {
  const { code } = await atDocuments(api);
  for (const kind of ['payslip', 'invoice', 'identity', 'other'])
    await uploadDocuments(api, code, [{ content: png, name: `${kind}.png` }], kind).expect(200);
  const [{ public_id: id }] = await api.database.query<[{ public_id: string }]>(
    'select public_id from application where code_digest = $1',
    [api.digestOf(code)],
  );
  return { code, id };
}

const asStaff = async (path: string) =>
  (await api.http.get(`/api/v1/applications/${path}`).set('Cookie', cookie).expect(200)).body;
const kinds = (documents: readonly object[]) =>
  documents.map((one) =>
    'name' in one && 'document_type' in one ? [one.name, one.document_type, 'set_aside' in one && one.set_aside] : [],
  );

const counting = [
  ['payslip.png', 'payslip', false],
  ['invoice.png', 'payslip', false],
  ['identity.png', 'identity', false],
];
const all = [...counting, ['other.png', 'other', true]];

async function expectMoved({ code, id }: { readonly code: string; readonly id: string }): Promise<void> {
  expect(kinds(await documentsOf(api, code))).toEqual(counting);
  expect(kinds((await asStaff(`${id}/documents`)).documents)).toEqual(all);
  expect(kinds((await asStaff(`${id}/export`)).documents)).toEqual(all);
  expect(await asStaff(`${id}/verification`)).toMatchObject({ holds: true, end: [] });
}

it('shows documents as a migration will move them at once, and keeps them so: none is lost, and their seals hold', async () => {
  const application = await withDocuments();
  serveSecond();
  await expectMoved(application);
  expect(seen[0]?.map(({ kind }) => kind)).toEqual(['payslip', 'invoice', 'identity', 'other']);
  seen.splice(0);
  const listed = await api.http.get('/api/v1/applications').set('Cookie', cookie).expect(200);
  expect(listed.body.applications).toMatchObject([{ id: application.id, flow_version: 1 }]);
  expect(new Set(seen.map((documents) => documents.length))).toEqual(new Set([4]));
  expect(await maintenance.verify()).toMatchObject({ checked: 1, awaiting: 1, divergences: [] });
  expect(await maintenance.migrate()).toEqual({ migrated: 1, left: [] });
  await expectMoved(application);
  expect(await maintenance.verify()).toEqual({ checked: 1, older: 0, newer: 0, divergences: [] });
});

it('moves them with the next upload, and lets one be taken back under its new kind', async () => {
  const { code, id } = await withDocuments();
  serveSecond();
  await uploadDocuments(api, code, [{ content: png }], 'invoice').expect(422);
  await uploadDocuments(api, code, [{ content: png, name: 'later.png' }], 'payslip').expect(200);
  const rows = 'select document_type, present_type, is_set_aside from document order by id';
  expect(await api.database.query(rows)).toEqual([
    { document_type: 'payslip', present_type: null, is_set_aside: false },
    { document_type: 'invoice', present_type: 'payslip', is_set_aside: false },
    { document_type: 'identity', present_type: null, is_set_aside: false },
    { document_type: 'other', present_type: null, is_set_aside: true },
    { document_type: 'payslip', present_type: null, is_set_aside: false },
  ]);
  const [, second] = await documentsOf(api, code);
  const other = (await asStaff(`${id}/documents`)).documents.find(({ name }: { name: string }) => name === 'other.png');
  const remove = (document: string) => api.http.post(`${loanAddress}/removeDocument`).send({ code, id: document });
  await remove(other.id).expect(404);
  await api.http.get(`${loanAddress}/downloadDocument?code=${code}&id=${other.id}`).expect(200);
  await remove(second?.id ?? '').expect(200);
  expect(await asStaff(`${id}/verification`)).toMatchObject({ holds: true, end: [] });
  await api.database.query(`delete from document where name = 'other.png'`);
  expect((await asStaff(`${id}/verification`)).end).toEqual(['documents']);
});

it.each([`present_type = 'identity'`, 'present_type = null', 'is_set_aside = true'])(
  'shows a document of which its row says another thing than the migration: %s',
  async (change) => {
    const { id } = await withDocuments();
    serveSecond();
    await maintenance.migrate();
    const [{ id: document }] = await api.database.query<[{ id: string }]>(
      `select id from document where name = 'invoice.png'`,
    );
    await api.database.query(`update document set ${change} where id = $1`, [document]);
    expect((await asStaff(`${id}/verification`)).end).toEqual([`document ${document}`]);
  },
);

it('leaves documents of a newer release to a replica of that, which finds what an older one took until then', async () => {
  const [one, other] = [await withDocuments(), await withDocuments()];
  serveSecond();
  await uploadDocuments(api, one.code, [{ content: png }], 'payslip').expect(200);
  Object.assign(loanApplicationFlow, present);
  const list = await api.http.get(`${loanAddress}/getDocuments?code=${one.code}`).expect(503);
  expect(Number(list.headers['retry-after'])).toBeGreaterThan(0);
  await api.http.get(`/api/v1/applications/${one.id}/documents`).set('Cookie', cookie).expect(503);
  await uploadDocuments(api, other.code, [{ content: png, name: 'late.png' }], 'other').expect(200);
  serveSecond();
  expect(kinds(await documentsOf(api, one.code))).toHaveLength(4);
  expect(kinds((await asStaff(`${other.id}/documents`)).documents)).toEqual([...all, ['late.png', 'other', true]]);
});
