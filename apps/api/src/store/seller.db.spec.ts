import { exampleOf, StoreDetails, StoreEntry, type Fields } from '@statewise/fields';
import { startApi, type TestApi } from '../testing/start-api.js';

// Of a signed-in intermediary the account says who sells, and in which store: no call names another one.

const base = '/consumer-loans-vm-stores/api';
const events = '/api/v1/applications';
const details: Fields = { ...exampleOf(StoreDetails), promotion_id: '', email: 'ada@example.com' };
let api: TestApi;
let cookie: string;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on', WORKER: 'off' });
  const { headers } = await api.http
    .post(`${base}/intermediaryLogin`)
    .send({ username: 'demo-store', password: 'a long passphrase' })
    .expect(200);
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => api.stop());

const own = async (): Promise<{ id: string; store: string }> =>
  (
    await api.database.query(
      `select i.id, s.store_number as store from intermediary i join store s on s.id = i.store_id where username = 'demo-store'`,
    )
  )[0];
const worksFor = (store: string) =>
  api.database.query(
    `update intermediary set store_id = (select id from store where store_number = $1) where username = 'demo-store'`,
    [store],
  );
const asSeller = (address: string, body: object) => api.http.post(address).set('Cookie', cookie).send(body);
const entered = async (): Promise<string> =>
  (await asSeller(events, { flow: 'store', type: 'intermediary.enter' }).expect(201)).body.application.code;
const saving = { type: 'step.save', step: 2, fields: details };

it('refers a loan in the name of the account and its store, whatever the call says', async () => {
  const { id, store } = await own();
  const loan = { consumer_loan_application_loan_type_id: 1, amount: 9_000, loan_term: 48 };
  const soldBy = { intermediary_id: '5', intermediary_name: 'Luca', employee_full_name: 'Jan Peeters' };
  const refer = { flow: 'loan-application', type: 'application.refer', storeNumber: '106', loan, soldBy };
  const { application } = (await asSeller(events, refer).expect(201)).body;
  const digest = api.digestOf(application.code);
  const [{ facts }] = await api.database.query('select facts from application where code_digest = $1', [digest]);
  expect(facts.referral).toEqual({ storeNumber: store });
  const [log] = await api.database.query(
    `select t.event as payload from transition t join application a on a.id = t.application_id where a.code_digest = $1 and t.seq = 1`,
    [digest],
  );
  expect(log.payload.soldBy).toMatchObject({ intermediary_id: id, employee_full_name: 'Jan Peeters' });
  expect(log.payload.soldBy.intermediary_name).not.toBe('Luca');
});

it('begins no sale by an employee’s number', async () => {
  await asSeller(events, { flow: 'store', type: 'application.create', fields: exampleOf(StoreEntry) }).expect(409);
});

it('leaves a sale to the store in which it was begun, though its seller works for another one by now', async () => {
  const { store } = await own();
  const [sold, begun] = [await entered(), await entered()];
  const { handed_over } = (await asSeller(`${events}/${sold}/events`, saving).expect(200)).body;
  await api.database.query(
    `insert into intermediary (username, name, store_id, password_hash)
      select 'colleague', 'Colleague', store_id, password_hash from intermediary where username = 'demo-store'`,
  );
  const { headers } = await api.http
    .post(`${base}/intermediaryLogin`)
    .send({ username: 'colleague', password: 'a long passphrase' })
    .expect(200);
  const colleague = String(headers['set-cookie']).split(';')[0] ?? '';
  await worksFor('106');
  await api.http.get(`${events}/${handed_over.code}`).set('Cookie', colleague).expect(200);
  await api.http.get(`${events}/${sold}`).set('Cookie', colleague).expect(200);
  await asSeller(`${events}/${begun}/events`, saving).expect(403);
  await worksFor(store);
  await asSeller(`${events}/${begun}/events`, saving).expect(200);
});
