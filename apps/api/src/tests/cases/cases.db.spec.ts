import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { statusTypes } from '@statewise/contract';
import { statusTypes as tracked } from '@statewise/machines';
import { drawDocument } from '@statewise/server/platform/pdf/draw-document.js';
import { Mail } from '@statewise/server/platform/mail/mail.js';
import { colleague, programOf } from '../../testing/colleague.js';
import { atDocuments, createLoan } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let admin: string;
let second: string;
let staff: string;
let files: string;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'statewise-cases-'));
  api = await startApi({ WORKER: 'off', FILES_DIR: files });
  admin = await api.signIn();
  second = await colleague(api, 'second@example.com');
  staff = await colleague(api, 'maria@example.com', 'staff');
});
afterAll(async () => {
  await api.stop();
  await rm(files, { recursive: true, force: true });
});

const at = (code: string, more = '') => `/api/v1/applications/${code}${more}`;
const get = (path: string, cookie = admin) => api.http.get(path).set('Cookie', cookie);
const post = (path: string, body: object, cookie = admin) => api.http.post(path).set('Cookie', cookie).send(body);
const remove = (path: string, cookie = admin, body: object = {}) =>
  api.http.delete(path).set('Cookie', cookie).send(body);
/** One person asks for an erasure, and another confirms what they saw. */
async function eraseTogether(code: string): Promise<void> {
  const { hash } = (await remove(at(code)).expect(202)).body.proposal;
  await remove(at(code), second, { hash }).expect(204);
}
const count = async (table: string): Promise<number> =>
  Number((await api.database.query<{ count: string }[]>(`select count(*) from ${table}`))[0]?.count);
const auditOf = async (application: string): Promise<string[]> =>
  (await get(`/api/v1/audit?application=${application}`).expect(200)).body.acts.map(
    (act: { kind: string }) => act.kind,
  );

async function upload(code: string): Promise<void> {
  const pdf = await drawDocument({ title: 'Payslip', language: 'en', blocks: [] });
  await api.http
    .post(`/consumer-loans-application/api/uploadDocuments?code=${code}`)
    .field('document_type', 'payslip')
    .attach('files', pdf, 'loon brief é.pdf')
    .expect(200);
}

it('tells a console what each flow is called and has, in its language', async () => {
  const { body } = await api.http.get('/api/v1/flows').set('Accept-Language', 'nl').expect(200);
  const [loan, account, store] = body;
  expect(loan).toMatchObject({ name: 'Lening', has_contacts: false, parts: [{ name: 'risk', label: 'Risico' }] });
  expect(loan.statuses.map(({ type }: { type: string }) => type)).toEqual([...tracked]);
  expect(tracked).toEqual(statusTypes);
  expect(loan.statuses[5]).toMatchObject({ is_decision: true, is_listed: true });
  expect(loan.statuses[5].values).toContainEqual({ value: 4, label: 'in afwachting' });
  expect(account).toMatchObject({ id: 'e-banking', has_contacts: true, parts: [], statuses: [] });
  // Two flows have states of one name, and each words its own.
  expect([account.states.finish, store.states.finish]).toEqual(['Klaar om te versturen', 'Code voor de klant']);
  expect(loan.states).toMatchObject({ 'finished.rejected': expect.any(String) });
  expect(Object.keys(loan.states)).not.toContain('finished');
});

describe('what may be done', () => {
  it('is what the chart takes from the caller, and nothing of it happens', async () => {
    const { code, version } = await createLoan(api);
    const { body } = await get(at(code, '/acts')).expect(200);
    const jumps = new Map(body.jumps.map((jump: { state: string }) => [jump.state, jump]));
    expect(jumps.get('stepFour')).toMatchObject({
      is_allowed: true,
      path: 'step-four',
      passed_over: ['isStepTwoAnswered', 'isStepThreeAnswered'],
      description: expect.any(String),
    });
    expect(jumps.get('finished.accepted')).toMatchObject({ is_allowed: false, unmet: ['isAccepted'] });
    expect(body.acceptance_errors).toMatchObject({ status_value: ['completed'], stepTwo: ['required'] });
    expect(body.statuses).not.toContainEqual(expect.objectContaining({ type: 'final', value: 1 }));
    expect((await get(at(code)).expect(200)).body.application.version).toBe(version);
    const asStaff = (await get(at(code, '/acts'), staff).expect(200)).body;
    expect(asStaff.statuses).toEqual(body.statuses);
    expect(asStaff.jumps.some((jump: { is_allowed: boolean }) => jump.is_allowed)).toBe(false);
    await api.http.get(at(code, '/acts')).expect(401);
  });

  it('includes undoing the last jump', async () => {
    const { code } = await createLoan(api);
    await post(at(code, '/jump'), { state: 'stepFour', reason: 'asked by phone' }).expect(200);
    const { jump } = (await get(at(code, '/acts')).expect(200)).body;
    expect(jump).toEqual({
      from: 'stepTwo',
      reason: 'asked by phone',
      passed_over: ['isStepTwoAnswered', 'isStepThreeAnswered'],
      can_undo: true,
    });
    expect((await get(at(code, '/acts'), staff).expect(200)).body.jump).toBeNull();
    await post(at(code, '/events'), { type: 'application.undo' }).expect(200);
    expect((await get(at(code, '/acts')).expect(200)).body).toMatchObject({ jump: null, state: 'stepTwo' });
  });

  it('is for the second person to confirm, never for the first', async () => {
    await api.database.query(`update risk_policy set thresholds = thresholds || '{"fourEyesAbove":5000}'`);
    const { code } = await atDocuments(api);
    const offered = (await get(at(code, '/acts')).expect(200)).body;
    expect(offered.statuses).toContainEqual(
      expect.objectContaining({ type: 'final', value: 1, state: 'documents', isProposal: true, is_decision: true }),
    );
    await post(at(code, '/statuses'), { status_type: 'final', status_value: 1, reason: 'all there' }).expect(200);
    await api.database.query(`update risk_policy set thresholds = thresholds || '{"fourEyesAbove":25000}'`);
    const [mine, theirs, shown] = [
      (await get(at(code, '/acts')).expect(200)).body.proposal,
      (await get(at(code, '/acts'), second).expect(200)).body.proposal,
      (await get(at(code, '/acts'), staff).expect(200)).body.proposal,
    ];
    expect(mine).toMatchObject({ is_own: true, can_confirm: false, can_decline: true, reason: 'all there' });
    expect(theirs).toMatchObject({ is_own: false, can_confirm: true, by: { name: 'Administrator' } });
    expect(shown).toMatchObject({ is_own: false, can_confirm: true });
  });
});

describe('notes', () => {
  it('are written for colleagues, and taken away by their author or an admin', async () => {
    const { code } = await createLoan(api);
    const { note } = (await post(at(code, '/notes'), { text: 'Called.\nThe payslip comes.' }, staff).expect(201)).body;
    expect(note).toMatchObject({ text: 'Called.\nThe payslip comes.', author: { name: 'maria' } });
    const other = (await post(at(code, '/notes'), { text: 'Came' }).expect(201)).body.note;
    expect((await get(at(code, '/notes'), staff).expect(200)).body.notes.map(({ id }: { id: string }) => id)).toEqual([
      other.id,
      note.id,
    ]);
    await remove(at(code, `/notes/${other.id}`), staff).expect(404);
    await remove(at(code, `/notes/${note.id}`)).expect(204);
    await remove(at(code, '/notes/x')).expect(404);
    await api.http.get(at(code, '/notes')).expect(401);
    await api.http
      .post(at(code, '/notes'))
      .set(await programOf(api, admin))
      .send({ text: 'x' })
      .expect(403);
    expect((await post(at(code, '/notes'), { text: ' ' }).expect(422)).body.errors).toEqual({ text: ['required'] });
    const { body } = await api.http.get(at(code)).expect(200);
    expect(JSON.stringify(body)).not.toContain('Came');
  });

  it('stand once however often they are sent with a key', async () => {
    const { code } = await createLoan(api);
    const send = (text: string, cookie = staff) =>
      post(at(code, '/notes'), { text }, cookie).set('Idempotency-Key', 'n1');
    const [one, same] = await Promise.all([send('Called'), send('Called')]);
    expect([one.status, same.body]).toEqual([201, one.body]);
    expect((await send('Called').expect(201)).body).toEqual(one.body);
    expect((await send('Came').expect(422)).body.type).toBe('urn:statewise:problem:request:key-reused');
    await send('Called', admin).expect(201);
    expect((await get(at(code, '/notes'), staff)).body.notes).toHaveLength(2);
  });
});

describe('letters', () => {
  it('are shown as they were written, without the code that they told', async () => {
    const { code } = await createLoan(api);
    await api.http.post('/consumer-loans-application/api/sendLoanPlan').send({ code }).expect(200);
    const { text, body } = await get(at(code, '/letters'), staff).expect(200);
    const plan = body.letters.find(({ attachments }: { attachments: string[] }) => attachments.length > 0);
    expect(plan).toMatchObject({ to: 'ada@example.com', sent_at: null, attachments: ['loan-plan-en.pdf'] });
    expect(plan.text).toContain('Your loan plan is attached');
    expect(text.replaceAll('-', '')).not.toContain(code);
  });
});

describe('the data of one person', () => {
  it('is handed over whole: answers, those set aside, letters, notes and documents', async () => {
    const { code } = await atDocuments(api);
    await upload(code);
    await post(at(code, '/notes'), { text: 'Called' }).expect(201);
    const { body } = await get(at(code, '/export')).expect(200);
    expect(body).toMatchObject({
      data: { 1: { first_name: 'Ada' } },
      set_aside: expect.any(Object),
      notes: [{ text: 'Called' }],
      letters: [],
      documents: [{ name: 'loon brief é.pdf', document_type: 'payslip' }],
    });
    await get(at(code, '/export?format=exe')).expect(422);
    await get(at(code, '/export'), staff).expect(403);
    const zip = await get(at(code, '/export?format=zip'))
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    await writeFile(join(files, 'export.zip'), zip.body);
    const script = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print("\\n".join(z.namelist()))`;
    const { stdout } = await promisify(execFile)('python3', ['-c', script, join(files, 'export.zip')], {
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    });
    expect(stdout.trim().split('\n')).toEqual([
      'application.json',
      expect.stringMatching(/^documents\/\d+ loon brief é\.pdf$/),
    ]);
  });

  it('is erased by a second person, whom a program of the first is not, with mails, jobs, notes and files', async () => {
    const { code } = await atDocuments(api);
    await upload(code);
    await post(at(code, '/notes'), { text: 'Called' }).expect(201);
    await api.http.post('/consumer-loans-application/api/sendLoanPlan').send({ code }).expect(200);
    const { id } = (await get(at(code)).expect(200)).body.application;
    const kept = ['document', 'outbox where application_id is not null', 'application_note'];
    const before = await Promise.all(kept.map(count));
    const [{ id: row }] = await api.database.query('select id from application where public_id = $1', [id]);
    await api.database.query(
      `insert into jobs.job (name, data) values ('flow-action', jsonb_build_object('id', $1::text))`,
      [row],
    );

    expect((await remove(at(id)).expect(202)).body.requested_at).toEqual(expect.any(String));
    await remove(at(id)).expect(202);
    await api.http
      .delete(at(id))
      .set(await programOf(api, admin))
      .expect(403);
    expect((await get(at(id, '/acts'), second).expect(200)).body.erasure).toMatchObject({ is_own: false });
    await remove(at(id, '/erasure'), second, { reason: 'The contract runs on' }).expect(204);
    expect((await api.mailsTo('admin@example.com')).at(-1)?.text).toContain('The contract runs on');
    await remove(at(id, '/erasure'), second).expect(404);
    await remove(at(id), staff).expect(403);
    const reason = 'Asked for by letter of Monday';
    const { hash } = (await remove(at(id), admin, { reason }).expect(202)).body.proposal;
    expect((await remove(at(id), second).expect(202)).body.proposal).toMatchObject({ hash, reason, is_own: false });
    expect((await get(at(id, '/acts'), second).expect(200)).body.erasure).toMatchObject({ hash, reason });
    await remove(at(id), second, { hash: hash.replace(/./g, 'a') }).expect(409);
    await remove(at(id), admin, { hash }).expect(403);
    await remove(at(id), second, { hash }).expect(204);

    await get(at(id)).expect(404);
    const after = await Promise.all(kept.map(count));
    expect(after).toEqual(before.map((rows) => rows - 1));
    expect(await api.database.query(`select 1 from jobs.job where data->>'id' = $1`, [row])).toEqual([]);
    expect(await auditOf(id)).toEqual(
      expect.arrayContaining(['erasure.requested', 'erasure.declined', 'application.erased', 'note.written']),
    );
    const { acts } = (await get(`/api/v1/audit?application=${id}`).expect(200)).body;
    expect(JSON.stringify(acts)).not.toContain('ada@');
    const erased = acts.find(({ kind }: { kind: string }) => kind === 'application.erased');
    expect(erased.details).toEqual({ reason });
  });

  it('goes from the store’s own notes too when the loan is erased', async () => {
    const [loan, store] = [await createLoan(api), await createLoan(api)];
    await api.database.query(
      `insert into prepared_loan (store_application_id, application_id, store_number)
       select s.id, l.id, '101' from application s, application l where s.code_digest = $1 and l.code_digest = $2`,
      [store, loan].map(({ code }) => api.digestOf(code)),
    );
    await eraseTogether(loan.code);
    await api.http.get(at(store.code)).expect(404);
  });

  it('keeps mails that are about nobody’s application', async () => {
    await api.app.get(Mail, { strict: false }).send({ to: 'press@example.com', subject: 'Hello', text: 'Hello' });
    const { code } = await createLoan(api);
    await eraseTogether(code);
    expect(
      await api.database.query('select subject from outbox where recipient = $1', ['press@example.com']),
    ).toHaveLength(1);
  });
});
