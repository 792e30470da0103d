import { SMTPServer } from 'smtp-server';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { groupCode } from '@statewise/i18n';
import { eventually } from '@statewise/server/testing/eventually.js';
import { pdfText } from '@statewise/server/testing/pdf-text.js';
import { uploadDocuments } from '../testing/document-upload.js';
import { atDocuments, createLoan, loanSample } from '../testing/loan-sample.js';
import { png } from '../testing/small-files.js';
import { startApi, type TestApi } from '../testing/start-api.js';

const base = '/consumer-loans-application/api';
let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The mails to an address but for the way back that follows on step one. */
const mailed = async (recipient: string) =>
  (await api.mailsTo(recipient)).filter(({ subject }) => !/^(How to continue|Zo gaat u verder)/.test(subject));
const post = (call: string, body: object) => api.http.post(`${base}/${call}`).send(body);

it('mails the loan plan as a PDF to the applicant or to the address named', async () => {
  const { code } = await createLoan(api, { data: { ...loanSample[1], email: 'plan@example.com' } });
  expect((await api.http.post(`${base}/sendLoanPlan?lang=fr`).send({ code }).expect(200)).body).toEqual({
    success: true,
  });
  const [mail] = await mailed('plan@example.com');
  expect(mail).toMatchObject({
    subject: 'Votre plan de prêt – Meridian Bank',
    text: expect.stringMatching(/^Bonjour,/),
  });
  const [attachment] = await api.database.query(
    'select name, type, content from outbox_attachment where mail_id = $1',
    [mail?.id],
  );
  expect(attachment).toMatchObject({ name: 'loan-plan-fr.pdf', type: 'application/pdf' });
  expect(pdfText(attachment.content)).toContain('Votre plan de prêt');
  expect(mail?.text).toContain(`/be-fr/loan-application/resume/${code}`);
  await post('sendLoanPlan', { code, email: 'friend@example.com' }).expect(200);
  const [friendly] = await mailed('friend@example.com');
  expect(friendly?.text).toContain('Your loan plan is attached');
  expect(friendly?.text).not.toContain(code);
  expect(friendly?.text).not.toContain('/resume');
  expect(friendly?.text).toMatch(/^Hello,/);
  expect((await post('sendLoanPlan', { code, email: 'nobody' }).expect(422)).body.errors).toEqual({ email: ['email'] });
});

it.each(['https://evil.example', 'Call 0900 12345 now', 'evil.example you have won a car', 'Scamword'])(
  'mails nobody what was typed in place of a name: %j',
  async (first_name) => {
    const email = `victim-${first_name.length}@example.com`;
    const { code } = await createLoan(api, { data: { ...loanSample[1], email, first_name } });
    await post('sendLoanPlan', { code }).expect(200);
    const mails = await mailed(email);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toMatch(/evil\.example|0900|won a car|Scamword/);
  },
);

it('mails the loan plan once for a key, however often and fast the call is repeated', async () => {
  const { code } = await createLoan(api);
  const ask = (email: string) =>
    api.http.post(`${base}/sendLoanPlan`).set('Idempotency-Key', 'plan').send({ code, email });
  const asked = await Promise.all(Array.from({ length: 4 }, () => ask('once@example.com')));
  asked.push(await ask('once@example.com'));
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(await mailed('once@example.com')).toHaveLength(1);
  await ask('another@example.com').expect(422);
  expect(await mailed('another@example.com')).toHaveLength(0);
});

it('mails the code alone as long as no loan is chosen, and to nobody but the applicant', async () => {
  const { code } = await createLoan(api, { loan: undefined, data: { ...loanSample[1], email: 'code@example.com' } });
  await post('sendLoanPlan', { code }).expect(200);
  expect((await mailed('code@example.com'))[0]).toMatchObject({
    subject: 'Your application code – Meridian Bank',
    text: expect.stringContaining(code),
  });
  expect((await post('sendLoanPlan', { code, email: 'friend@example.com' }).expect(422)).body.errors).toEqual({
    loan_details: ['required'],
  });
});

it('announces a rejection with its reasons in the applicant’s language', async () => {
  const { code } = await createLoan(api, { data: { ...loanSample[1], email: 'no@example.com' } });
  await api.database.query(`update application set locale = 'nl' where code_digest = $1`, [api.digestOf(code)]);
  const poor = { ...loanSample[3], net_monthly_income: 900 };
  for (const [step, data] of [
    [2, loanSample[2]],
    [3, poor],
    [4, loanSample[4]],
  ] as const)
    await post('saveStepData', { code, current_step: step, furthest_step: step, data }).expect(200);
  await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
  await eventually(async () => {
    const [mail] = await mailed('no@example.com');
    expect(mail).toMatchObject({
      subject: 'Over uw leningaanvraag – Meridian Bank',
      text: expect.stringContaining('Na wonen, onderhoudsgeld'),
    });
    expect(mail?.text).toContain(`\n\n${groupCode(code)}\n\n`);
  });
});

it('announces the final yes, and confirms that a person will look', async () => {
  const cookie = await api.signIn();
  const decide = (code: string, statusType: string, value: number) =>
    api.http
      .post(`/api/v1/applications/${code}/statuses`)
      .set('Cookie', cookie)
      .send({ status_type: statusType, status_value: value, reason: 'checked' })
      .expect(200);
  const { code } = await atDocuments(api);
  await decide(code, 'final', 1);
  await eventually(async () =>
    expect((await mailed('ada@example.com')).map(({ subject }) => subject)).toContain(
      'Your loan was approved – Meridian Bank',
    ),
  );
  const rejected = await atDocuments(api);
  await decide(rejected.code, 'nbb', 2);
  await api.http.post(`/api/v1/applications/${rejected.code}/events`).send({ type: 'review.request' }).expect(200);
  await eventually(async () =>
    expect((await mailed('ada@example.com')).map(({ subject }) => subject)).toContain(
      'We will look at your application again – Meridian Bank',
    ),
  );
  expect((await post('resume', { code: rejected.code }).expect(200)).body.application).toMatchObject({
    final_status_id: 3,
  });
});

it('delivers to a mail server that is there', async () => {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const connected = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { code } = await createLoan(connected);
  await connected.http.post(`${base}/sendLoanPlan`).send({ code, email: 'smtp@example.com' }).expect(200);
  await eventually(async () => expect(letters.join()).toContain('smtp@example.com'));
  expect(letters.join()).toContain('loan-plan-en.pdf');
  expect(letters.join()).toMatch(/multipart\/alternative[^]*Your loan plan is attached[^]*text\/html[^]*<table/);
  await connected.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}, 120_000);

it('E10: mails one address about applications only so often a day, however many applications name it', async () => {
  const strict = await startApi({ DATABASE_URL: api.databaseUrl, RATE_LIMIT_FACTOR: '0.1' });
  // What is not written counts as none.
  const { code: lost } = await createLoan(api);
  await api.database.query(
    `create function away() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P03'; end $$`,
  );
  await api.database.query('create trigger away before insert on outbox for each row execute function away()');
  await strict.http.post(`${base}/sendLoanPlan`).send({ code: lost, email: 'often@example.com' }).expect(503);
  await api.database.query('drop trigger away on outbox');
  const statuses: number[] = [];
  for (const email of ['often@example.com', 'Often@Example.com', 'often+more@example.com']) {
    const { code } = await createLoan(api);
    statuses.push((await strict.http.post(`${base}/sendLoanPlan`).send({ code, email })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await strict.stop();
});

it('limits how often a plan is mailed', async () => {
  const strict = await startApi({ DATABASE_URL: api.databaseUrl, RATE_LIMIT_FACTOR: '1' });
  const { code } = await createLoan(api);
  const statuses: number[] = [];
  for (let mail = 0; mail < 6; mail += 1)
    statuses.push((await strict.http.post(`${base}/sendLoanPlan`).send({ code })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.stop();
});

it('asks strangers for the human check, once for a call and its repetition', async () => {
  const guarded = await startApi({ DATABASE_URL: api.databaseUrl, CAPTCHA: 'on' });
  const create = (body: object, key = 'guarded') =>
    guarded.http
      .post(`${base}/create`)
      .set('Idempotency-Key', key)
      .send({ data: loanSample[1], ...body });
  expect((await create({}).expect(422)).body).toMatchObject({
    recaptchaerror: true,
    errors: { captcha: ['required'] },
  });
  const challenge: Challenge = (await guarded.http.get('/captcha/challenge').expect(200)).body;
  const captcha = Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64');
  const first = await create({ captcha }).expect(201);
  expect((await create({ captcha }).expect(201)).body.code).toBe(first.body.code);
  await create({ captcha }, 'another').expect(422);
  await guarded.stop();
});

it('confirms that an application has arrived, with its loan, the result and what is still needed, in its country', async () => {
  const recipient = 'receipt@example.com';
  const data = { ...loanSample[1], email: recipient };
  const { code } = await createLoan(api, { data, country: 'be' });
  for (const step of [2, 3, 4] as const)
    await post('saveStepData', { code, current_step: step, furthest_step: step, data: loanSample[step] }).expect(200);
  await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
  await eventually(async () => expect(await mailed(recipient)).toHaveLength(1));
  const [mail] = await mailed(recipient);
  expect(mail?.subject).toBe('We have received your loan application – Meridian Bank');
  const said = [
    'Amount: €10,000.00\nTerm: 36 months',
    'The first check was positive',
    'your last payslip',
    'the invoice',
    groupCode(code),
  ];
  for (const text of [...said, `/be-en/loan-application/resume/${code}`]) expect(mail?.text).toContain(text);
  const sentAgain = async (): Promise<string> => {
    const before = (await mailed(recipient)).length;
    await api.http
      .post(`/api/v1/applications/${code}/jump`)
      .set('Cookie', await api.signIn())
      .send({ state: 'stepFive', reason: 'A page was broken' })
      .expect(200);
    await post('saveAdditionalData', { code, data: loanSample[5] }).expect(200);
    await eventually(async () => expect(await mailed(recipient)).toHaveLength(before + 1));
    return (await mailed(recipient)).at(-1)?.text ?? '';
  };
  await uploadDocuments(api, code, [{ content: png }], 'payslip').expect(200);
  const [needed, part] = ['What we still need from you', await sentAgain()];
  expect(part).toContain(needed);
  expect(part).toContain('the invoice');
  expect(part).not.toContain('your last payslip');
  await uploadDocuments(api, code, [{ content: png }], 'invoice').expect(200);
  const whole = await sentAgain();
  expect(whole).not.toContain(needed);
  expect(whole).toContain('We have your documents already');
  // As where a worker ends behind its mail.
  const before = (await mailed(recipient)).length;
  const again = `update jobs.job set state = 'retry', start_after = now(), completed_on = null where name = 'flow-action'`;
  await api.database.query(again);
  const left = `select from jobs.job where name = 'flow-action' and state in ('retry', 'active')`;
  await eventually(async () => expect(await api.database.query(left)).toEqual([]));
  expect(await mailed(recipient)).toHaveLength(before);
});
