import { createBusiness } from '../../../testing/business-sample.js';
import { createLoan, loanSample } from '../../../testing/loan-sample.js';
import { startApi, type TestApi } from '../../../testing/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RESUME_CHECK: 'mail', RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => api.stop());

const loan = '/consumer-loans-application/api';
const unconfirmed = 'urn:statewise:problem:application:confirm-device';

interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What a browser sends back of the cookies of an answer. */
const cookiesOf = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

/** Applications are told apart by their addresses, as their mails are. */
let count = 0;
async function created() {
  const email = `applicant${(count += 1)}@example.com`;
  const body = { current_step: 1, furthest_step: 1, data: { ...loanSample[1], email }, loan: loanSample.loan };
  const answer = await api.http.post(`${loan}/create`).send(body).expect(201);
  return { email, code: String(answer.body.code), mark: cookiesOf(answer), answer };
}

const read = (code: string, cookie = '') => api.http.get(`/api/v1/applications/${code}`).set('Cookie', cookie);
const ask = (code: string) => api.http.post(`/api/v1/applications/${code}/device/number`);
const type = (code: string, number: string) => api.http.post(`/api/v1/applications/${code}/device`).send({ number });
const errorsOf = async (code: string, number: string) => (await type(code, number).expect(422)).body.errors;

/** Asks for a number and reads it where it was mailed. */
async function mailed(code: string, email: string): Promise<string> {
  await ask(code).expect(200);
  return /^\d{6}$/m.exec((await numbersTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** The mails with numbers to an address. */
const numbersTo = async (email: string, { mailsTo } = api) =>
  (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Your number'));

it('marks the device that created an application, with a cookie that no script and no other site can use', async () => {
  const { code, mark, answer } = await created();
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^statewise_device_\w+=[\w.-]+; Max-Age=15552000; Path=\/; .*HttpOnly; SameSite=Strict$/,
  );
  expect((await read(code, mark).expect(200)).body.data['1'].last_name).toBe('Vella');
  await api.http.post(`${loan}/resume`).set('Cookie', mark).send({ code }).expect(200);
});

it('keeps forty marks in one browser, as in a shop, and lets the oldest go', async () => {
  const marks = Array.from({ length: 41 }, (_, n) => `statewise_device_${n}=${1_700_000_000 + n}.${'a'.repeat(22)}`);
  const create = (cookies: readonly string[]) => {
    const data = { ...loanSample[1], email: `shop${(count += 1)}@example.com` };
    const body = { current_step: 1, furthest_step: 1, data, loan: loanSample.loan };
    return api.http.post(`${loan}/create`).set('Cookie', cookies.join('; ')).send(body).expect(201);
  };
  expect(cookiesOf(await create(marks.toReversed()))).toMatch(
    /^statewise_device_1=; statewise_device_0=; statewise_device_\w{16}=/,
  );
  expect(cookiesOf(await create(['theme=dark', ...marks.slice(2)]))).toMatch(/^statewise_device_\w{16}=[^;]*$/);
});

it('tells another device nothing but that the code is known, whatever it asks or sends', async () => {
  const { code, email } = await created();
  const other = (await created()).mark;
  const save = { code, current_step: 2, furthest_step: 2, data: loanSample[2] };
  const answers = [
    await read(code),
    await read(code, other),
    await read(code, other.replace(/=.*/, '=1.AAAA')),
    await api.http.post(`${loan}/resume`).send({ code }),
    await api.http.post(`${loan}/saveStepData`).set('Idempotency-Key', 'again').send(save),
    await api.http.post(`${loan}/sendLoanPlan`).send({ code, email: 'thief@example.com' }),
    await api.http.put(`/api/v1/applications/${code}/drafts/2`).send({ fields: {} }),
    await api.http.get(`/api/v1/applications/${code}/transitions`),
  ];
  for (const { status, body, text } of answers) {
    expect({ status, type: body.type }).toEqual({ status: 403, type: unconfirmed });
    for (const known of ['Vella', 'Ada', email, 'stepTwo']) expect(text).not.toContain(known);
  }
  expect((await api.http.post(`${loan}/canResume`).send({ code }).expect(200)).body.can_resume).toBe(true);
  expect(await api.mailsTo('thief@example.com')).toEqual([]);
  await read('7K3M9QWX2TRB').expect(404);
});

it('opens it to a device on which the number is typed that was mailed, once', async () => {
  const { code, email } = await created();
  const number = await mailed(code, email);
  expect(number).toMatch(/^\d{6}$/);
  const letter = (await numbersTo(email)).at(-1)?.text ?? '';
  expect(letter).toMatch(/^https?:\/\/\S+\/\w\w-en\/loan-application\/resume$/m);
  const [stored] = await api.database.query('select device_number::text as row from device_number');
  expect(stored.row).not.toContain(number);
  const confirmed = await type(code, ` ${number.slice(0, 3)} ${number.slice(3)}`).expect(200);
  await read(code, cookiesOf(confirmed)).expect(200);
  expect(await errorsOf(code, number)).toEqual({ number: ['unknown'] });
  // Its own browser has typed it in another tab, and goes on in this one.
  await type(code, number).set('Cookie', cookiesOf(confirmed)).expect(200);
  await read(code).expect(403);
});

it('lets a call that is repeated under its key in again while its number counts, and no other call', async () => {
  const { code, email } = await created();
  const number = await mailed(code, email);
  const again = (key: string, typed = number) => type(code, typed).set('Idempotency-Key', key);
  await again('mine').expect(200);
  await read(code, cookiesOf(await again('mine').expect(200))).expect(200);
  const wrong = number === '111111' ? '222222' : '111111';
  for (const other of [again('other'), again('mine', wrong), type(code, number)])
    expect((await other.expect(422)).body.errors).toEqual({ number: ['unknown'] });
  await api.database.query(`update device_number set expires_at = now() - interval '1 second'`);
  await again('mine').expect(422);
});

it('takes a number five times at most, for ten minutes, and mails another one only after a minute', async () => {
  const { code, email } = await created();
  expect(await errorsOf(code, '123456')).toEqual({ number: ['unknown'] });
  const number = await mailed(code, email);
  const wrong = number === '111111' ? '222222' : '111111';
  for (const typed of ['', '12345', 'abcdef']) expect(Object.keys(await errorsOf(code, typed))).toEqual(['number']);
  for (let n = 0; n < 5; n += 1) expect(await errorsOf(code, wrong)).toEqual({ number: ['wrong'] });
  expect(await errorsOf(code, number)).toEqual({ number: ['unknown'] });
  const early = await ask(code).expect(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
  expect(await numbersTo(email)).toHaveLength(1);
  const late = await created();
  const forgotten = await mailed(late.code, late.email);
  await api.database.query(`update device_number set expires_at = now() - interval '1 second'`);
  expect(await errorsOf(late.code, forgotten)).toEqual({ number: ['unknown'] });
});

it('mails a number to an address to which others have had as many plans mailed as it takes a day', async () => {
  const { code, email } = await created();
  const others = await Promise.all(Array.from({ length: 4 }, created));
  const plans = others.flatMap(({ code: other, mark }) =>
    Array.from({ length: 5 }, () =>
      api.http.post(`${loan}/sendLoanPlan`).set('Cookie', mark).send({ code: other, email }).expect(200),
    ),
  );
  await Promise.all(plans);
  const one = await created();
  await api.http.post(`${loan}/sendLoanPlan`).set('Cookie', one.mark).send({ code: one.code, email }).expect(429);
  expect(await mailed(code, email)).toMatch(/^\d{6}$/);
});

it('takes no number that was mailed to an address which the application has no more', async () => {
  const { code, email, mark } = await created();
  const number = await mailed(code, email);
  const data = { ...loanSample[1], email: 'corrected@example.com' };
  await api.http.post(`${loan}/changeStep`).set('Cookie', mark).send({ code, current_step: 1, furthest_step: 2 });
  const save = { code, current_step: 1, furthest_step: 2, data };
  await api.http.post(`${loan}/saveStepData`).set('Cookie', mark).send(save).expect(200);
  expect(await errorsOf(code, number)).toEqual({ number: ['wrong'] });
});

it('lets several who type the same number at once in only once', async () => {
  const { code, email } = await created();
  const number = await mailed(code, email);
  const answers = await Promise.all([1, 2, 3].map(() => type(code, number)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

it('asks the bank’s own people for none', async () => {
  const { code } = await created();
  const admin = await api.signIn();
  const { body } = await read(code, admin).expect(200);
  await read(body.application.id, admin).expect(200);
});

it('opens what has no e-mail yet with the code, and marks the device that says where to write', async () => {
  const sale = { ...seller, ...customer, loan_type_id: 1, loan_amount: '10,000', loan_term: 36 };
  const sold = await api.http
    .post('/consumer-loans-vm-stores/api/save')
    .send({ action: 'create', form_data: sale })
    .expect(201);
  const prepared = String(sold.body.code);
  await read(prepared).expect(200);
  expect((await ask(prepared).expect(200)).body).toEqual({ success: true, wait_seconds: 60, valid_seconds: 600 });
  expect(await api.mailsTo(customer.email)).toEqual([]);
  const first = { code: prepared, current_step: 0, furthest_step: 0, data: loanSample.loan };
  const { code } = (await api.http.post(`${loan}/saveStepData`).send(first).expect(200)).body.application;
  const one = { code, current_step: 1, furthest_step: 1, data: { ...loanSample[1], email: customer.email } };
  const saved = await api.http.post(`${loan}/saveStepData`).send(one).expect(200);
  await read(code, cookiesOf(saved)).expect(200);
  await read(code).expect(403);
});

it('asks for business accounts and sales alike', async () => {
  const { code } = await createBusiness(api);
  await api.http.post('/e-banking/api/loadApplicationByCode').send({ code }).expect(403);
  expect((await api.http.post('/e-banking/api/checkCode').send({ code }).expect(200)).body.exists).toBe(true);
  const entry = { flow: 'store', type: 'application.create', fields: seller };
  const made = await api.http.post('/api/v1/applications').send(entry).expect(201);
  const sale = String(made.body.application.code);
  await read(sale, cookiesOf(made)).expect(200);
  await read(sale).expect(403);
  expect(await mailed(sale, seller.employee_email_address)).toMatch(/^\d{6}$/);
});

it('is not asked for by default', async () => {
  const usual = await startApi({ DATABASE_URL: api.databaseUrl, WORKER: 'off' });
  const { code } = await createLoan(usual);
  const answer = await usual.http.get(`/api/v1/applications/${code}`).expect(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  await usual.http.post(`/api/v1/applications/${code}/device/number`).expect(200);
  expect(await numbersTo(loanSample[1].email, usual)).toEqual([]);
  await usual.stop();
});

const seller = {
  store_number: '101',
  employee_number: 'E4711',
  employee_email_address: 'jan@bathline.example',
};
const customer = {
  employee_full_name: 'Jan Peeters',
  title: 'mr',
  first_name: 'Piet',
  last_name: 'Janssens',
  date_of_birth: '02/05/1980',
  email: 'piet@example.com',
  mobile: '+32 470 12 34 56',
};
