import { eventually } from '@statewise/server/testing/eventually.js';
import { colleague } from '../../testing/colleague.js';
import { uploadDocuments } from '../../testing/document-upload.js';
import { atDocuments, createLoan, loanSample, saveStep } from '../../testing/loan-sample.js';
import { png } from '../../testing/small-files.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

// What an attack behind the door found, each by its number: who may do what is one table.

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
const adminCodeOf = async (id: string): Promise<string> =>
  (await api.http.post(at(id, '/code')).set('Cookie', admin).expect(200)).body.admin_code;
const auditOf = (application: string): Promise<{ kind: string; role: string; details: Record<string, unknown> }[]> =>
  api.database.query('select kind, actor_role as role, details from audit where application_id = $1 order by id', [
    application,
  ]);
const readOf = async (code: string) => (await api.http.get(at(code)).expect(200)).body;

describe('E1: the bank’s people send no event of a customer', () => {
  it.each(['qa', 'staff', 'admin'] as const)('refuses %s every one of them, and offers none', async (role) => {
    const cookie = { qa: tester, staff, admin }[role];
    const { code } = await createLoan(api);
    const id = await idOf(code);
    const events = [
      { type: 'step.save', step: 2, fields: loanSample[2] },
      { type: 'loan.change', fields: { amount: 5_000 } },
      { type: 'application.resume' },
      { type: 'review.request' },
    ];
    for (const name of [id, code])
      for (const event of events)
        await api.http.post(at(name, '/events')).set('Cookie', cookie).send(event).expect(403);
    const { body } = await api.http.get(at(id)).set('Cookie', cookie).expect(200);
    for (const { type } of events) expect(body.allowed_events).not.toContain(type);
    const steps = [
      { call: 'saveAdditionalData', data: loanSample[5] },
      ...(role === 'admin' ? [] : [{ call: 'saveStepData', current_step: 2, furthest_step: 2, data: loanSample[2] }]),
    ];
    for (const { call, ...data } of steps)
      await api.http
        .post(`${loan}/${call}`)
        .set('Cookie', cookie)
        .send({ code, ...data })
        .expect(403);
    expect((await readOf(code)).application).toMatchObject({ state: 'stepTwo', version: 1 });
    expect((await auditOf(id)).some(({ kind }) => kind === 'access.refused')).toBe(true);
  });

  it('refuses a tester contacts of a business, and drafts', async () => {
    const { code } = await createLoan(api);
    await api.http
      .put(at(await idOf(code), '/drafts/2'))
      .set('Cookie', tester)
      .send({ fields: {} })
      .expect(403);
  });

  it('lets an admin help by the admin code: noted, told to the customer, neither consents nor another address', async () => {
    const { code } = await createLoan(api, { data: { ...loanSample[1], email: 'helped@example.com' } });
    const id = await idOf(code);
    const admin_code = await adminCodeOf(id);
    const data = { ...loanSample[1], first_name: 'Adele', email: 'thief@example.com', accept_gdpr: false };
    const { body } = await api.http
      .post(`${loan}/saveStepData`)
      .set('Cookie', admin)
      .send({ code: admin_code, current_step: 1, furthest_step: 2, data })
      .expect(200);
    expect(body.application).toMatchObject({ state: 'stepTwo', code: admin_code });
    const { data: answers, application } = await readOf(code);
    expect(answers['1']).toMatchObject({ first_name: 'Adele', email: 'helped@example.com', accept_gdpr: true });
    expect(application).toMatchObject({ code, state: 'stepTwo' });
    expect((await auditOf(id)).at(-1)).toMatchObject({ role: 'admin', details: { event: 'help.save' } });
    await eventually(async () => {
      const mail = (await api.mailsTo('helped@example.com')).find(({ subject }) => subject.includes('corrected'));
      expect(mail?.subject).toContain('corrected');
      expect(mail?.text).not.toContain(code.slice(0, 4));
    });
    expect(await api.mailsTo('thief@example.com')).toEqual([]);
  });

  it('asks a reason of an admin’s help, and gives no help with what was not answered, nor with sending in', async () => {
    const { code } = await createLoan(api);
    const help = (body: object) =>
      api.http
        .post(at(code, '/events'))
        .set('Cookie', admin)
        .send({ type: 'help.save', ...body });
    await help({ step: 1, fields: loanSample[1] }).expect(422);
    await help({ step: 2, fields: loanSample[2], reason: 'By phone' }).expect(409);
    await help({ step: 5, fields: loanSample[5], reason: 'By phone' }).expect(409);
    for (const cookie of [staff, tester])
      await api.http
        .post(at(code, '/events'))
        .set('Cookie', cookie)
        .send({ type: 'help.save', step: 1, fields: loanSample[1], reason: 'x' })
        .expect(403);
  });

  it('lets an admin look at any step by the admin code, which moves nothing', async () => {
    const { code } = await createLoan(api);
    const admin_code = await adminCodeOf(await idOf(code));
    const { body } = await api.http.post(`${loan}/resume`).set('Cookie', admin).send({ code: admin_code }).expect(200);
    expect(body).toMatchObject({ application: { is_admin: true, admin_code }, resume_at: 'stepOne' });
    const looked = await api.http
      .post(`${loan}/changeStep`)
      .set('Cookie', admin)
      .send({ code: admin_code, current_step: 4, furthest_step: 2 })
      .expect(200);
    expect(looked.body.application).toMatchObject({ state: 'stepFour', code: admin_code });
    expect((await readOf(code)).application).toMatchObject({ state: 'stepTwo', version: 1 });
  });

  it('tells the former address that the customer has another one', async () => {
    const { code } = await createLoan(api, { data: { ...loanSample[1], email: 'before@example.com' } });
    await api.http.post(`${loan}/changeStep`).send({ code, current_step: 1, furthest_step: 2 }).expect(200);
    await saveStep(api, code, 1, { email: 'after@example.com' });
    const mail = (await api.mailsTo('before@example.com')).find(({ subject }) =>
      subject.includes('another e-mail address'),
    );
    expect(mail?.text).not.toContain('after@example.com');
    expect(mail?.text).not.toContain(code);
    expect(mail?.text).toMatch(/^https?:\/\/\S+\/\w\w-en\/security$/m);
  });

  it('lets a tester change test applications, which testers made', async () => {
    const { body } = await api.http
      .post(`${loan}/create`)
      .set('Cookie', tester)
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan })
      .expect(201);
    const { code } = body;
    await api.http
      .post(`${loan}/saveStepData`)
      .set('Cookie', tester)
      .send({ code, current_step: 2, furthest_step: 2, data: loanSample[2] })
      .expect(200);
    const read = await api.http.get(at(code)).set('Cookie', tester).expect(200);
    expect(read.body.data['1'].first_name).toBe('Ada');
    expect(read.body.allowed_events).toContain('step.save');
    await api.http.post(at(code, '/events')).set('Cookie', staff).send({ type: 'step.back' }).expect(403);
  });
});

describe('E2: no ids where a code is asked, and no code in an answer that the call did not bring', () => {
  it('takes no id at the wizards’ addresses, from whom ever', async () => {
    const { code } = await atDocuments(api);
    const id = await idOf(code);
    for (const cookie of [tester, staff, admin]) {
      await api.http.get(`${loan}/getDocuments?code=${id}`).set('Cookie', cookie).expect(404);
      await uploadDocuments(api, id, [{ content: png }], 'payslip', { Cookie: cookie }).expect(404);
      await api.http.post(`${loan}/removeDocument`).set('Cookie', cookie).send({ code: id, id: '1' }).expect(404);
      await api.http.post(`${loan}/resume`).set('Cookie', cookie).send({ code: id }).expect(404);
      await api.http.get(`${loan}/hasDefaultPromotion?code=${id}`).set('Cookie', cookie).expect(404);
    }
  });

  it('writes uploads and removals of staff down as theirs', async () => {
    const { code } = await atDocuments(api);
    const id = await idOf(code);
    const { body } = await uploadDocuments(api, code, [{ content: png }], 'payslip', { Cookie: staff }).expect(200);
    await api.http
      .post(`${loan}/removeDocument`)
      .set('Cookie', staff)
      .send({ code, id: body.documents[0].id })
      .expect(200);
    const { transitions } = (await api.http.get(at(id, '/transitions')).set('Cookie', admin).expect(200)).body;
    const last = transitions.slice(-2).map((entry: { event: string; actor: object }) => [entry.event, entry.actor]);
    expect(last).toEqual([
      ['documents.uploaded', { role: 'staff', id: expect.any(String) }],
      ['documents.removed', { role: 'staff', id: expect.any(String) }],
    ]);
    const noted = (await auditOf(id)).filter(({ kind }) => kind === 'application.changed');
    expect(noted.map(({ details }) => details['event'])).toEqual(['documents.uploaded', 'documents.removed']);
    const other = await uploadDocuments(api, code, [{ content: png }], 'identity').expect(200);
    const removal = { code, id: other.body.documents[0].id };
    await api.http.post(`${loan}/removeDocument`).set('Cookie', staff).send(removal).expect(200);
    expect((await auditOf(id)).at(-1)?.details).toEqual({ event: 'documents.removed' });
  });

  it('knows in a kept list what it is of for an admin alone', async () => {
    const id = await idOf((await createLoan(api)).code);
    const query = `q=${await adminCodeOf(id)}`;
    const keep = (cookie: string) =>
      api.http.put('/api/v1/saved-views').set('Cookie', cookie).send({ name: 'One', query });
    const kept = await Promise.all(
      [admin, staff, tester].map(async (cookie) => (await keep(cookie).expect(200)).body.view.query),
    );
    expect(kept).toEqual([`q=${id}`, '', '']);
  });

  it('tells an admin who opened by the admin code no code of the customer, and refuses the admin code elsewhere', async () => {
    const { code } = await createLoan(api);
    const admin_code = await adminCodeOf(await idOf(code));
    const asAdmin = (call: string, body: object = {}) =>
      api.http
        .post(`${loan}/${call}`)
        .set('Cookie', admin)
        .send({ code: admin_code, ...body });
    for (const answer of [
      await asAdmin('resume').expect(200),
      await asAdmin('changeStep', { current_step: 2, furthest_step: 2 }).expect(200),
      await api.http.get(at(admin_code)).set('Cookie', admin).expect(200),
    ])
      expect(answer.text).not.toContain(code);
    for (const call of ['saveAdditionalData', 'removePromotion', 'sendLoanPlan'])
      await asAdmin(call, call === 'saveAdditionalData' ? { data: loanSample[5] } : {}).expect(404);
    await api.http.get(`${loan}/getDocuments?code=${admin_code}`).set('Cookie', admin).expect(404);
    for (const cookie of ['', staff, tester])
      await api.http.post(`${loan}/resume`).set('Cookie', cookie).send({ code: admin_code }).expect(404);
  });

  it('takes from no caller an event that the server words', async () => {
    const { code } = await atDocuments(api);
    const event = { type: 'documents.uploaded', documentType: 'payslip', count: 1 };
    await api.http.post(at(code, '/events')).send(event).expect(409);
    await api.http.post(at(code, '/events')).set('Cookie', admin).send(event).expect(409);
  });
});

it('E3: the device of the applicant uploads where devices are confirmed by mail', async () => {
  const strict = await startApi({ RESUME_CHECK: 'mail' });
  try {
    const created = await strict.http
      .post(`${loan}/create`)
      .send({ current_step: 1, furthest_step: 1, data: loanSample[1], loan: loanSample.loan })
      .expect(201);
    const Cookie = String(created.headers['set-cookie']).split(';')[0] ?? '';
    const { code } = created.body;
    for (const step of [2, 3, 4] as const)
      await strict.http
        .post(`${loan}/saveStepData`)
        .set('Cookie', Cookie)
        .send({ code, current_step: step, furthest_step: step, data: loanSample[step] })
        .expect(200);
    await strict.http.post(`${loan}/saveAdditionalData`).set('Cookie', Cookie).send({ code, data: loanSample[5] });
    const upload = await uploadDocuments(strict, code, [{ content: png }], 'payslip', { Cookie }).expect(200);
    await uploadDocuments(strict, code, [{ content: png }], 'invoice', { Cookie, 'Idempotency-Key': 'one' }).expect(
      200,
    );
    await uploadDocuments(strict, code, [{ content: png }], 'payslip').expect(403);
    const removal = { code, id: upload.body.documents[0].id };
    await strict.http.post(`${loan}/removeDocument`).send(removal).expect(403);
    await strict.http.post(`${loan}/removeDocument`).set('Cookie', Cookie).send(removal).expect(200);
  } finally {
    await strict.stop();
  }
});
