import { groupCode } from '@statewise/i18n';
import { eventually } from '@statewise/server/testing/eventually.js';
import { addContact, atPeople } from '../../testing/business-sample.js';
import { addColleague, colleague, programOf } from '../../testing/colleague.js';
import { documentsOf, uploadDocuments } from '../../testing/document-upload.js';
import { contactSample, sendMessage } from '../../testing/contact-message.js';
import { atDocuments, atStepFive, createLoan, loanSample } from '../../testing/loan-sample.js';
import { png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What an attack behind the door found about reading, each by its number.

let api: TestApi;
let admin: string;
let staff: string;
let tester: string;
beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
  admin = await api.signIn();
  staff = await colleague(api, 'staff@example.com', 'staff');
  tester = await colleague(api, 'qa@example.com', 'qa');
});
afterAll(() => api.stop());

const loan = '/consumer-loans-application/api';
const at = (name: string, rest = '') => `/api/v1/applications/${name}${rest}`;
const idOf = async (code: string): Promise<string> =>
  (await api.http.get(at(code)).set('Cookie', staff).expect(200)).body.application.id;
const auditOf = (application: string): Promise<{ kind: string; role: string; details: Record<string, unknown> }[]> =>
  api.database.query('select kind, actor_role as role, details from audit where application_id = $1 order by id', [
    application,
  ]);

it('E8: nobody gets a document without the code, and staff by the id of the application alone, noted', async () => {
  const { code } = await atDocuments(api);
  await uploadDocuments(api, code, [{ content: png }]).expect(200);
  const id = await idOf(code);
  const [document] = await documentsOf(api, code);
  const program = await programOf(api, admin, 'staff');
  for (const base of [loan, '/e-banking/api'])
    for (const headers of [{ Cookie: staff }, { Cookie: admin }, program])
      await api.http.get(`${base}/downloadDocument?id=${document?.id}`).set(headers).expect(404);
  await api.http
    .get(at(id, `/documents/${document?.id}`))
    .set('Cookie', staff)
    .expect(200);
  await api.http
    .get(at(id, `/documents/${document?.id}`))
    .set('Cookie', tester)
    .expect(403);
  expect((await auditOf(id)).filter(({ kind }) => kind === 'document.opened')).toHaveLength(1);
});

describe('E9: every read of personal data by an insider or a program is noted', () => {
  const reads = (subject: string): Promise<{ role: string; details: Record<string, unknown> }[]> =>
    api.database.query(
      `select actor_role as role, details from audit where kind = 'records.read' and subject = $1 order by id`,
      [subject],
    );

  it('each read of a program, and a person’s once for a page that is drawn again', async () => {
    const { code } = await createLoan(api);
    const id = await idOf(code);
    const program = await programOf(api, admin, 'staff');
    const before = (await auditOf(id)).length;
    for (const rest of ['', '', '/answers', '/history', '/transitions'])
      await api.http.get(at(id, rest)).set(program).expect(200);
    expect((await auditOf(id)).length).toBe(before + 5);
    await api.http.get(at(id)).set('Cookie', admin).expect(200);
    await api.http.get(at(id)).set('Cookie', admin).expect(200);
    expect((await auditOf(id)).length).toBe(before + 6);
  });

  it('lists, every search, and the texts of mails', async () => {
    const before = (await reads('applicationsSearch')).length;
    for (const q of ['Vella', 'Borg'])
      await api.http.post('/api/v1/applications/search').set('Cookie', staff).send({ q }).expect(200);
    const searches = await reads('applicationsSearch');
    expect(searches.slice(before)).toEqual([
      { role: 'staff', details: { search: true } },
      { role: 'staff', details: { search: true } },
    ]);
    for (const _ of [1, 2]) await api.http.get('/api/v1/applications').set('Cookie', tester).expect(200);
    expect((await reads('applicationsPage')).filter(({ role }) => role === 'qa')).toHaveLength(1);
    await sendMessage(api, { ...contactSample, email: 'helped@example.com' }).expect(200);
    await eventually(async () => expect((await api.mailsTo('helped@example.com')).length).toBeGreaterThan(0));
    const { mails } = (await api.http.get('/api/v1/outbox?q=helped').set('Cookie', staff).expect(200)).body;
    await api.http.get(`/api/v1/outbox/${mails[0].id}`).set('Cookie', staff).expect(200);
    expect(await reads('outboxRead')).toEqual([{ role: 'staff', details: { id: mails[0].id } }]);
    const id = await idOf((await createLoan(api)).code);
    await api.database.query(
      `update outbox set application_id = (select id from application where public_id = $2) where id = $1`,
      [mails[0].id, id],
    );
    const program = await programOf(api, admin, 'staff');
    const earlier = await auditOf(id);
    await api.http.get(`/api/v1/outbox/${mails[0].id}`).set(program).expect(200);
    await api.http.post(`/api/v1/outbox/${mails[0].id}/retry`).set('Cookie', admin).expect(409);
    await api.http.delete(`/api/v1/outbox/${mails[0].id}`).set('Cookie', admin).expect(204);
    const kinds = (await auditOf(id)).slice(earlier.length).map(({ kind }) => kind);
    expect(kinds).toEqual(['application.opened', 'mail.dropped']);
  });

  it('accounts of colleagues, and every search among them', async () => {
    for (const _ of [1, 2]) {
      await api.http.get('/api/v1/accounts').set('Cookie', admin).expect(200);
      await api.http.post('/api/v1/accounts/search').set('Cookie', admin).send({ q: 'qa' }).expect(200);
    }
    expect(await reads('accountsPage')).toEqual([{ role: 'admin', details: {} }]);
    expect(await reads('accountsSearch')).toEqual(
      Array.from({ length: 2 }, () => ({ role: 'admin', details: { search: true } })),
    );
  });
});

it('E11: the outbox and the letters show no number, no code and no link', async () => {
  const strict = await startApi({ RESUME_CHECK: 'mail' });
  try {
    const cookie = await strict.signIn();
    const { code } = await createLoan(strict);
    await strict.http.post(at(code, '/device/number')).expect(200);
    await eventually(async () => expect(await strict.mailsTo(loanSample[1].email)).toHaveLength(2));
    const sent = await strict.mailsTo(loanSample[1].email);
    const number = sent.map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '').join('');
    expect(number).toHaveLength(6);
    const { mails } = (await strict.http.get('/api/v1/outbox').set('Cookie', cookie).expect(200)).body;
    const letters = await strict.http.get(at(code, '/letters')).set('Cookie', cookie).expect(200);
    expect(letters.body.letters).toHaveLength(2);
    const shown = mails.map(({ id }: { id: string }) => strict.http.get(`/api/v1/outbox/${id}`).set('Cookie', cookie));
    for (const { text } of [letters, ...(await Promise.all(shown))])
      for (const secret of [number, code, groupCode(code), '/resume/']) expect(text).not.toContain(secret);
  } finally {
    await strict.stop();
  }
});

it('masks what a tester reads of real people, and refuses documents', async () => {
  const { code } = await atDocuments(api);
  const id = await idOf(code);
  const asTester = (path: string) => api.http.get(path).set('Cookie', tester);
  const said = ['Vella', 'ada@example.com', 'Republic Street', 'Harbour Hospital', '14/03/1985', '2800', '2,800'];
  for (const rest of ['', '/answers', '/history', '/transitions', '/replay', '/risk']) {
    const { status, text } = await asTester(at(id, rest));
    expect([rest, status]).toEqual([rest, 200]);
    for (const known of said) expect({ rest, known, isTold: text.includes(known) }).toMatchObject({ isTold: false });
  }
  const { applications } = (await asTester('/api/v1/applications').expect(200)).body;
  const listed = applications.find((one: { id: string }) => one.id === id);
  expect(listed).toMatchObject({ name: '•••', email: '•••', amount: null, state: 'documents' });
  for (const query of ['q=vella', 'q=vella&sort=amount']) {
    const { body } = await asTester(`/api/v1/applications?${query}`).expect(200);
    expect(body).toMatchObject({ applications: [], total: { count: 0 }, left_out: null });
  }
  await asTester(at(id, '/documents')).expect(403);
  await asTester(`${loan}/getDocuments?code=${code}`).expect(403);
});

it('masks what a tester reads of the people of a real company', async () => {
  const { code } = await atPeople(api);
  await addContact(api, code, 'director_individual', { name: 'Nora', surname: 'Camilleri', birthday: '02/03/1971' });
  const id = await idOf(code);
  const known = ['Nora', 'Camilleri', '02/03/1971', '2 March 1971'];
  for (const rest of ['', '/answers', '/history', '/transitions', '/replay']) {
    const { text } = await api.http.get(at(id, rest)).set('Cookie', tester).expect(200);
    expect([rest, known.filter((part) => text.includes(part))]).toEqual([rest, []]);
  }
});

it('finds no person for a tester by what could be a code, and one whose code it is', async () => {
  const names = { first_name: 'Gerard', last_name: 'Sanche', mobile: '+32 479 12 34 56' };
  const { code } = await createLoan(api, { data: { ...loanSample[1], ...names } });
  const found = async (q: string, cookie: string) =>
    (await api.http.post('/api/v1/applications/search').set('Cookie', cookie).send({ q }).expect(200)).body;
  for (const q of ['gerard sanche', 'Sanche-Gerard', '0324 7912 3456']) {
    expect([q, (await found(q, staff)).total.count]).toEqual([q, 1]);
    expect([q, await found(q, tester)]).toMatchObject([q, { applications: [], total: { count: 0 } }]);
  }
  for (const q of [code, await idOf(code)]) expect((await found(q, tester)).total.count).toBe(1);
});

it('masks for a tester the smaller loan that a real person could have, now and in the log', async () => {
  const { code } = await atStepFive(api, { loan_instalments: '1300' });
  await api.http.post(`${loan}/saveAdditionalData`).send({ code, data: loanSample[5] }).expect(200);
  const id = await idOf(code);
  const factsFor = async (cookie: string) =>
    (await api.http.get(at(id)).set('Cookie', cookie).expect(200)).body.application.facts;
  const momentsFor = async (cookie: string) =>
    (await api.http.get(at(id, '/replay')).set('Cookie', cookie).expect(200)).body.moments;
  const known = (await factsFor(staff)).risk;
  expect(known).toMatchObject({ result: 2, alternative: { amount: expect.any(Number), term: expect.any(Number) } });
  const hidden = { ...known, reasons: ['•••'], alternative: { amount: '•••', term: '•••' } };
  expect((await factsFor(tester)).risk).toEqual(hidden);
  const [seen, shown] = [await momentsFor(staff), await momentsFor(tester)].map((moments) =>
    moments.flatMap(({ differences }: { differences: { name: string; is: unknown }[] }) => differences),
  );
  const riskIn = (differences: { name: string; is: unknown }[]) =>
    differences.findLast(({ name }) => name === 'risk')?.is;
  expect([riskIn(seen), riskIn(shown)]).toEqual([known, hidden]);
});

it('tells a tester that a real person asked to be erased, and not why', async () => {
  const id = await idOf((await createLoan(api)).code);
  await addColleague(api, 'second@example.com', 'admin');
  const body = { reason: 'Ada Vella wrote that she is in a dispute with us' };
  await api.http.delete(at(id)).set('Cookie', admin).send(body).expect(202);
  const acts = async (cookie: string) => (await api.http.get(at(id, '/acts')).set('Cookie', cookie).expect(200)).body;
  expect((await acts(staff)).erasure).toMatchObject(body);
  expect((await acts(tester)).erasure).toMatchObject({ reason: null });
});

it('masks for a tester why the risk rules refused a real person', async () => {
  const { code } = await atStepFive(api, { unpaid_credits: true });
  await api.http.post(`${loan}/saveAdditionalData`).send({ code, data: loanSample[5] }).expect(200);
  const path = at(await idOf(code), '/risk');
  const judged = { result: 2, reasons: [{ code: 'unpaid_credits' }], figures: { hasUnpaidCredits: true } };
  expect((await api.http.get(path).set('Cookie', staff).expect(200)).body.judgements).toMatchObject([judged]);
  const hidden = { result: 2, reasons: [{ code: '•••', text: '•••' }], figures: null };
  expect((await api.http.get(path).set('Cookie', tester).expect(200)).body.judgements).toMatchObject([hidden]);
});

it('finds by the list what an admin’s code is of for admins alone', async () => {
  const { code } = await createLoan(api);
  const { admin_code } = (
    await api.http
      .post(at(await idOf(code), '/code'))
      .set('Cookie', admin)
      .expect(200)
  ).body;
  const found = async (cookie: string) =>
    (await api.http.get(`/api/v1/applications?q=${admin_code}`).set('Cookie', cookie).expect(200)).body.applications;
  expect(await found(admin)).toHaveLength(1);
  for (const cookie of [staff, tester]) expect(await found(cookie)).toEqual([]);
});
