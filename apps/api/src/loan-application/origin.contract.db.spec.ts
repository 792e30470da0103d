import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  // The address that a proxy names counts; a test’s own is none of the staff’s.
  api = await startApi({ STAFF_ADDRESSES: '203.0.113.0/24, 2001:db8:4::/48', TRUST_PROXY: '1' });
});
afterAll(() => api.stop());

const creation = { flow: 'loan-application', type: 'application.create', fields: loanSample[1], loan: loanSample.loan };
const referral = { flow: 'loan-application', type: 'application.refer', loan: loanSample.loan, storeNumber: '101' };
const post = (body: object) => api.http.post('/api/v1/applications').send(body);

describe('an application that is created over the platform’s API', () => {
  const loan = { ...loanSample.loan, consumer_loan_application_loan_type_id: 3 };
  const claimed = { ...creation, loan, isStaff: true, referrer: 'staff.meridianbank.example' };

  it('is of the staff only when it comes from the staff’s pages', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const { body } = await post({ ...claimed, referrer: 'example.com' })
      .set(from)
      .expect(422);
    expect(body.errors).toEqual({ consumer_loan_application_loan_type_id: ['oneOf'] });
    const staff = await post(claimed).set(from).expect(201);
    expect(staff.body.application).toMatchObject({ is_staff: true, referrer: 'staff.meridianbank.example' });
  });

  it.each([
    ['from elsewhere', { 'X-Forwarded-For': '198.51.100.7' }],
    ['with an address of the staff before one’s own', { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' }],
    ['without a proxy', {}],
  ])('gives nobody the staff’s rate who only claims their page and flag: %s', async (_, headers) => {
    const refused = await post(claimed).set(headers).expect(422);
    expect(refused.body.errors).toEqual({ consumer_loan_application_loan_type_id: ['oneOf'] });
    const { body } = await post({ ...claimed, loan: loanSample.loan })
      .set(headers)
      .expect(201);
    expect(body.application).toMatchObject({ is_staff: false });
    const change = { type: 'loan.change', fields: { consumer_loan_application_loan_type_id: 3 } };
    await api.http.post(`/api/v1/applications/${body.application.code}/events`).set(headers).send(change).expect(422);
    const catalogue = await api.http.get('/consumer-loans-vm-stores/api/getLoanDetails').set(headers).expect(200);
    expect(catalogue.body).toMatchObject({ allow_staff_loans: false });
  });

  it('gives the staff’s rate at an address of theirs, and to who is signed in', async () => {
    const wire = { data: loanSample[1], loan, is_staff: true, referrer: 'staff.meridianbank.example' };
    for (const headers of [{ 'X-Forwarded-For': '2001:db8:4:7::1' }, { Cookie: await api.signIn() }]) {
      const created = await api.http.post('/consumer-loans-application/api/create').set(headers).send(wire).expect(201);
      expect(created.body.application).toMatchObject({ is_staff: true });
      const catalogue = await api.http.get('/consumer-loans-vm-stores/api/getLoanDetails').set(headers).expect(200);
      expect(catalogue.body).toMatchObject({ allow_staff_loans: true });
    }
  });

  it('shows its referrer like any other', async () => {
    expect((await post({ ...creation, referrer: 'example.com' }).expect(201)).body.application).toMatchObject({
      is_staff: false,
      referrer: 'example.com',
    });
    expect((await post({ ...creation, referrer: 'x'.repeat(201) }).expect(422)).body.errors).toEqual({
      referrer: ['length'],
    });
    expect((await post({ ...creation, referrer: { of: 'nobody' } }).expect(422)).body.errors).toEqual({
      referrer: ['format'],
    });
  });

  it('is referred by a store that exists, and by the partner alone', async () => {
    expect((await post({ ...referral, referrer: 'example.com' }).expect(201)).body.application).toMatchObject({
      state: 'stepVm',
      referrer: 'vanmarcke',
    });
    expect((await post({ ...referral, storeNumber: 'nowhere' }).expect(422)).body.errors).toEqual({
      storeNumber: ['oneOf'],
    });
    expect((await post({ ...referral, soldBy: { name: 'x'.repeat(3_000) } }).expect(422)).body.errors).toEqual({
      soldBy: ['length'],
    });
  });

  it('knows no members beside those of its event', async () => {
    expect((await post({ ...creation, route: 'intermediary' }).expect(422)).body.errors).toEqual({
      route: ['unknown'],
    });
  });
});

it('logs nothing with an event but what belongs to it', async () => {
  const { code } = await createLoan(api);
  const { body } = await api.http
    .post(`/api/v1/applications/${code}/events`)
    .send({ type: 'step.back', ballast: 'x'.repeat(100_000) })
    .expect(422);
  expect(body.errors).toEqual({ ballast: ['unknown'] });
  await api.http
    .post(`/api/v1/applications/${code}/events`)
    .send({ type: 'step.back', actor: { role: 'admin' }, at: '2030-01-01' })
    .expect(200);
});
