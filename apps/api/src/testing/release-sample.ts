import { eventually } from '@statewise/server/testing/eventually.js';
import { addContact, atFinish, atHolders, atPeople, createBusiness } from './business-sample.js';
import { atDocuments, atStepFive, createLoan, loanSample, saveStep } from './loan-sample.js';
import type { TestApi } from './start-api.js';

/** Whose mail, webhook and search a release leaves behind, to be read by later ones. */
export const releaseSample = { customer: 'piet@example.com', webhook: 'Ledger', view: 'Mine' };

const sale = {
  store_number: '101',
  employee_number: 'E4711',
  employee_email_address: 'jan@bathline.example',
  employee_full_name: 'Jan Peeters',
  title: 'mr',
  first_name: 'Piet',
  last_name: 'Janssens',
  date_of_birth: '02/05/1980',
  email: releaseSample.customer,
  mobile: '+32 470 12 34 56',
  loan_type_id: 1,
  loan_amount: '10,000',
  loan_term: 36,
};

/** Leaves what a release stores: applications of every flow in many states, and what stands encrypted beside them. */
export async function leaveSamples(api: TestApi): Promise<void> {
  const cookie = await api.signIn();
  const send = (path: string, body: object) => api.http.post(path).set('Cookie', cookie).send(body);
  await leaveLoans(api, send);
  await leaveSales(api);
  await createBusiness(api);
  await addContact(api, (await atPeople(api)).code, 'director_individual');
  await atHolders(api);
  await atFinish(api);
  await api.http
    .post('/e-banking/api/finish')
    .send({ code: (await atFinish(api)).code })
    .expect(200);
  const hook = { name: releaseSample.webhook, url: 'http://127.0.0.1:9/', flows: ['store'] };
  await send('/api/v1/webhooks', hook).expect(201);
  await api.http
    .put('/api/v1/saved-views')
    .set('Cookie', cookie)
    .send({ name: releaseSample.view, query: 'flow=store' })
    .expect(200);
}

type Send = (path: string, body: object) => ReturnType<TestApi['http']['post']>;

async function leaveLoans(api: TestApi, send: Send): Promise<void> {
  const { code: typing } = await createLoan(api);
  await api.http
    .put(`/api/v1/applications/${typing}/drafts/2`)
    .send({ fields: { city: 'Sl' } })
    .expect(204);
  await atStepFive(api);
  await atStepFive(api, { net_monthly_income: '900' });
  const { code: poor } = await atStepFive(api, { net_monthly_income: '900' });
  const answers = { code: poor, data: loanSample[5] };
  await api.http.post('/consumer-loans-application/api/saveAdditionalData').send(answers).expect(200);
  await api.http
    .post(`/api/v1/applications/${poor}/events`)
    .send({ type: 'review.request', words: 'My contract was extended.' })
    .expect(200);
  await atDocuments(api);
  const { code: accepted, version } = await atDocuments(api);
  const status = { status_type: 'final', status_value: 1, reason: 'Everything is there', version };
  await send(`/api/v1/applications/${accepted}/statuses`, status).expect(200);
  const { code: jumped } = await createLoan(api);
  await send(`/api/v1/applications/${jumped}/jump`, { state: 'stepFour', reason: 'Asked by phone' }).expect(200);
}

/** One sale that its customer has not touched, and one that was continued under a new code. */
async function leaveSales(api: TestApi): Promise<void> {
  const sell = () =>
    api.http.post('/consumer-loans-vm-stores/api/save').send({ action: 'create', form_data: sale }).expect(201);
  await sell();
  const { code } = (await sell()).body;
  const first = { code, current_step: 0, furthest_step: 0, data: loanSample.loan };
  const { body } = await api.http.post('/consumer-loans-application/api/saveStepData').send(first).expect(200);
  await eventually(async () => expect(await api.mailsTo(sale.email)).not.toHaveLength(0));
  await saveStep(api, body.application.code, 1);
}
