import { onPlatform } from '@statewise/contract';
import { businessAccountFlow } from '@statewise/machines';
import { decisionOn, eventSamples } from '@statewise/flow/testing';
import { ApplicationAccess } from '@statewise/server/applications/application-access.js';
import { FlowMaintenance } from '@statewise/server/engine/flow-maintenance.js';
import { contactData, nextNumber } from '@statewise/machines/testing';
import { addContact, atFinish, atHolders, atPeople } from '../testing/business-sample.js';
import { colleague } from '../testing/colleague.js';
import { startApi, type TestApi } from '../testing/start-api.js';

// The contacts of a business account, and what refused calls leave as it was.

const base = '/e-banking/api';
let api: TestApi;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  admin = await api.signIn();
});
afterAll(() => api.stop());

const post = (call: string, body: object, headers: Record<string, string> = {}) =>
  api.http.post(`${base}/${call}`).set(headers).send(body);
const errorsOf = async (call: string, body: object) => (await post(call, body).expect(422)).body.errors;
const load = async (code: string) => (await post('loadApplicationByCode', { code }).expect(200)).body;

/** Everything that is stored of an application. */
const rowsOf = (code: string) =>
  api.database.query(
    `select a.*, (select json_agg(s order by step_number) from application_step s where s.application_id = a.id) as steps,
      (select json_agg(c order by id) from contact c where c.application_id = a.id) as contacts,
      (select count(*) from transition t where t.application_id = a.id) as transitions
    from application a where code_digest = $1`,
    [api.digestOf(code)],
  );

describe('contacts', () => {
  it.each([
    [{ idcard: 'M123' }, { idcard: ['numbers'] }],
    [{ birthday: '01/01/2020' }, { birthday: ['adult'] }],
    [{ birthday: '1980-01-01' }, { birthday: ['date'] }],
    [{ expiry: '01/01/2020' }, { expiry: ['date'] }],
    [{ shares: 0 }, { shares: ['min'] }],
    [{ shares: 'half' }, { shares: ['numbers'] }],
    [{ name: '' }, { name: ['required'] }],
    [{ parent_id: '01932f6e-8f2a-7c3b-9d4e-5f6071829304' }, { parent_id: ['oneOf'] }],
    [{ colour: 'red' }, { colour: ['unknown'] }],
  ])('answer %j with %j', async (other, errors) => {
    const { code } = await atPeople(api);
    const data = contactData('beneficial_owner_individual', other);
    expect(await errorsOf('saveContact', { code, contact_type: 'beneficial_owner_individual', data })).toEqual(errors);
  });

  it('are refused with a type that is none or that the step does not have', async () => {
    const { code } = await atPeople(api);
    const data = contactData('owner_partner');
    for (const contact_type of ['nobody', 'owner_partner', 'principal_account_holder'])
      expect(await errorsOf('saveContact', { code, contact_type, data })).toEqual({ contact_type: ['oneOf'] });
    expect(await errorsOf('saveContact', { code, data })).toEqual({ contact_type: ['required'] });
    expect(await errorsOf('saveContact', { code, contact_type: 'account', data: 1 })).toEqual({ data: ['format'] });
  });

  it('never hold more than 100 and have cards of their own', async () => {
    const { code } = await atPeople(api);
    await addContact(api, code, 'beneficial_owner_individual', { shares: 60, idcard: '77-7' });
    const add = (other: object, contact_type = 'beneficial_owner_individual') =>
      errorsOf('saveContact', { code, contact_type, data: contactData('beneficial_owner_individual', other) });
    expect(await add({ shares: 40.01 })).toEqual({ shares: ['shares'] });
    expect(await add({ shares: 1, idcard: '7.77', name: 'Paul' })).toEqual({ idcard: ['unique'] });
    await addContact(api, code, 'director_individual', { idcard: '777', name: ' nora ', surname: 'CAMILLERI' });
  });

  it('are at most three principal holders and two with a card', async () => {
    const { code } = await atHolders(api);
    for (let count = 0; count < 3; count += 1) await addContact(api, code, 'principal_account_holder');
    for (let count = 0; count < 2; count += 1) await addContact(api, code, 'additional_card_holder');
    for (const type of ['principal_account_holder', 'additional_card_holder'] as const)
      expect(await errorsOf('saveContact', { code, contact_type: type, data: contactData(type) })).toEqual({
        [type]: ['max'],
      });
  });

  it('all survive when eight are added at once', async () => {
    const { code, version } = await atPeople(api);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('saveContact', { code, contact_type: 'director_individual', data: contactData('director_individual') }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(8);
    const { contacts, application } = await load(code);
    expect(contacts).toHaveLength(8);
    expect(application.version).toBe(version + 8);
  });

  it('never pass 100 when eight owners are added at once', async () => {
    const { code } = await atPeople(api);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('saveContact', {
          code,
          contact_type: 'beneficial_owner_individual',
          data: contactData('beneficial_owner_individual', { shares: 30 }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.errors).toEqual({ shares: ['shares'] });
  });

  it('conflict with a version that is not the newest', async () => {
    const { code, version } = await atPeople(api);
    const id = await addContact(api, code, 'director_individual');
    const data = contactData('director_individual', { id });
    const { body } = await post('saveContact', { code, contact_type: 'director_individual', data, version }).expect(
      409,
    );
    expect(body).toMatchObject({ version: version + 1, state: 'people' });
    await post('deleteContact', { code, id, version }).expect(409);
    await post('deleteContact', { code, id, version: version + 1 }).expect(200);
    await post('saveContact', { code, contact_type: 'director_individual', data }).expect(404);
    await post('deleteContact', { code, id }).expect(404);
  });

  it('are added once by a call that is repeated, whatever happened since', async () => {
    const { code } = await atPeople(api);
    const key = { 'Idempotency-Key': `contact-${nextNumber()}` };
    const call = { code, contact_type: 'director_individual', data: contactData('director_individual') };
    const first = await post('saveContact', call, key).expect(200);
    const other = await addContact(api, code, 'director_company');
    await post('deleteContact', { code, id: first.body.id }).expect(200);
    const again = await post('saveContact', call, key).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await load(code)).contacts).toMatchObject([{ id: other }]);
    await post('saveContact', { ...call, contact_type: 'authorised_signatory' }, key).expect(422);
  });

  it('take the shareholders of a company with them', async () => {
    const { code } = await atPeople(api);
    const parent_id = await addContact(api, code, 'beneficial_owner_company', { shares: 40 });
    await addContact(api, code, 'beneficial_owner_individual', { shares: 50, parent_id });
    const { body } = await post('deleteContact', { code, id: parent_id }).expect(200);
    expect(body.contacts).toEqual([]);
    expect((await rowsOf(code))[0].contacts).toBeNull();
  });

  it('stay as they are when an admin jumps and takes it back', async () => {
    const { code } = await atHolders(api);
    const before = (await load(code)).contacts;
    await api.http
      .post(`/api/v1/applications/${code}/jump`)
      .set('Cookie', admin)
      .send({ state: 'payment', reason: 'asked' })
      .expect(200);
    await addContact(api, code, 'client_number');
    await api.http
      .post(`/api/v1/applications/${code}/events`)
      .set('Cookie', admin)
      .send({ type: 'application.undo' })
      .expect(200);
    const { contacts, application } = await load(code);
    expect(application).toMatchObject({ state: 'holders', furthest_step: 4 });
    expect(contacts.slice(0, before.length)).toEqual(before);
    expect(contacts).toHaveLength(before.length + 1);
  });

  it('are exported and erased with their application', async () => {
    const { code } = await atHolders(api);
    const { body } = await api.http.get(`/api/v1/applications/${code}/export`).set('Cookie', admin).expect(200);
    expect(body.contacts).toHaveLength(5);
    const [{ id }] = await rowsOf(code);
    const second = await colleague(api, 'second@example.com');
    const erase = () => api.http.delete(`/api/v1/applications/${code}`);
    const { hash } = (await erase().set('Cookie', admin).expect(202)).body.proposal;
    await erase().set('Cookie', second).send({ hash }).expect(204);
    expect(await api.database.query('select 1 from contact where application_id = $1', [id])).toEqual([]);
  });
});

it('sets lists aside with the account type and brings them back', async () => {
  const { code } = await atFinish(api);
  await post('changeStep', { code, page: 1 }).expect(200);
  const { data } = await load(code);
  const change = async (account_type: string) => {
    const { isCompany: _, is_credit_card_account: __, ...basics } = data[1];
    await post('changeStep', { code, page: 1 }).expect(200);
    await post('saveStepOne', { code, data: { ...basics, account_type } }).expect(200);
    return (await load(code)).contacts.length;
  };
  expect(await change('credit_card')).toBe(1);
  expect(await change('current')).toBe(6);
  await post('changeStep', { code, page: 7 }).expect(200);
  await post('finish', { code }).expect(200);
});

it('changes no row by an event that the chart forbids, in any state', async () => {
  const applicant = { actor: { role: 'applicant' as const }, who: onPlatform };
  const samples = eventSamples(businessAccountFlow).map(({ at: _, actor: __, ...event }) => event);
  const access = api.app.get(ApplicationAccess, { strict: false });
  const { code } = await atFinish(api);
  const states = ['resume', 'basics', 'address', 'people', 'holders', 'payment', 'marketing', 'finish', 'completed'];
  for (const state of states) {
    await api.http
      .post(`/api/v1/applications/${code}/jump`)
      .set('Cookie', admin)
      .send({ state, reason: 'tried' })
      .expect(200);
    const before = await rowsOf(code);
    const { snapshot } = await access.read(code, applicant);
    const forbidden = samples.filter((event) => !decisionOn(businessAccountFlow, snapshot, event).taken);
    expect(forbidden.length).toBeGreaterThan(samples.length / 2);
    const sent = forbidden.map(async ({ id: _id, vies: _vies, isVatUsed: _used, from: _from, ...event }) => {
      const { status } = await api.http.post(`/api/v1/applications/${code}/events`).send(event);
      return { type: event.type, isRefused: status >= 400 && status < 500 };
    });
    expect((await Promise.all(sent)).filter(({ isRefused }) => !isRefused)).toEqual([]);
    expect(await rowsOf(code)).toEqual(before);
  }
}, 300_000);

const nonsense: readonly unknown[] = [
  null,
  0,
  -1,
  '',
  'x',
  'x'.repeat(5_000),
  true,
  [],
  [1],
  {},
  { id: {} },
  { toString: 1, valueOf: 1 },
  '\ud800',
];
const members = [
  'code',
  'data',
  'page',
  'furthestStep',
  'version',
  'contact_type',
  'id',
  'vat',
  'countryCode',
  'country',
  'companyType',
  'creditCardTypes',
  'language',
  'applicationCode',
];

it.each([
  'checkCode',
  'loadApplicationByCode',
  'saveStepOne',
  'saveStepData',
  'changeStep',
  'saveContact',
  'deleteContact',
  'finish',
  'extractVATData',
  'validateVat',
  'getIzolaProLogic',
])('answers %s with a refusal whatever nonsense it is sent', async (call) => {
  const { code } = await atPeople(api);
  for (const name of members) {
    for (const value of nonsense) {
      const { status, body } = await post(call, { code, [name]: value });
      expect([call, name, value, status < 500]).toEqual([call, name, value, true]);
      if (status >= 400) expect(body).toMatchObject({ success: false, status, message: expect.any(String) });
    }
  }
});

it('has logs that lead exactly to what is stored, contacts included, whatever the tests before did', async () => {
  const { checked, divergences } = await api.app.get(FlowMaintenance, { strict: false }).verify();
  expect(checked).toBeGreaterThan(30);
  expect(divergences).toEqual([]);
});
