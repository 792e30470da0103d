import { createLoan, loanSample } from '../testing/loan-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const creation = { flow: 'loan-application', type: 'application.create', fields: loanSample[1], loan: loanSample.loan };
const referral = { flow: 'loan-application', type: 'application.refer', loan: loanSample.loan, storeNumber: '101' };
const post = (body: object) => api.http.post('/api/v1/applications').send(body);

describe('an application that is created over the platform’s API', () => {
  it('is of the staff only when it comes from the staff’s pages', async () => {
    const staffLoan = { ...loanSample.loan, consumer_loan_application_loan_type_id: 3 };
    const { body } = await post({ ...creation, loan: staffLoan, isStaff: true, referrer: 'example.com' }).expect(422);
    expect(body.errors).toEqual({ consumer_loan_application_loan_type_id: ['oneOf'] });
    const staff = await post({
      ...creation,
      loan: staffLoan,
      isStaff: true,
      referrer: 'staff.meridianbank.example',
    }).expect(201);
    expect(staff.body.application).toMatchObject({ is_staff: true, referrer: 'staff.meridianbank.example' });
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
