import { addContact, atPeople } from '../../testing/business-sample.js';
import { atDocuments, atStepFive, createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi({ WORKER: 'off' });
  cookie = await api.signIn();
});
afterAll(() => api.stop());

const read = async (path: string, language = 'en') =>
  (
    await api.http
      .get(`/api/v1/applications/${path}`)
      .set('Cookie', cookie)
      .set('Accept-Language', language)
      .expect(200)
  ).body;
const idOf = async (code: string): Promise<string> => (await read(code)).application.id;

interface Worded {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}
const found = (answers: readonly Worded[], name: string) => answers.find((answer) => answer.name === name);

it('says answers as the applicant reads them, in the reader’s language, and marks drafts', async () => {
  const { code } = await createLoan(api);
  await api.http
    .put(`/api/v1/applications/${code}/drafts/2`)
    .send({ fields: { street: 'Rue Hau' } })
    .expect(204);
  const id = await idOf(code);
  const { steps } = await read(`${id}/answers`, 'nl');
  const of = (number: number) => steps.find(({ step }: { step: number }) => step === number);
  expect(of(1).title).toBe('Over u');
  expect(found(of(1).answers, 'civil_status')).toMatchObject({ label: 'Burgerlijke staat', text: 'Alleenstaand' });
  expect(found(of(1).answers, 'date_of_birth')).toMatchObject({ text: '14 maart 1985' });
  expect(found(of(0).answers, 'consumer_loan_application_loan_type_id')).toMatchObject({ text: 'Renovatielening' });
  expect(of(2).answers).toEqual([]);
  expect(of(2).draft).toEqual([{ name: 'street', label: 'Straat', value: 'Rue Hau', text: 'Rue Hau' }]);
  expect(JSON.stringify(steps)).not.toContain(code);
});

it.each(['31/02/2020', '5/6/1980', '14', 'abc'])('shows a date half typed, %s, as it was typed', async (typed) => {
  const { code } = await createLoan(api);
  // The step has no such field.
  const fields = { date_of_birth: typed, valueOf: typed };
  await api.http.put(`/api/v1/applications/${code}/drafts/1`).send({ fields }).expect(204);
  const { steps } = await read(`${await idOf(code)}/answers`);
  const { draft } = steps.find(({ step }: { step: number }) => step === 1);
  expect(draft.map(({ name, text }: Worded) => [name, text])).toEqual(Object.entries(fields));
});

it('tells who changed which answer, when, and what stood there before', async () => {
  const { code } = await createLoan(api);
  await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.goTo', step: 1 }).expect(200);
  await saveStep(api, code, 1, { last_name: 'Borg' });
  const id = await idOf(code);
  await api.http
    .post(`/api/v1/applications/${code}/events`)
    .send({ type: 'loan.change', fields: { ...loanSample.loan, amount: 8_000 } })
    .expect(200);
  const fields = { ...loanSample[1], last_name: 'Borg', mobile: '+356 7999 0000' };
  await api.http
    .post(`/api/v1/applications/${id}/events`)
    .set('Cookie', cookie)
    .send({ type: 'help.save', step: 1, fields, reason: 'By phone' })
    .expect(200);
  const { changes, people } = await read(`${id}/history`);
  const of = (name: string) => changes.filter((change: { name: string }) => change.name === name);
  expect(of('last_name')).toMatchObject([
    { step: 1, label: 'Last name', old: 'Vella', new: 'Borg', event: 'step.save', actor: { role: 'applicant' } },
    { step: 1, old: null, new: 'Vella', event: 'application.create' },
  ]);
  const [amount] = of('amount');
  expect(amount).toMatchObject({ step: 0, old: '€10,000.00', new: '€8,000.00', actor: { role: 'applicant' } });
  const [mobile] = of('mobile');
  expect(mobile).toMatchObject({ step: 1, event: 'help.save', actor: { role: 'admin' } });
  expect(people[mobile.actor.id]).toEqual(expect.any(String));
  expect(of('first_name')).toHaveLength(1);
});

it('tells what an act changed that says no answers itself, once for all steps that keep them', async () => {
  const { code } = await atStepFive(api, { net_monthly_income: 900, housing_cost: 800 });
  const send = (event: object) => api.http.post(`/api/v1/applications/${code}/events`).send(event).expect(200);
  await send({ type: 'step.save', step: 5, fields: loanSample[5] });
  const { application } = await read(code);
  const { amount } = application.facts.risk.alternative;
  const take = { type: 'alternative.take' };
  await send(take);
  const { changes } = await read(`${application.id}/history`);
  const taken = changes.filter(({ event }: { event: string }) => event === take.type);
  expect(taken).toMatchObject([{ step: 0, name: 'amount', old: '€10,000.00', actor: { role: 'applicant' } }]);
  expect(taken[0].new.replaceAll(/[€,]/g, '')).toBe(amount.toFixed(2));
});

it('tells what the chart made of what was sent, also of other steps, and nothing that it kept', async () => {
  const partner = { co_borrower: true, co_borrower_civil_status: 'single', co_borrower_date_of_birth: '02/11/1983' };
  const { code } = await createLoan(api, { data: { ...loanSample[1], ...partner } });
  await saveStep(api, code, 2);
  await saveStep(api, code, 3, { co_borrower_income: 1_200 });
  const id = await idOf(code);
  const { accept_gdpr: _, ...others } = { ...loanSample[1], ...partner };
  const fields = { ...others, email: 'other@example.com', last_name: 'Borg' };
  await api.http
    .post(`/api/v1/applications/${id}/events`)
    .set('Cookie', cookie)
    .send({ type: 'help.save', step: 1, fields, reason: 'By phone' })
    .expect(200);
  const again = async (data: object) => {
    await api.http.post(`/api/v1/applications/${code}/events`).send({ type: 'step.goTo', step: 1 }).expect(200);
    await saveStep(api, code, 1, { last_name: 'Borg', ...data });
  };
  await again({});
  await again({ civil_status: 'married', co_borrower_date_of_birth: '02/11/1983' });
  const { changes } = await read(`${id}/history`);
  const told = changes
    .filter(({ name }: { name: string }) => /^(email|accept_gdpr|last_name|co_borrower(_income)?)$/.test(name))
    .map(({ event, name, new: now }: { event: string; name: string; new: string | null }) => [event, name, now]);
  const [co_borrower, income] = ['co_borrower', 'co_borrower_income'];
  expect(told).toEqual([
    ['step.save', income, '€1,200.00'],
    ['step.save', co_borrower, 'Yes'],
    ['step.save', income, null],
    ['step.save', co_borrower, null],
    ['help.save', 'last_name', 'Borg'],
    ['step.save', income, '€1,200.00'],
    ...[
      [co_borrower, 'Yes'],
      ['accept_gdpr', 'Yes'],
      ['last_name', 'Vella'],
      ['email', 'ada@example.com'],
    ].map((one) => ['application.create', ...one]),
  ]);
});

it('names contacts and their changes', async () => {
  const { code } = await atPeople(api);
  const contact = await addContact(api, code, 'director_individual', { name: 'Nora', surname: 'Camilleri' });
  const id = await idOf(code);
  const { contacts } = await read(`${id}/answers`, 'fr');
  expect(contacts).toMatchObject([{ id: contact, name: 'Nora Camilleri', title: expect.stringContaining('personne') }]);
  expect(found(contacts[0].answers, 'birthday')?.label).toBe('Date de naissance');
  const { changes } = await read(`${id}/history`);
  expect(changes).toContainEqual(
    expect.objectContaining({ contact: 'Nora Camilleri', name: 'surname', new: 'Camilleri' }),
  );
  const gone = { type: 'contact.delete', contact_id: contact };
  await api.http.post(`/api/v1/applications/${code}/events`).send(gone).expect(200);
  expect((await read(`${id}/history`)).changes).toContainEqual(
    expect.objectContaining({ event: 'contact.delete', contact: 'Nora Camilleri', old: 'Camilleri', new: null }),
  );
});

it('keeps what the risk rules judged, with the thresholds of that moment', async () => {
  const { code } = await atDocuments(api);
  const id = await idOf(code);
  const before = await read(`${id}/risk`);
  expect(await read(`${id}/risk`)).toEqual(before);
  expect(before.judgements).toMatchObject([
    { result: 1, reasons: [], figures: { incomes: 2_800, amount: 10_000, policy: { reviewAmount: 20_000 } } },
  ]);
  expect(JSON.stringify(before)).not.toContain('1985');
});

it('shows documents to staff inside the page, where nothing of them runs, and notes it', async () => {
  const { code } = await atDocuments(api);
  const id = await idOf(code);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
  await api.http
    .post(`/consumer-loans-application/api/uploadDocuments?code=${code}`)
    .field('document_type', 'payslip')
    .attach('files', pdf, { filename: 'payslip (1).pdf', contentType: 'application/pdf' })
    .expect(200);
  const { documents } = await read(`${id}/documents`);
  expect(documents).toMatchObject([
    { content_type: 'application/pdf', document_type: 'payslip', label: 'Proof of income', scanned_clean: null },
  ]);
  const address = `/api/v1/applications/${id}/documents/${documents[0].id}`;
  const { headers } = await api.http.get(address).set('Cookie', cookie).expect(200);
  expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''payslip%20%281%29\.pdf$/);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const noted = await api.database.query(`select kind from audit where application_id = $1`, [id]);
  expect(noted.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['application.opened', 'document.opened']),
  );
  const other = await idOf((await createLoan(api)).code);
  await api.http.get(`/api/v1/applications/${other}/documents/${documents[0].id}`).set('Cookie', cookie).expect(404);
  await api.http.get(address).expect(401);
});

it.each(['answers', 'history', 'risk', 'documents'])('shows no %s to who is not signed in', async (part) => {
  const { code } = await createLoan(api);
  await api.http.get(`/api/v1/applications/${code}/${part}`).expect(401);
});
