import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { contactData } from '@statewise/machines/testing';
import { addContact, atPeople, saveBusinessStep } from '../testing/business-sample.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// All roles of a person in one act over the platform's API; the wire's contacts stay what they are.

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.stop());

const nora = { idcard: '592017736' };
const roles = {
  owner: {
    contact_type: 'beneficial_owner_individual',
    data: contactData('beneficial_owner_individual', { ...nora, shares: 100 }),
  },
  director: { contact_type: 'director_individual', data: contactData('director_individual', nora) },
  signatory: { contact_type: 'authorised_signatory', data: contactData('authorised_signatory', nora) },
  holder: { contact_type: 'principal_account_holder', data: contactData('principal_account_holder', nora) },
};

const send = (code: string, event: object, headers: Record<string, string> = {}) =>
  api.http
    .post(`/api/v1/applications/${code}/events`)
    .set(headers)
    .send({ type: 'contacts.save', ...event });
const load = async (code: string) =>
  (await api.http.post('/e-banking/api/loadApplicationByCode').send({ code }).expect(200)).body;

it('adds every role of a person in one act, and the step of the holders is done with it', async () => {
  const { code, version } = await atPeople(api);
  await send(code, { contacts: roles }).expect(200);
  const { application, contacts } = await load(code);
  expect(application.version).toBe(version + 1);
  expect(contacts.map(({ contact_type }: { contact_type: string }) => contact_type)).toEqual(
    Object.values(roles).map(({ contact_type }) => contact_type),
  );
  expect(new Set(contacts.map(({ id }: { id: string }) => id)).size).toBe(4);
  expect(await saveBusinessStep(api, code, 3)).toMatchObject({ state: 'payment', current_step: 5, furthest_step: 5 });
});

it('is answered again by its key, and adds nothing twice', async () => {
  const { code } = await atPeople(api);
  const key = { 'Idempotency-Key': `people-${code}` };
  const first = await send(code, { contacts: roles }, key).expect(200);
  const again = await send(code, { contacts: roles }, key).expect(200);
  expect(again.body).toEqual(first.body);
  expect((await load(code)).contacts).toHaveLength(4);
});

it('changes or deletes nothing where one of several contacts is wrong, and says which', async () => {
  const { code } = await atPeople(api);
  const id = await addContact(api, code, 'authorised_signatory');
  const director = {
    contact_type: 'director_individual',
    data: { ...contactData('director_individual'), birthday: '' },
  };
  const { body } = await send(code, { contacts: { ...roles, director }, removed: [id] }).expect(422);
  expect(body.errors).toEqual({ 'director.birthday': ['required'] });
  expect((await load(code)).contacts).toMatchObject([{ id }]);
});

it('takes no id of a new contact from a caller, and none of another application', async () => {
  const [{ code }, other] = await Promise.all([atPeople(api), atPeople(api)]);
  const foreign = await addContact(api, other.code, 'director_individual');
  const data = contactData('director_individual');
  await send(code, { contacts: { director: roles.director }, ids: { director: foreign } }).expect(200);
  expect((await load(code)).contacts[0].id).not.toBe(foreign);
  const edit = { contact_type: 'director_individual', data, contact_id: foreign };
  const { body } = await send(code, { contacts: { director: edit } }).expect(422);
  expect(body.errors).toEqual({ 'director.id': ['unknown'] });
  await send(code, { contacts: { signatory: roles.signatory }, removed: [foreign] }).expect(200);
  expect((await load(other.code)).contacts).toMatchObject([{ id: foreign }]);
});

it('is told role by role in the history of answers, and replays to what is stored', async () => {
  const { code } = await atPeople(api);
  await send(code, { contacts: roles }).expect(200);
  const [{ public_id: id }] = await api.database.query('select public_id from application where code_digest = $1', [
    api.digestOf(code),
  ]);
  const { body } = await api.http.get(`/api/v1/applications/${id}/history`).set('Cookie', admin).expect(200);
  const told = body.changes.filter(({ event }: { event: string }) => event === 'contacts.save');
  expect(told.filter(({ name }: { name: string }) => name === 'idcard')).toHaveLength(4);
  const { divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(divergences).toEqual([]);
});
